import type { Game } from '@selva/core'
import type { LivePace } from '@selva/protocol'

/** A game as a table plays it. */
export type ServerGame = {
  readonly game: Game
  /** How long a bot waits after the last thing everybody heard, in milliseconds, by the kind of fact. */
  readonly pace: { readonly [kind: string]: number }
  /**
   * When bots talk: after a batch whose last fact of these kinds everyone saw, one time in so many a bot is asked for a
   * claim. A game without it has bots that say nothing.
   */
  readonly talk?: { readonly [kind: string]: number }
  /** Seconds for each clock of the game (`game.clockOf`) where people play live; the usual ones if it says nothing. */
  readonly seconds?: { readonly [P in LivePace]: number }
}
