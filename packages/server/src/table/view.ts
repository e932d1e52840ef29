import type { PersonId } from '../people/person.ts'
import type { SeatInfo, TableInfo } from '../protocol.ts'
import { sameInvite } from './code.ts'
import { seatOf } from './seating.ts'
import type { Holder, Table } from './table.ts'

/** What a table's view needs to know of people. */
export type Company = {
  readonly name: (person: PersonId) => string
  readonly here: (person: PersonId) => boolean
  /** Is the seed being made? */
  readonly starting: () => boolean
}

function seatView(holder: Holder, seat: number, company: Company): SeatInfo {
  switch (holder.by) {
    case 'person':
      return { seat, by: 'person', name: company.name(holder.person), here: company.here(holder.person) }
    case 'bot':
      return { seat, by: 'bot', name: holder.name, here: true }
    case 'nobody':
      return { seat, by: 'nobody', name: '', here: false }
  }
}

/** The table as this reader may know it. */
export function viewFor(table: Table, reader: PersonId | undefined, company: Company): TableInfo {
  const you = seatOf(table, reader)
  return {
    id: table.id,
    game: table.game,
    setting: table.setting,
    terms: table.terms,
    status: table.status,
    starting: company.starting(),
    listed: table.listed,
    host: table.host,
    seats: table.seats.map((holder, i) => seatView(holder, i + 1, company)),
    you,
    invite: you > 0 ? table.invite : '',
  }
}

/** May this reader know that the table exists? */
export const mayKnow = (table: Table, reader: PersonId | undefined, invite: string): boolean =>
  table.listed || seatOf(table, reader) > 0 || (invite !== '' && sameInvite(invite, table.invite))

/** May this reader follow what happens at the table? An invitation is to sit, not to watch. */
export const mayFollow = (table: Table, reader: PersonId | undefined, invite: string): boolean =>
  table.listed || seatOf(table, reader) > 0 || (table.status === 'open' && mayKnow(table, reader, invite))
