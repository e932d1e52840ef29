import { MAX_SEATS, MIN_SEATS, stayAway as rules } from '@selva/stay-away'
import type { LabGame } from '../contest.ts'
import { budgets } from './budgets.ts'
import { contest } from './contest.ts'
import { judgedTables } from './judged-tables.ts'
import { reference } from './reference.ts'

export const stayAway: LabGame = {
  contest,
  referenceTables: () => Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, i) => ({ seats: MIN_SEATS + i })),
  reference,
  budgets,
  judgedTables,
  rulesVersion: rules.rulesVersion,
}
