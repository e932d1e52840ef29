import { CELLS, type Sector } from '@selva/escape'
import { type Belief, suspectAt } from '../belief/belief.ts'
import { nextCard, yoursShare } from '../belief/deck.ts'
import { afterMove } from './threat.ts'

/** How sure the others will be, as a human of this seat, that it is in the sector it moves to. */
export type Exposure = (to: Sector) => number

const sumOver = (at: Float64Array, mask: Uint8Array): number => {
  let sum = 0
  for (let i = 0; i < CELLS; i++) if (mask[i] === 1) sum += at[i] ?? 0
  return sum
}

/**
 * The others do not see the move: a silent sector leaves all the secure ones, a card all the dangerous ones, and only
 * "in your sector" gives the place away, as far as it is believed.
 */
export function exposureOf(belief: Belief): Exposure {
  const { terrain, deck } = belief
  const next = afterMove(suspectAt(belief, belief.seat).at.human, terrain.moves.human)
  const secure = sumOver(next, terrain.secure)
  const dangerous = sumOver(next, terrain.dangerous)
  const card = nextCard(deck)
  const share = yoursShare(deck)
  return (to) => {
    const here = next[to] ?? 0
    if (here === 0) return 0
    if (terrain.secure[to] === 1) return here / secure
    const unseen = here / dangerous
    const named = share / (share + (1 - share) * Math.max(unseen, 0.1))
    return card.yours * named + (card.silence + card.any / 2) * unseen
  }
}
