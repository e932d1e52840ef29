import type { BatchLog, Engine } from './engine/engine.ts'
import type { Sql } from './engine/sql.ts'
import { type ClockStore, clocksIn } from './rows/clocks.ts'
import { type Names, namesIn } from './rows/names.ts'
import { type RunningNotes, runningIn } from './rows/running-notes.ts'
import { type Secrets, secretsIn } from './rows/secrets.ts'
import { type Tables, tablesIn } from './rows/tables.ts'

export type { StoredBatch } from './engine/engine.ts'
export { StoreError } from './engine/error.ts'

/**
 * Lasting storage of everything. Once a promise here resolves, its change is on disk: it survives the power going out.
 * A rejected promise (`StoreError`) means that nothing of that call has been promised to anybody.
 */
export type Store = Omit<BatchLog, 'begin'> &
  Tables &
  Names &
  ClockStore &
  RunningNotes &
  Secrets & {
    /** For concerns that keep tables of their own. */
    readonly sql: Sql
    close(): Promise<void>
  }

/** The store over an engine. */
export const storeOver = (engine: Engine): Store => ({
  append: engine.append,
  batches: engine.batches,
  forget: engine.forget,
  ...tablesIn(engine),
  ...namesIn(engine),
  ...clocksIn(engine),
  ...runningIn(engine),
  ...secretsIn(engine),
  sql: engine,
  close: engine.close,
})
