import { livingCount, type PartialState } from '@selva/stay-away'
import type { Belief } from '../belief/belief.ts'

/** For how many laps no one burns blindly, and The Thing offers no Infected!, at a small table and at a large one. */
const LAPS = { fire: { small: 2.2, large: 2.5 }, offer: { small: 6, large: 2.5 } }
const SMALL = 5

/** Are these the first laps, as many as named? An arranged table has a past. */
export const inFirstLaps = ({ arranged }: Belief, partial: PartialState, laps: number): boolean =>
  !arranged && partial.turns <= laps * livingCount(partial)

const isEarly = (belief: Belief, partial: PartialState, what: keyof typeof LAPS): 0 | 1 =>
  inFirstLaps(belief, partial, LAPS[what][livingCount(partial) > SMALL ? 'large' : 'small']) ? 1 : 0

/**
 * Is it so early in the game (1, else 0) that fire would burn blindly, and that the table would remember who held it? At
 * a small table The Thing needs few laps, and so time is shorter.
 */
export const early = (belief: Belief, partial: PartialState): 0 | 1 => isEarly(belief, partial, 'fire')

/**
 * Is it so early (1, else 0) that every Human still holds what was dealt, and an offer may well be refused and seen? At
 * a small table there are few to suspect then, and The Thing is careful longer.
 */
export const earlyToOffer = (belief: Belief, partial: PartialState): 0 | 1 => isEarly(belief, partial, 'offer')
