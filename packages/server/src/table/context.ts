import type { Refusal, Seat } from '@selva/core'
import type { Claim } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import type { Table } from '../store/rows/table.ts'
import type { Answer, Submit } from './answer.ts'
import type { Member, Members } from './members.ts'
import type { TablePorts } from './ports.ts'
import type { ChangeTable } from './row.ts'
import type { TableConstants } from './table-constants.ts'

/** The parts of a table that all of its phases share. */
export type TableContext = {
  readonly ports: TablePorts
  readonly fixed: TableConstants
  readonly members: Members
  readonly table: () => Table
  readonly nameOf: (person: PersonId) => string
  /** Changes the stored table. */
  readonly change: ChangeTable
  /** The same for a change of what is played: the deal gets a new secret, and the table asks everyone again. */
  readonly changeDeal: (wanted: () => Table | Refusal) => Answer
  /** Deletes a table before its start, and tells its pages why. */
  readonly drop: (why: Refusal) => Promise<void>
  /** Does a job when it is its turn. */
  readonly post: (job: () => Answer) => Answer
  /** Makes a choice for a seat through the mailbox, like anybody. */
  readonly submit: Submit
  /** Claims something for a bot through the mailbox, like anyone. */
  readonly claim: (seat: Seat, message: Claim) => Answer
  /** Sends everybody the table as it is now. */
  readonly tellAll: (but?: Member) => void
  /** Pages that now stand elsewhere in the chat hear what may be heard from there. */
  readonly regroup: () => void
  /** Does a page listen to what is said? */
  readonly isHeard: () => boolean
}

/** The person at a seat; `undefined` for a bot or nobody. */
export function personAt({ table }: Pick<TableContext, 'table'>, seat: Seat): PersonId | undefined {
  const holder = table().seats[seat - 1]
  return holder?.by === 'person' ? holder.person : undefined
}

/** Has the person at this seat a page of the table open? */
export function isHere(context: Pick<TableContext, 'table' | 'members'>, seat: Seat): boolean {
  const person = personAt(context, seat)
  return person !== undefined && context.members.here(person)
}
