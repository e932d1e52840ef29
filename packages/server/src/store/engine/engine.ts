import type { TableId } from '../../base/ids.ts'
import type { RunningNote } from './running.ts'
import type { Sql, Statement } from './sql.ts'

/** A batch as it is stored; the body is the JSON of core's `Batch`. */
export type StoredBatch = {
  readonly table: TableId
  /** Its number: one more than the table's last, 0 for the opening. */
  readonly n: number
  /** The client-made id of the choice, empty for the opening. */
  readonly choice: string
  readonly body: string
  /** How the game stands after it, where that is not as it was: stored in the same commit. */
  readonly note?: RunningNote
}

/** The log of all tables: the one thing that every engine keeps in its own way, for speed. */
export type BatchLog = {
  /**
   * Adds batches, all in one commit. For each: true if it is stored now, false if it did not follow the table's last
   * batch, because another writer was first. A group holds at most one batch of a table.
   */
  append(group: readonly StoredBatch[]): Promise<readonly boolean[]>
  /**
   * Stores the first batch of a table in one commit with these statements, which come first. It takes the place of any
   * log there was. False if one of the statements had to change rows and did not; then nothing has happened.
   */
  begin(opening: StoredBatch, besides: readonly Statement[]): Promise<boolean>
  /** All batches of a table, in order. */
  batches(table: TableId): Promise<readonly StoredBatch[]>
  /**
   * Throws the log of a table away in one commit with these statements, which come first: a log never outlives its
   * table. False if one of them had to change rows and did not; then nothing has happened.
   */
  forget(table: TableId, besides: readonly Statement[]): Promise<boolean>
}

/** Operations that each database must offer; everything else is written once, over this. */
export type Engine = Sql & BatchLog & { close(): Promise<void> }
