import type { TableInfo } from '@selva/protocol'
import { gameOf } from '../client/games.ts'

/** The name of the game itself, for whoever has not seen the table. A game that this client does not know has only its id. */
export const gameName = ({ game }: Pick<TableInfo, 'game'>): string => gameOf(game)?.name() ?? game

/** What is played at a table, in a few words. */
export const titleOf = ({ game, setting }: Pick<TableInfo, 'game' | 'setting'>): string =>
  gameOf(game)?.title(setting) ?? game
