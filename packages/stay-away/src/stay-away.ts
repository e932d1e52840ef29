import { type Game, redactor } from '@selva/core'
import { arrange } from './arrange/arrange.ts'
import { deal } from './deal.ts'
import { decide } from './decide.ts'
import { documents, officialDocuments, plays } from './documents.ts'
import { visibility } from './facts.ts'
import { figures } from './figures.ts'
import { possible } from './possible.ts'
import { draftOf } from './setting/draft-of.ts'
import { type StayAwayShape, stayAwayTableGame } from './table-game.ts'
import { vocabulary } from './vocabulary.ts'

/** The whole game. */
export const stayAway: Game<StayAwayShape> = {
  ...stayAwayTableGame,
  redactor: redactor(visibility, vocabulary),
  draftOf,
  deal,
  sides: ['human', 'thing'],
  decide,
  arrange,
  possible,
  documents,
  officialDocuments,
  writtenIn: () => [],
  figures,
  plays,
}
