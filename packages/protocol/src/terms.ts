/** How long a turn may take: no clock, seconds with a bank, or days. */
export const PACES = ['untimed', 'relaxed', 'fast', 'oneDay', 'threeDays'] as const
export type Pace = (typeof PACES)[number]
/** At these everybody is there, and seconds count. */
export type LivePace = Extract<Pace, 'relaxed' | 'fast'>
type Seconds = { readonly [P in LivePace]: number }
/** For one decision, which is what a game's clock is for unless it says otherwise; for a whole turn; and in the bank. */
export const DECISION_SECONDS: Seconds = { relaxed: 60, fast: 25 }
export const TURN_SECONDS: Seconds = { relaxed: 120, fast: 45 }
export const BANK_SECONDS: Seconds = { relaxed: 180, fast: 60 }
/** Help for a player to remember and to conclude: none, the player's own notes, or logical conclusions as well. */
export const AIDS = ['none', 'notes', 'assist'] as const
export type Aid = (typeof AIDS)[number]
/** Kinds of chat at a table: free text, or only phrases from a list. */
export const CHATS = ['open', 'phrases'] as const

/** How well the bots play that a table begins with: on a whim now and then, or as well as they can. */
export const BOT_LEVELS = ['easy', 'usual'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** How people play at a table, whatever the game: told before anybody sits down, and never changed after. */
export type Terms = {
  readonly pace: Pace
  readonly aid: Aid
  readonly chat: (typeof CHATS)[number]
  /** May strangers watch? */
  readonly spectators: boolean
  /** A bot that plays for a person who is gone plays as well as it can, whatever this says. */
  readonly bots: BotLevel
}

export const DEFAULT_TERMS: Terms = { pace: 'relaxed', aid: 'notes', chat: 'open', spectators: true, bots: 'usual' }
