import type { PublishedGame } from '@selva/protocol/games'
import type { Arena } from './arena.ts'
import * as games from './games.ts'

const ARENAS: { readonly [G in PublishedGame]: Arena } = games

const isGame = (id: string): id is PublishedGame => Object.hasOwn(ARENAS, id)

export const arenaOf = (game: string): Arena | undefined => (isGame(game) ? ARENAS[game] : undefined)

export const arenas: readonly (readonly [string, Arena])[] = Object.entries(ARENAS)
