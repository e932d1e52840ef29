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

/** How well a bot plays, the weakest first. */
export const BOT_LEVELS = ['passenger', 'deckhand', 'navigator', 'veteran', 'oracle'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]
/** The level of bots for which none was chosen, and of a bot that plays for a person. */
export const DEFAULT_BOT_LEVEL: BotLevel = 'navigator'

/** The names of the two levels of earlier versions, in requests and in what a browser keeps. */
export const FORMER_BOT_LEVELS = ['easy', 'usual'] as const

/** The level by its name of today or of an earlier version. */
export function botLevelNamed(name: unknown): BotLevel | undefined {
  if (name === 'easy') return 'passenger'
  return name === 'usual' ? DEFAULT_BOT_LEVEL : BOT_LEVELS.find((level) => level === name)
}

/** How people play at a table, whatever the game: told before anybody sits down, and never changed after. */
export type Terms = {
  readonly pace: Pace
  readonly aid: Aid
  readonly chat: (typeof CHATS)[number]
  /** May strangers watch? */
  readonly spectators: boolean
  /** The level of every bot whose seat has none of its own. A bot that plays for a person always has the default level. */
  readonly bots: BotLevel
  /** Do the bots that have a seat of their own talk at the table? One that plays for a person never does. */
  readonly botsTalk: boolean
}

export const DEFAULT_TERMS: Terms = {
  pace: 'relaxed',
  aid: 'notes',
  chat: 'open',
  spectators: true,
  bots: DEFAULT_BOT_LEVEL,
  botsTalk: true,
}
