import type { WebGame } from '../web-game.ts'

/** Games by id. */
export type WebGames = { readonly [id: string]: WebGame }

let games: WebGames = {}

/** Makes the games of the register known. Pages ask here: the register itself imports the pages of every game. */
export function knowGames(known: WebGames): void {
  games = known
}

/** The game with this id; none if it comes from an address, a file or a server of another version. */
export const gameOf = (id: string): WebGame | undefined => (Object.hasOwn(games, id) ? games[id] : undefined)

/** The class of everything that this game draws. */
export const lookOf = (id: string): string => gameOf(id)?.look ?? ''

/** The games in the order of the home page. */
export const allGames = (): readonly WebGame[] => Object.values(games)

/** Loads the words of every game that pages of the others need. */
export async function learnGames(): Promise<void> {
  await Promise.all(allGames().map((game) => game.words()))
}
