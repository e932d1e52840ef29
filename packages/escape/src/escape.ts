import { type Game, redactor } from '@selva/core'
import { arrange } from './arrange/arrange.ts'
import { deal } from './deal.ts'
import { documents, officialDocuments, plays, writtenIn } from './documents.ts'
import { visibility } from './facts.ts'
import { figures } from './figures.ts'
import { decide } from './machine.ts'
import { possible } from './possible.ts'
import { draftOf } from './setting/draft-of.ts'
import { settingFrom } from './setting/setting.ts'
import { type EscapeShape, escapeTableGame } from './table-game.ts'
import { vocabulary } from './vocabulary.ts'

/** The whole game. */
export const escape: Game<EscapeShape> = {
  ...escapeTableGame,
  redactor: redactor(visibility, vocabulary),
  setting: settingFrom,
  fromFile: settingFrom,
  draftOf,
  deal,
  sides: ['human', 'alien'],
  decide,
  arrange,
  possible,
  documents,
  officialDocuments,
  writtenIn,
  figures,
  plays,
}
