import { BANK_SECONDS, type ClockRules, DECISION_SECONDS, type Pace } from '@selva/protocol'
import type { ServerGame } from '../games/games.ts'

/** How much time there is at a table, in milliseconds. */
export type Budget = ClockRules & {
  /** A reserve of each person for the whole game, to be drawn on when a clock is at its end. */
  readonly bank: number
}

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/** The time at a table of this pace; `undefined` where nobody counts it. */
export function budgetOf(pace: Pace, { seconds = DECISION_SECONDS }: ServerGame): Budget | undefined {
  switch (pace) {
    case 'untimed':
      return undefined
    case 'relaxed':
    case 'fast':
      return { per: 'clock', each: seconds[pace] * SECOND, bank: BANK_SECONDS[pace] * SECOND }
    case 'oneDay':
      return { per: 'turn', each: DAY, bank: 0 }
    case 'threeDays':
      return { per: 'turn', each: 3 * DAY, bank: 0 }
    default:
      return pace satisfies never
  }
}

/** False at a table of days, where a person who is not connected is simply out for a while, as everybody is. */
export const isLive = (pace: Pace): boolean => pace !== 'oneDay' && pace !== 'threeDays'
