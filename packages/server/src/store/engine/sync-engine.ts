import type { TableId } from '../../base/ids.ts'
import type { Engine, StoredBatch } from './engine.ts'
import { storeError } from './fault.ts'
import type { Row, Statement } from './sql.ts'

/** An engine that blocks its thread until the answer is there. */
export type SyncEngine = {
  all<R extends Row>(text: string, values?: Statement['values']): readonly R[]
  run(text: string, values?: Statement['values']): number
  together(statements: readonly Statement[]): readonly number[]
  append(group: readonly StoredBatch[]): readonly boolean[]
  begin(opening: StoredBatch, besides: readonly Statement[]): boolean
  batches(table: TableId): readonly StoredBatch[]
  forget(table: TableId, besides: readonly Statement[]): boolean
  close(): void
}

/** The result of a call as a promise; an error of SQLite becomes a `StoreError`. */
function settled<R>(call: () => R): Promise<R> {
  try {
    return Promise.resolve(call())
  } catch (error) {
    return Promise.reject(storeError(error))
  }
}

/** An engine that runs on the calling thread. */
export const onThisThread = (engine: SyncEngine): Engine => ({
  all: <R extends Row>(text: string, values?: Statement['values']) => settled(() => engine.all<R>(text, values)),
  run: (text, values) => settled(() => engine.run(text, values)),
  together: (statements) => settled(() => engine.together(statements)),
  append: (group) => settled(() => engine.append(group)),
  begin: (opening, besides) => settled(() => engine.begin(opening, besides)),
  batches: (table) => settled(() => engine.batches(table)),
  forget: (table, besides) => settled(() => engine.forget(table, besides)),
  close: () => settled(() => engine.close()),
})
