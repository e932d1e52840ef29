import type { Game } from '@selva/core'
import type { LivePace } from '@selva/protocol'
import type { GamePicture } from '../pictures/picture.ts'

/** A game as a table plays it. */
export type ServerGame = {
  readonly game: Game
  /** How long a bot waits after the last thing everybody heard, in milliseconds, by the kind of fact. */
  readonly pace: { readonly [kind: string]: number }
  /** Draws a finished game for the pictures that chats show of a link. */
  readonly picture?: GamePicture
  /** Seconds for each clock of the game (`game.clockOf`) where people play live; the usual ones if it says nothing. */
  readonly seconds?: { readonly [P in LivePace]: number }
}
