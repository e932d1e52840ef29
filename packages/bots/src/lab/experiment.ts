import { growingTally, type Tally } from './tally.ts'

/** Games to be played: which, and how many. The same experiment always has the same result. */
export type Experiment = {
  readonly game: string
  /** The options of the table, as a host would send them. */
  readonly draft: unknown
  readonly seed: string
  readonly games: number
}

/** Some games of an experiment, first and last included; they are counted from 1. */
export type Slice = { readonly from: number; readonly to: number }

/** The slices of an experiment, handed out and gathered in again. */
export type Slices = {
  /** The next slice to play; `undefined` when all have been handed out. */
  next(): Slice | undefined
  /** A slice has been played. */
  played(slice: Slice, tally: Tally): void
  /** The results of all games before the first that is missing: the same whoever was faster. */
  tally(): Tally
  done(): boolean
}

/** Divides an experiment into slices of `size` games, after those that were played before. */
export function slicesOf({ games }: Pick<Experiment, 'games'>, size: number, before?: Tally): Slices {
  const sum = growingTally()
  if (before !== undefined) sum.add(before)
  const early = new Map<number, readonly [Slice, Tally]>()
  let handedOut = before?.games ?? 0
  let joined = handedOut
  return {
    next() {
      if (handedOut >= games) return undefined
      const slice = { from: handedOut + 1, to: Math.min(games, handedOut + size) }
      handedOut = slice.to
      return slice
    },
    played(slice, tally) {
      early.set(slice.from, [slice, tally])
      for (let next = early.get(joined + 1); next !== undefined; next = early.get(joined + 1)) {
        early.delete(joined + 1)
        sum.add(next[1])
        joined = next[0].to
      }
    },
    tally: () => sum.tally(),
    done: () => joined >= games,
  }
}
