import { MAX_SEATS, MIN_SEATS, PRESETS, escape as rules } from '@selva/escape'
import type { LabGame } from '../contest.ts'
import { budgets } from './budgets.ts'
import { contest } from './contest.ts'
import { judgedTables } from './judged-tables.ts'
import { reference } from './reference.ts'

/** The zone that every other one is compared with. */
const COMPARED_WITH = 'galilei'

export const escape: LabGame = {
  contest,
  referenceTables: () =>
    PRESETS.flatMap((preset) =>
      Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, i) => ({
        zone: COMPARED_WITH,
        preset,
        seats: MIN_SEATS + i,
      })),
    ),
  reference,
  budgets,
  judgedTables,
  rulesVersion: rules.rulesVersion,
}
