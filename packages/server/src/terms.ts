/** How long a turn may take: no clock, seconds with a bank, or days. */
export const PACES = ['untimed', 'relaxed', 'fast', 'oneDay', 'threeDays'] as const
export type Pace = (typeof PACES)[number]
/** What helps a player to remember and to conclude: nothing, notes of one's own, or what follows from logic as well. */
export const AIDS = ['none', 'notes', 'assist'] as const
export type Aid = (typeof AIDS)[number]
/** What may be said at the table: anything, or phrases from a list. */
export const CHATS = ['open', 'phrases'] as const

/** How people play at a table, whatever the game: told before anybody sits down, and never changed after. */
export type Terms = {
  readonly pace: Pace
  readonly aid: Aid
  readonly chat: (typeof CHATS)[number]
  /** May strangers watch? */
  readonly spectators: boolean
}

export const USUAL_TERMS: Terms = { pace: 'relaxed', aid: 'notes', chat: 'open', spectators: true }
