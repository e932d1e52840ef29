import { type ClockStore, clocksIn } from './clocks.ts'
import type { BatchLog, Engine } from './engine.ts'
import { type Names, namesIn } from './people.ts'
import { type RunningNotes, runningIn } from './running-notes.ts'
import { type Secrets, secretsIn } from './secrets.ts'
import type { Sql } from './sql.ts'
import { type Tables, tablesIn } from './tables.ts'

export type { StoredBatch } from './engine.ts'
export { StoreError, type StoreFault } from './error.ts'

/**
 * Where everything lasts. What a promise here says has happened is on disk: it survives the power going out.
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
