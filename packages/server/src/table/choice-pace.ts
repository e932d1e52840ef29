import type { Seat } from '@selva/core'
import { allowance, perMinute } from '../base/allowance.ts'
import type { Clock } from '../base/clock.ts'
import type { Limits } from '../base/limits.ts'

/** Limits how fast the people at one table add batches to its log. */
export type ChoicePace = {
  /**
   * May the person at this seat add one more batch? A batch that shows nothing to anybody else draws on an allowance of
   * its own: a secret choice must not make a later public one fail.
   */
  mayAdd(seat: Seat, hidden: boolean): boolean
}

export type PaceLimits = Pick<Limits, 'choices' | 'hiddenChoices'>

export function choicePace(clock: Clock, seats: number, { choices, hiddenChoices }: PaceLimits): ChoicePace {
  const each = (most: number) => Array.from({ length: seats }, () => allowance(clock, perMinute(most)))
  const shown = each(choices)
  const secret = each(hiddenChoices)
  return { mayAdd: (seat, hidden) => (hidden ? secret : shown)[seat - 1]?.take() === 0 }
}
