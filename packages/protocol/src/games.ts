/** The games that every server offers. The registers of server, bots, client and command line have one line for each. */
export const PUBLISHED_GAMES = ['escape', 'stay-away'] as const
/** Games for developers: only a server that is told to (`DEVELOPMENT_GAMES=on`, as `npm run dev` does) offers them. */
const DEVELOPMENT_GAMES = ['toy'] as const

export type PublishedGame = (typeof PUBLISHED_GAMES)[number]
export type DevelopmentGame = (typeof DEVELOPMENT_GAMES)[number]
export type GameId = PublishedGame | DevelopmentGame
export const GAME_IDS: readonly GameId[] = [...PUBLISHED_GAMES, ...DEVELOPMENT_GAMES]
