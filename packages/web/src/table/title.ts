import type { TableInfo } from '@selva/protocol'
import { gameOf } from '../client/games.ts'
import { scenarioTitle } from './credit-text.ts'

/** The game's own name, for readers who have not seen the table. A game unknown to this client has only its id. */
export const gameName = ({ game }: Pick<TableInfo, 'game'>): string => gameOf(game)?.name() ?? game

/** The game and setting of a table, in a few words. */
export const titleOf = ({ game, setting, documents }: Pick<TableInfo, 'game' | 'setting' | 'documents'>): string =>
  gameOf(game)?.title(setting, scenarioTitle(documents)) ?? game
