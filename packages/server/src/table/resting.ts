import type { Pace } from '@selva/protocol'
import { isLive } from './budget.ts'

/** A running game, as far as it matters for resting. */
export type Touched = {
  readonly pace: Pace
  /** When something that everybody could see last happened there; 0 if unknown. */
  readonly touched: number
}

/**
 * Since when a running game has been resting; 0 if it is not. Nobody has played there for so long (`after`, in
 * milliseconds; 0 for never). At a table of days the clocks bring every game to its end, so none of those rests.
 */
export const restingSince = ({ pace, touched }: Touched, now: number, after: number): number =>
  after > 0 && isLive(pace) && touched > 0 && now - touched > after ? touched : 0
