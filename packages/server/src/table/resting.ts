import type { Pace } from '@selva/protocol'
import { isLive } from './budget.ts'

/** A running game, as far as it matters for resting. */
export type LastPlayed = {
  readonly pace: Pace
  /** When something that everybody could see last happened there; 0 if unknown. */
  readonly touched: number
}

/**
 * Since when a running game has been resting; 0 if it is not. Nobody has played there for so long (`after`, in
 * milliseconds; 0 for never). At a table of days the clocks bring every game to its end, so none of those rests.
 */
export const restingSince = ({ pace, touched }: LastPlayed, now: number, after: number): number =>
  after > 0 && isLive(pace) && touched > 0 && now - touched > after ? touched : 0

/** Whether a running game rests, as it was last shown to everybody. */
export type Rest = {
  /** Since when; 0 if it does not. */
  since(): number
  /** Was it shown as resting? */
  rested(): boolean
  /** Looks again. True if it was shown as resting and no longer rests. */
  wakes(): boolean
}

export function restOf(since: () => number): Rest {
  let rested = since() > 0
  return {
    since,
    rested: () => rested,
    wakes() {
      if (!rested || since() > 0) return false
      rested = false
      return true
    },
  }
}
