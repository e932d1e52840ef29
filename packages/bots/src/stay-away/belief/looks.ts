import type { Seat } from '@selva/core'
import { type Belief, cell } from './belief.ts'

/** ANA-1, PAN-8: one player has seen all the cards of another. */
export function heardLook(belief: Belief, by: Seat, of: Seat): void {
  belief.looked[cell(belief, by, of)] = 1
}

/** Has this player seen all the cards of that one? */
export const hasLooked = (belief: Belief, by: Seat, of: Seat): boolean => belief.looked[cell(belief, by, of)] === 1
