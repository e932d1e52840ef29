import { elementAt, isRefusal, type Seat, SPECTATORS, seatsOf, seededChance, seedOf } from '@selva/core'
import {
  columnOf,
  escape,
  type Fact,
  type FullState,
  nameOf,
  plainSpeed,
  playerAt,
  rowOf,
  type Sector,
  type SeenFact,
  type Setting,
} from '@selva/escape'
import { CANDIDATES } from '@selva/protocol'
import { botFor } from '../../bot-for.ts'
import { readerFor } from '../../escape/reading.ts'
import { playGameToEnd } from '../../playout.ts'
import { namesFor } from '../names.ts'
import { LEAST_CHANCE, LEAST_LEAD, MOST_CHANCE, type Puzzle } from '../puzzle.ts'
import { becauseOf } from './because.ts'
import { type Trail, trailsFrom } from './trail.ts'

/** The table whose positions become puzzles: few players, and no card that only experts know. */
const TABLE = { zone: 'galilei', preset: 'basic', seats: 4 } as const
/** Lines that fit on the screen of a phone beside the map, the first of which says where the player was seen. */
const [LEAST_LINES, MOST_LINES] = [4, 6]
/** The part of the map that a phone shows at a readable size, in columns and rows. */
const [COLUMNS_SHOWN, ROWS_SHOWN] = [7, 7]
/** A candidate is no mere filler: it has this chance or more. */
const LEAST_CANDIDATE = 0.01
/** Chances are stored as parts of this. */
const WHOLE = 1000

type Ranked = readonly { readonly at: Sector; readonly chance: number }[]

/** Everything that a position is judged by. */
type Position = { readonly state: FullState; readonly seat: Seat; readonly trail: Trail; readonly ranked: Ranked }

function settingOf(): Setting {
  const setting = escape.setting(TABLE)
  if (isRefusal(setting)) throw new Error(`no puzzle is played at this table: ${setting.refused}`)
  return setting
}

const rankedBy = (chances: Float64Array): Ranked =>
  [...chances.entries()]
    .filter(([, chance]) => chance > 0)
    .map(([at, chance]) => ({ at: at as Sector, chance }))
    .toSorted((a, b) => b.chance - a.chance || a.at - b.at)

/** Does the difference between the greatest and the least stay below this? */
const isWithin = (numbers: readonly number[], span: number): boolean =>
  Math.max(...numbers) - Math.min(...numbers) < span

/** Is the best answer clearly the best, true, and no mere repetition of what was just heard? */
function isClear({ state, seat, trail, ranked }: Position): boolean {
  const [best, next] = ranked
  const fifth = ranked[CANDIDATES - 1]
  if (best === undefined || next === undefined || fifth === undefined) return false
  return (
    best.chance >= LEAST_CHANCE &&
    best.chance <= MOST_CHANCE &&
    best.chance >= LEAST_LEAD * next.chance &&
    fifth.chance >= LEAST_CANDIDATE &&
    playerAt(state, seat).at === best.at &&
    trail.heard.at(-1)?.sector !== best.at
  )
}

/** Is everything that was heard on the page, and does all of it fit on a small screen? */
function isReadable({ trail, ranked }: Position): boolean {
  const { heard, isWhole } = trail
  const shown = [...heard.flatMap(({ sector }) => sector ?? []), ...ranked.slice(0, CANDIDATES).map(({ at }) => at)]
  return (
    isWhole &&
    heard.length >= LEAST_LINES &&
    heard.length <= MOST_LINES &&
    heard.filter(({ what }) => what === 'noise').length >= 2 &&
    isWithin(shown.map(columnOf), COLUMNS_SHOWN) &&
    isWithin(shown.map(rowOf), ROWS_SHOWN)
  )
}

function puzzleOf({ state, seat, trail, ranked }: Position, name: string): Puzzle {
  const { setting } = state
  // The state may be in the next round already, if this turn was the last one.
  const { round } = elementAt(trail.heard, trail.heard.length - 1)
  const player = playerAt(state, seat)
  const speed = plainSpeed(setting.rules, player, round)
  const best = elementAt(ranked, 0)
  const candidates = ranked.slice(0, CANDIDATES).toSorted((a, b) => a.at - b.at)
  const part = (chance: number): number => Math.round(WHOLE * chance)
  return {
    asked: {
      ...{ game: 'escape', map: setting.zone.id, round, hatches: [...state.hatches] },
      ...{ name, as: player.side, speed },
      heard: trail.heard.map(({ sector: _, ...line }) => line),
      candidates: candidates.map(({ at }) => nameOf(at)),
    },
    explained: {
      best: candidates.indexOf(best),
      chances: candidates.map(({ chance }) => part(chance)),
      heat: ranked.flatMap(({ at, chance }) => (part(chance) > 0 ? [{ at: nameOf(at), chance: part(chance) }] : [])),
      because: [...becauseOf(setting.zone, trail.heard, speed, best.at)],
    },
  }
}

/** Plays the n-th game of a seed, and returns its first position that makes a puzzle. */
function puzzleInGame(seed: string, n: number): Puzzle | undefined {
  const setting = settingOf()
  const chance = seededChance(seedOf(seed), `puzzle ${n}`)
  const names = namesFor(setting.seats, chance.stream('names'))
  const reader = readerFor(setting, SPECTATORS)
  const { zone } = setting
  let found: Puzzle | undefined
  let now: FullState | undefined
  /** Chances of each player’s sectors, given the side that the question tells. */
  const chancesOf = (state: FullState, seat: Seat): Float64Array | undefined =>
    reader.players()[seat - 1]?.as[playerAt(state, seat).side]
  const mayBeAt = (seat: Seat, at: Sector): boolean => now !== undefined && (chancesOf(now, seat)?.[at] ?? 0) > 0.001
  let trails: ReturnType<typeof trailsFrom> | undefined

  function hear(state: FullState, fact: Fact): void {
    const seen = escape.redactor.redact(fact, SPECTATORS) as SeenFact<undefined> | undefined
    if (seen === undefined) return
    trails?.hear(seen)
    reader.hear(seen)
    if (seen.kind !== 'turnEnd' || found !== undefined || state.end !== 'running') return
    const { seat } = seen
    const trail = trails?.of(seat)
    const chances = chancesOf(state, seat)
    if (playerAt(state, seat).status !== 'aboard' || trail === undefined || chances === undefined) return
    const position = { state, seat, trail, ranked: rankedBy(chances) }
    if (isReadable(position) && isClear(position)) found = puzzleOf(position, elementAt(names, seat - 1))
  }

  const stream = chance.stream('bots')
  playGameToEnd({
    ...{ game: escape, setting, chance, stream },
    bot: (seat, table) => botFor('escape', TABLE, seat, { table }),
    after(state, facts) {
      now = state
      trails ??= trailsFrom(
        seatsOf(setting.seats).map((seat) => setting.rules.start(zone, playerAt(state, seat).side)),
        mayBeAt,
      )
      for (const fact of facts) hear(state, fact)
    },
  })
  return found
}

/** The first puzzle of these games of a seed. The same seed gives the same puzzle. */
export function findPuzzle(seed: string, from: number, to: number): Puzzle | undefined {
  for (let n = from; n < to; n++) {
    const found = puzzleInGame(seed, n)
    if (found !== undefined) return found
  }
  return undefined
}
