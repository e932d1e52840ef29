import type { DevelopmentGame, PublishedGame } from '@selva/protocol/games'
import type { WebGames } from './client/games.ts'
import * as inDevelopment from './development-games.ts'
import * as published from './published-games.ts'
import type { WebGame } from './web-game.ts'

const PUBLISHED: { readonly [G in PublishedGame]: WebGame } = published
const IN_DEVELOPMENT: { readonly [G in DevelopmentGame]: WebGame } = inDevelopment

/** Every game that this client knows. What is built for players holds nothing of those in development. */
export const GAMES: WebGames = import.meta.env.DEV ? { ...PUBLISHED, ...IN_DEVELOPMENT } : PUBLISHED
