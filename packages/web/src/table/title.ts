import type { TableInfo } from '@selva/protocol'
import { say } from '../client/language.ts'
import { settingTitle } from '../escape/title.ts'

/** The name of the game itself, for whoever has not seen the table. */
export const gameName = ({ game }: Pick<TableInfo, 'game'>): string =>
  game === 'escape' ? say().home.escape.name : say().home.stayAway.name

/** What is played at a table, in a few words. */
export const titleOf = ({ game, setting }: Pick<TableInfo, 'game' | 'setting'>): string =>
  game === 'escape' ? settingTitle(setting) : gameName({ game })
