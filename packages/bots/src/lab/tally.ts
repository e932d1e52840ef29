/** How often each thing happened, by figure and by what it happened to. */
type Counts = { readonly [figure: string]: { readonly [key: string]: number } }

/**
 * Results of some games. It holds nothing but sums, so it can be sent, stored and added to another: the order in which
 * games are played and the slices they are played in leave no trace.
 */
export type Tally = {
  readonly games: number
  readonly choices: number
  /** The figures of every game are `winner`, `reason`, `length`, `dealt` and `won`; each game has its own besides. */
  readonly counts: Counts
}

/** Notes that something happened. */
export type Count = (figure: string, key: string | number, times?: number) => void

/** A tally while it grows. */
export type GrowingTally = {
  readonly count: Count
  /** A game has ended after this many choices. */
  gameOver(choices: number): void
  add(tally: Tally): void
  tally(): Tally
}

export function growingTally(): GrowingTally {
  let games = 0
  let choices = 0
  const figures = new Map<string, Map<string, number>>()
  const count: Count = (figure, key, times = 1) => {
    const keys = figures.get(figure) ?? new Map<string, number>()
    figures.set(figure, keys)
    keys.set(`${key}`, (keys.get(`${key}`) ?? 0) + times)
  }
  return {
    count,
    gameOver(made) {
      games++
      choices += made
    },
    add(tally) {
      games += tally.games
      choices += tally.choices
      for (const [figure, keys] of Object.entries(tally.counts))
        for (const [key, times] of Object.entries(keys)) count(figure, key, times)
    },
    // Sorted, so that the same sums are the same text whatever came first.
    tally: () => ({ games, choices, counts: sorted(figures, (keys) => sorted(keys, (times) => times)) }),
  }
}

const sorted = <V, T>(map: ReadonlyMap<string, V>, made: (value: V) => T): { readonly [key: string]: T } =>
  Object.fromEntries(
    [...map].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]): [string, T] => [key, made(value)]),
  )

/** How often this happened. */
export const countOf = ({ counts }: Tally, figure: string, key: string | number): number =>
  counts[figure]?.[`${key}`] ?? 0

/** How often anything of a figure happened. */
export const sumOf = ({ counts }: Tally, figure: string): number =>
  Object.values(counts[figure] ?? {}).reduce((sum, times) => sum + times, 0)

/** A figure whose keys are numbers, ascending. */
export const numbersIn = ({ counts }: Tally, figure: string): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(counts[figure] ?? {})
      .map(([key, times]): [number, number] => [Number(key), times])
      .toSorted(([a], [b]) => a - b),
  )

/** The number below which a share of the counted numbers lies: 0.5 for the middle one. */
export function quantileOf(numbers: ReadonlyMap<number, number>, share: number): number {
  const all = [...numbers.values()].reduce((sum, times) => sum + times, 0)
  let below = 0
  let last = 0
  for (const [number, times] of numbers) {
    below += times
    last = number
    if (below >= all * share) break
  }
  return last
}
