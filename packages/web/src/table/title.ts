import type { TableInfo } from '@selva/server/protocol'
import { say } from '../client/language.ts'
import { settingTitle } from '../escape/title.ts'

/** What is played at a table, in a few words. */
export const titleOf = ({ game, setting }: Pick<TableInfo, 'game' | 'setting'>): string =>
  game === 'escape' ? settingTitle(setting) : say().home.stayAway.name
