import type { Game } from '@selva/core'
import { arrange } from './arrange/arrange.ts'
import { deal } from './deal.ts'
import { documents, officialDocuments, plays } from './documents.ts'
import { possible } from './possible.ts'
import { draftOf } from './setting/draft-of.ts'
import { type StayAwayShape, stayAwayTableGame } from './table-game.ts'

/** The whole game. */
export const stayAway: Game<StayAwayShape> = {
  ...stayAwayTableGame,
  draftOf,
  deal,
  arrange,
  possible,
  documents,
  officialDocuments,
  writtenIn: () => [],
  plays,
}
