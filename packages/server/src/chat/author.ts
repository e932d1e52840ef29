import { digest } from '@selva/core'
import type { PersonId, TableId } from '../base/ids.ts'

/** Names an author at one table, and nowhere else: nobody can be followed from table to table by it. */
export const authorIdAt = (table: TableId, person: PersonId): string => digest(`${table}/${person}`).slice(0, 12)
