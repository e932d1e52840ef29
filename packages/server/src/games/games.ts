import type { Game } from '@selva/core'
import { escape } from '@selva/escape'
import { type LivePace, TURN_SECONDS } from '@selva/protocol'
import { stayAway } from '@selva/stay-away'

/** A game as a table plays it. */
export type Playable = {
  readonly game: Game
  /** How long a bot waits after the last thing everybody heard, in milliseconds, by the kind of fact. */
  readonly pace: { readonly [kind: string]: number }
  /** Seconds for each clock of the game (`game.clockOf`) where people play live; what is usual if it says nothing. */
  readonly seconds?: { readonly [P in LivePace]: number }
}
export type Games = { readonly [id: string]: Playable }

/** Every game there is. The only place in the server that names one. */
export const games: Games = {
  escape: { game: escape, pace: { turn: 450, moved: 300, drew: 350 }, seconds: TURN_SECONDS },
  'stay-away': {
    game: stayAway,
    // The last of these in a batch counts; what everybody needs time to read takes longest.
    pace: {
      discarded: 500,
      offered: 600,
      exchanged: 700,
      exchangeOff: 900,
      panic: 1100,
      played: 800,
      defended: 900,
      handShown: 1600,
      revealed: 900,
      eliminated: 1600,
      swapped: 900,
      passChosen: 300,
    },
  },
}
