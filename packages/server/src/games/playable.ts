import type { Game } from '@selva/core'
import type { LivePace, SettingDraft } from '@selva/protocol'

/** A game as a table plays it. */
export type ServerGame = {
  readonly game: Game
  /** How long a bot waits after the last thing everybody heard, in milliseconds, by the kind of fact. */
  readonly pace: { readonly [kind: string]: number }
  /** Seconds for each clock of the game (`game.clockOf`) where people play live; the usual ones if it says nothing. */
  readonly seconds?: { readonly [P in LivePace]: number }
  /** The table at which people who look for a game meet; without it no one can look for this game. */
  readonly meeting?: SettingDraft
}
