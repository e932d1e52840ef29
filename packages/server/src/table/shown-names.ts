import type { PersonId } from '../base/ids.ts'
import { distinctFrom, isNameOf } from '../people/distinct.ts'
import { suggestedName } from '../people/names.ts'
import type { Table } from '../store/rows/table.ts'
import { withSeat } from './seating.ts'

/**
 * An open table with everybody's name as it is shown there: their own, with a number if a person who sat there before
 * has one that looks the same. A name that is shown stays while its person keeps it, also when others come or go.
 * Muted people keep the name they were muted under: a new one would be words to the table.
 */
export function withShownNames(table: Table, now: ReadonlyMap<PersonId, string>, muted: ReadonlySet<PersonId>): Table {
  if (table.status !== 'open') return table
  let next = table
  for (const [i, holder] of table.seats.entries()) {
    if (holder.by !== 'person') continue
    const { person, name } = holder
    const own = now.get(person) ?? ''
    const keeps = name !== '' && (isNameOf(name, own) || muted.has(person))
    if (own === '' || keeps) continue
    const others = next.seats.flatMap((other, j) => (j !== i && other.by !== 'nobody' ? [other.name] : []))
    const wanted = muted.has(person) ? suggestedName(person) : own
    next = withSeat(next, i + 1, { ...holder, name: distinctFrom(others, wanted) })
  }
  return next
}
