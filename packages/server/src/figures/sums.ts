import type { GameSums } from '@selva/protocol'
import type { FigureRow } from '../store/rows/figures.ts'

/** The number of newest games of a kind that are told one by one. */
const RECENT = 30
/** The number of maps that are told. */
const MAPS = 5

type Wins = { games: number; wins: number }

/** Sums under names, in the order in which the names first came. */
function winsBy<N>() {
  const sums = new Map<string, N & Wins>()
  return {
    add(name: N, { won }: FigureRow): void {
      const key = JSON.stringify(name)
      const sum = sums.get(key) ?? { ...name, games: 0, wins: 0 }
      sum.games++
      if (won) sum.wins++
      sums.set(key, sum)
    },
    all: (): readonly (N & Wins)[] => [...sums.values()],
  }
}

/** Sums of the finished games of one kind. Rows are added from the newest to the oldest. */
function gameSums(game: string) {
  const [sides, maps] = [winsBy<{ rules: string; as: string }>(), winsBy<{ map: string }>()]
  const total: Wins = { games: 0, wins: 0 }
  const counts: Record<string, number> = {}
  const recent: GameSums['recent'] = []
  return {
    add(row: FigureRow): void {
      const { rules, map, as, won, at } = row
      total.games++
      if (won) total.wins++
      for (const [what, n] of Object.entries(row.counts)) counts[what] = (counts[what] ?? 0) + n
      sides.add({ rules, as }, row)
      if (map !== '') maps.add({ map }, row)
      if (recent.length < RECENT) recent.push({ as, won, at, counts: row.counts })
    },
    sums: (): GameSums => ({
      game,
      ...total,
      counts,
      sides: [...sides.all()],
      maps: maps
        .all()
        .toSorted((a, b) => b.games - a.games || b.wins - a.wins)
        .slice(0, MAPS),
      recent,
    }),
  }
}

/** Sums up the finished games of a person, each kind of game apart. */
export function figureSums() {
  const games = new Map<string, ReturnType<typeof gameSums>>()
  return {
    add(row: FigureRow): void {
      const known = games.get(row.game) ?? gameSums(row.game)
      games.set(row.game, known)
      known.add(row)
    },
    all: (): GameSums[] => [...games.values()].map(({ sums }) => sums()),
  }
}
