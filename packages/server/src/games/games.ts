import { GAME_IDS, type GameId, PUBLISHED_GAMES } from '@selva/protocol'
import type { Playable } from './playable.ts'
import * as register from './register.ts'

export type { Playable } from './playable.ts'
export type Games = { readonly [id: string]: Playable }

const REGISTER: { readonly [G in GameId]: Playable } = register

const gamesOf = (ids: readonly GameId[]): Games => Object.fromEntries(ids.map((id) => [id, REGISTER[id]]))

/** The games that every server offers. */
export const games: Games = gamesOf(PUBLISHED_GAMES)
/** The same with those that only developers play. */
export const gamesInDevelopment: Games = gamesOf(GAME_IDS)
