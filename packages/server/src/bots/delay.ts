import type { AnyFact } from '@selva/core'
import type { ServerGame } from '../games/games.ts'

/** After anything the game says nothing special about. */
const OTHERWISE = 120

/**
 * How long a bot waits after these facts, as everybody saw them. It must depend on nothing else: a delay that knew
 * the card would tell the card.
 */
export function botDelay(heard: readonly AnyFact[], pace: ServerGame['pace']): number {
  for (const { kind } of heard.toReversed()) {
    const ms = pace[kind]
    if (ms !== undefined) return ms
  }
  return OTHERWISE
}
