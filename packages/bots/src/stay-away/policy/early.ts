import { livingCount, type PartialState } from '@selva/stay-away'
import type { Belief } from '../belief/belief.ts'

/** How many laps a small and a large table play before there is much to find out. */
const LAPS = { small: 2, large: 2.5 }
const SMALL = 5

/** Are these the first laps, as many as named? An arranged table has a past. */
export const inFirstLaps = ({ arranged }: Belief, partial: PartialState, laps: number): boolean =>
  !arranged && partial.turns <= laps * livingCount(partial)

/**
 * Is it so early in the game (1, else 0) that fire would burn blindly, and that the table would remember who held it? At
 * a small table The Thing needs few laps, and so time is shorter.
 */
export const early = (belief: Belief, partial: PartialState): number =>
  inFirstLaps(belief, partial, livingCount(partial) > SMALL ? LAPS.large : LAPS.small) ? 1 : 0
