import type { Game } from '@selva/core'
import type { LivePace, SettingDraft } from '@selva/protocol'
import type { GamePicture } from '../pictures/picture.ts'

/** A game as a table plays it. */
export type ServerGame = {
  readonly game: Game
  /** The name of the game as players say it, the same in every language; its id if it says nothing. */
  readonly title?: string
  /** How long a bot waits after what everyone has just heard, in milliseconds, by the kind of fact; the longest counts. */
  readonly pace: { readonly [kind: string]: number }
  /** When its bots talk. A game without it has bots that say nothing. */
  readonly talk?: Talk
  /** Draws a finished game for the pictures that chats show of a link. */
  readonly picture?: GamePicture
  /** Seconds for each clock of the game (`game.clockOf`) where people play live; the usual ones if it says nothing. */
  readonly seconds?: { readonly [P in LivePace]: number }
  /** The table at which people who look for a game meet; without it no one can look for this game. */
  readonly meeting?: SettingDraft
}

/** How often bots are asked for a claim: one time in so many. */
export type Talk = {
  /** After a batch, by the kind of the last such fact that everyone saw. */
  readonly after: { readonly [kind: string]: number }
  /** The bot whom a claim is about, after that claim, by the name of the claim. */
  readonly answers: { readonly [claim: string]: number }
}
