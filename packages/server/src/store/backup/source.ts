import { LEASE_TABLE } from '../engine/postgres-lease.ts'
import type { Row } from '../engine/sql.ts'

/** Everything in a database as it was at one moment, without later writes. */
export type Source = {
  /** The version of its tables. */
  readonly version: number
  /** The names of its tables apart from the log. */
  readonly tables: readonly string[]
  rows(table: string): AsyncIterable<Row>
  /** The log as `t, n, choice, body`: first the first batches of all tables, then the second ones, and so on. */
  log(): AsyncIterable<Row>
  close(): Promise<void>
}

/**
 * Tables that are not copied row by row: the log is copied in one way for all engines, the version stands at the top,
 * and a lease is no data.
 */
export const APART: readonly string[] = ['batch', 'head', 'schema_version', LEASE_TABLE]

export const LOG = 'select t, n, choice, body from batch order by n, t'
