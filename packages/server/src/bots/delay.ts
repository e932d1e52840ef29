import type { AnyFact } from '@selva/core'
import type { ServerGame } from '../games/games.ts'

/** After anything the game says nothing special about. */
const OTHERWISE = 120

/**
 * How long a bot waits after these facts, as everybody saw them: for the one that takes longest to follow. It must depend
 * on nothing else: a delay that knew the card would tell the card.
 */
export const botDelay = (heard: readonly AnyFact[], pace: ServerGame['pace']): number => {
  const waits = heard.flatMap(({ kind }) => pace[kind] ?? [])
  return waits.length === 0 ? OTHERWISE : Math.max(...waits)
}
