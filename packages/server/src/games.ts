import type { Game } from '@selva/core'
import { escape } from '@selva/escape'

/** A game as a table plays it. */
export type Playable = {
  readonly game: Game
  /** How long a bot waits after the last thing everybody heard, in milliseconds, by the kind of fact. */
  readonly pace: { readonly [kind: string]: number }
}
export type Games = { readonly [id: string]: Playable }

/** Every game there is. The only place in the server that names one. */
export const games: Games = {
  escape: { game: escape, pace: { turn: 450, moved: 300, drew: 350 } },
}
