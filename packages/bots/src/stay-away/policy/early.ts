import { livingCount, type PartialState } from '@selva/stay-away'
import type { Belief } from '../belief/belief.ts'

/** How many laps a small and a large table play before there is much to find out. */
const LAPS = { small: 2, large: 2.5 }
const SMALL = 5

/**
 * Is it so early in the game (1, else 0) that fire would burn blindly, and that the table would remember who held it? At
 * a small table The Thing needs few laps, and so time is shorter. An arranged table has a past.
 */
export function early({ arranged }: Belief, partial: PartialState): number {
  if (arranged) return 0
  const living = livingCount(partial)
  return partial.turns <= (living > SMALL ? LAPS.large : LAPS.small) * living ? 1 : 0
}
