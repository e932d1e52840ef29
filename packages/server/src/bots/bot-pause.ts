import { type AnyFact, type Redactor, SPECTATORS, seenBy } from '@selva/core'
import type { Clock } from '../base/clock.ts'
import type { ServerGame } from '../games/games.ts'
import { botDelay } from './delay.ts'

/** A bot that has just taken a seat over waits so long. */
const TAKING_OVER = 1000

/** Nothing ends while the factor is infinite, not even what takes no time. */
export const stretched = (ms: number, factor: number): number => (Number.isFinite(factor) ? ms * factor : factor)

/** When the bots of a table move next: at a time that everybody could have foretold from what everybody heard. */
export type BotPause = {
  /** Facts of the game. A batch that shows everybody nothing must not move anything that everybody can time. */
  heard(facts: readonly AnyFact[]): void
  /** A bot takes a seat over: everybody has time to read that it does. */
  takesOver(): void
  due(): number
}

/** All waiting is multiplied by `factor`, which everybody knows; while it is infinite, nothing is due. */
export function botPause(clock: Clock, redactor: Redactor, pace: ServerGame['pace'], factor: () => number): BotPause {
  let heardAt = clock.steady()
  let wait = 0
  const begin = (ms: number): void => {
    heardAt = clock.steady()
    wait = ms
  }
  return {
    heard(facts) {
      const shown = seenBy(redactor, facts, SPECTATORS)
      if (shown.length > 0) begin(botDelay(shown, pace))
    },
    takesOver: () => begin(TAKING_OVER),
    due: () => heardAt + stretched(wait, factor()),
  }
}
