import type { Game } from '@selva/core'
import { arrange } from './arrange/arrange.ts'
import { deal } from './deal.ts'
import { documents, officialDocuments, plays, writtenIn } from './documents.ts'
import { possible } from './possible.ts'
import { draftOf } from './setting/draft-of.ts'
import { settingFrom } from './setting/setting.ts'
import { type EscapeShape, escapeTableGame } from './table-game.ts'

/** The whole game. */
export const escape: Game<EscapeShape> = {
  ...escapeTableGame,
  setting: settingFrom,
  fromFile: settingFrom,
  draftOf,
  deal,
  arrange,
  possible,
  documents,
  officialDocuments,
  writtenIn,
  plays,
}
