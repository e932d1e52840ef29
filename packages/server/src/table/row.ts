import { isRefusal, type PlayedDocument, type Refusal, refuse } from '@selva/core'
import type { PersonId } from '../base/ids.ts'
import { chatLinesIn } from '../store/rows/chat-lines.ts'
import { mutesIn } from '../store/rows/mutes.ts'
import type { Table } from '../store/rows/table.ts'
import type { Answer } from './answer.ts'
import { failed } from './failed.ts'
import { playedDocuments } from './played-documents.ts'
import type { TablePorts } from './ports.ts'
import { nameAt, seatOf, withSeat } from './seating.ts'
import { withShownNames } from './shown-names.ts'

/** Makes one change of the stored table; a change to the very same table does nothing. */
export type ChangeTable = (wanted: () => Table | Refusal, storeIt?: (table: Table) => Promise<boolean>) => Answer

/** The stored row of a table, with the names that its people have there. A change is stored before anybody hears of it. */
export type TableRow = {
  now(): Table
  nameOf(person: PersonId): string
  /** The zone and scenario of people that it plays. */
  documents(): readonly PlayedDocument[]
  /** Reads their authors again, of whom one may have another name now, or none. */
  rereadAuthors(): Promise<void>
  readonly change: ChangeTable
  /** Takes up a change that was stored elsewhere. */
  reread(): Answer
  /** A person has another name; at a table that has started it is shown only if they have none any more. */
  renamed(person: PersonId, name: string): void
  /** Deletes the table, and what was said there. */
  drop(): Promise<void>
  /** Has the table been deleted? */
  gone(): boolean
}

/** `adopted` is called when the table has become another one, before the change is answered; `elsewhere` says that it was changed elsewhere. */
export async function tableRow(
  ports: TablePorts,
  first: Table,
  adopted: (elsewhere: boolean) => Promise<void>,
): Promise<TableRow> {
  const { store, people, uptime } = ports
  const mutes = mutesIn(store.sql)
  const names = new Map<PersonId, string>()
  let table = first
  let gone = false

  /** The table with the names that are shown there, and the names that its people have everywhere else. */
  async function withNames(
    next: Table,
  ): Promise<{ readonly named: Table; readonly own: ReadonlyMap<PersonId, string> }> {
    const own = new Map<PersonId, string>()
    for (const holder of next.seats)
      if (holder.by === 'person') own.set(holder.person, await people.nameOf(holder.person))
    const muted = next.status === 'open' ? await mutes.muted(next.id) : []
    return { named: withShownNames(next, own, new Set(muted)), own }
  }

  function set(next: Table, own: ReadonlyMap<PersonId, string>): void {
    table = next
    for (const holder of table.seats)
      if (holder.by === 'person') names.set(holder.person, nameAt(holder, own.get(holder.person) ?? ''))
  }

  async function adopt(next: Table): Promise<void> {
    set(next, (await withNames(next)).own)
    await adopted(true)
  }

  const change: ChangeTable = async (wanted, storeIt = store.changeTable) => {
    const next = gone ? refuse('unknownTable') : wanted()
    if (isRefusal(next)) return next
    if (next === table) return undefined
    try {
      const { named, own } = await withNames(next.status === table.status ? next : { ...next, since: uptime.now() })
      if (!(await storeIt(named))) {
        // An earlier change that seemed to fail has gone through.
        await adopt((await store.table(table.id)) ?? table)
        return refuse('busy')
      }
      set({ ...named, version: named.version + 1 }, own)
      await adopted(false)
      return undefined
    } catch (error) {
      return failed(ports, table, error, 'a change of a table could not be stored')
    }
  }

  let documents = await playedDocuments(store.sql, table)
  const known = await withNames(table)
  set(known.named, known.own)
  return {
    now: () => table,
    nameOf: (person) => names.get(person) ?? '',
    documents: () => documents,
    async rereadAuthors() {
      documents = await playedDocuments(store.sql, table)
    },
    change,
    async reread() {
      const now = await store.table(table.id)
      if (now !== undefined && now.version !== table.version) await adopt(now)
      return undefined
    },
    renamed(person, name) {
      const seat = seatOf(table, person)
      const holder = table.seats[seat - 1]
      if (holder?.by !== 'person') return
      if (name === '') table = withSeat(table, seat, { ...holder, name })
      names.set(person, nameAt(holder, name))
    },
    async drop() {
      await store.dropTable(table.id)
      await chatLinesIn(store.sql).dropTable(table.id)
      gone = true
    },
    gone: () => gone,
  }
}
