import { columnOf, type Sector } from './sector.ts'
import type { FullState } from './state.ts'

/** OWN-11: the first column of each third of the ship: A, I and P. */
const THIRD_STARTS: readonly number[] = [0, 8, 15]

/** The third of the ship that a sector is in: 0, 1 or 2. */
export const thirdOf = (at: Sector): number => THIRD_STARTS.findLastIndex((first) => columnOf(at) >= first)

/** OWN-11: how many players are aboard in each third. */
export function playersInThirds({ players }: FullState): readonly number[] {
  const counts = THIRD_STARTS.map(() => 0)
  for (const { status, at } of players) if (status === 'aboard') counts[thirdOf(at)] = (counts[thirdOf(at)] ?? 0) + 1
  return counts
}
