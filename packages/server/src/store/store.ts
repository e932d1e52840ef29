import type { PersonId } from '../people/person.ts'
import type { Status, Table, TableId } from '../table/table.ts'

/** A batch as it is stored; the body is the JSON of core's `Batch`. */
export type StoredBatch = {
  readonly table: TableId
  /** Its number: one more than the table's last, 0 for the opening. */
  readonly n: number
  /** The client-made id of the choice, empty for the opening. */
  readonly choice: string
  readonly body: string
}

/**
 * Where everything lasts. What a promise here says has happened is on disk: it survives the power going out.
 * A rejected promise (`StoreError`) means that nothing of that call has been promised to anybody.
 */
export type Store = {
  /**
   * Adds batches, all in one commit. For each: true if it is stored now, false if it did not follow the table's last
   * batch, because somebody else was first. A group holds at most one batch of a table.
   */
  append(group: readonly StoredBatch[]): Promise<readonly boolean[]>
  /** All batches of a table, in order. */
  batches(table: TableId): Promise<readonly StoredBatch[]>

  /** Adds a table and the seed of all its chance. */
  addTable(table: Table, seed: Uint8Array): Promise<void>
  table(id: TableId): Promise<Table | undefined>
  /** The table that this digest of an invite belongs to. */
  tableInvited(inviteDigest: string): Promise<TableId | undefined>
  tablesWith(status: Status): Promise<readonly Table[]>
  /** The newest open tables that anybody may join, made after this time. */
  openTables(madeAfter: number, most: number): Promise<readonly Table[]>
  /** Stores status, host and seats with the next version; false if somebody else changed the table since. */
  changeTable(table: Table): Promise<boolean>
  /** Forgets a table that was never played. */
  dropTable(id: TableId): Promise<void>
  /** Never leaves the server before the game is over. */
  seed(id: TableId): Promise<Uint8Array | undefined>

  /** The name a person chose, if any. */
  name(person: PersonId): Promise<string | undefined>
  rename(person: PersonId, name: string): Promise<void>

  /** The server's own secret of this purpose: stored on first use, the same ever after. */
  secret(purpose: string, fresh: Uint8Array): Promise<Uint8Array>
  close(): Promise<void>
}

export const STORE_FAULTS = ['full', 'readOnly', 'locked', 'newer', 'broken'] as const
export type StoreFault = (typeof STORE_FAULTS)[number]

/** The storage itself failed. Nothing was stored, and the same call may work later. */
export class StoreError extends Error {
  readonly fault: StoreFault
  constructor(fault: StoreFault, message: string) {
    super(message)
    this.name = 'StoreError'
    this.fault = fault
  }
}
