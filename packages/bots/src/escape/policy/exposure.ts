import { CELLS, type Sector } from '@selva/escape'
import { type Belief, suspectAt } from '../belief/belief.ts'
import { nextCard, yoursShare } from '../belief/deck.ts'
import type { Moves } from '../terrain.ts'
import { afterMove } from './threat.ts'

/** How sure the others may become that a human of this seat is in a sector, and how likely each of these is. */
export type Cases = readonly (readonly [chance: number, sure: number])[]

/** The conclusions that the others will draw about this seat in the sector it moves to. */
export type Exposure = {
  /** The sectors in which they take it to be after the move, before they hear anything of it. */
  readonly next: Float64Array
  /** If it draws a card where one is due. */
  drawing(to: Sector): Cases
  /** If it is spared the card (ITM-11): how sure they will be. */
  spared(to: Sector): number
}

const sumOver = (at: Float64Array, mask: Uint8Array): number => {
  let sum = 0
  for (let i = 0; i < CELLS; i++) if (mask[i] === 1) sum += at[i] ?? 0
  return sum
}

/**
 * The others do not see the move: a silent sector leaves all the quiet ones, a card all the loud ones, and only "in
 * your sector" gives the place away, as far as it is believed. `next` is where they think that it may have gone.
 */
export function exposureFrom({ terrain, deck }: Pick<Belief, 'terrain' | 'deck'>, next: Float64Array): Exposure {
  const quiet = sumOver(next, terrain.quiet)
  const loud = sumOver(next, terrain.loud)
  const card = nextCard(deck)
  const share = yoursShare(deck)
  return {
    next,
    drawing(to) {
      const here = next[to] ?? 0
      if (here === 0) return [[1, 0]]
      if (terrain.loud[to] !== 1) return [[1, here / Math.max(quiet, here)]]
      const unseen = here / loud
      const named = share / (share + (1 - share) * Math.max(unseen, 0.1))
      return [
        [card.yours, named],
        [card.silence, unseen],
        [card.any, unseen / 2],
      ]
    },
    spared(to) {
      const here = next[to] ?? 0
      return here === 0 ? 0 : here / Math.max(quiet + loud, here)
    },
  }
}

/** With a move of this kind still to be made, from where the others think that it is, or from one known place. */
export function exposureAfter(belief: Belief, moves: Moves, from: Sector | 'unseen'): Exposure {
  let at = suspectAt(belief, belief.seat).at.human
  if (from !== 'unseen') {
    at = new Float64Array(CELLS)
    at[from] = 1
  }
  return exposureFrom(belief, afterMove(at, moves))
}

/** With the move just made. */
export const exposureNow = (belief: Belief): Exposure => exposureFrom(belief, suspectAt(belief, belief.seat).at.human)
