import type { TableId } from '../src/base/ids.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { onThisThread } from '../src/store/engine/sync-engine.ts'
import { type Store, storeOver } from '../src/store/store.ts'
import { listened } from './every-statement.ts'

/** A store that counts the logs that are read from it, and outlives the servers that close it. */
export type CountingStore = Store & {
  /** Runs before a log is read. */
  beforeRead: (table: TableId) => Promise<void>
  /** The tables whose logs have been read since it was last asked. */
  logsRead(): readonly string[]
  /** The statements since it was last asked. */
  statements(): readonly string[]
}

export function countingStore(): CountingStore {
  const read: string[] = []
  const { engine, texts } = listened(onThisThread(sqliteEngine(':memory:')))
  const store = storeOver(engine)
  const counting: CountingStore = {
    ...store,
    beforeRead: async () => {},
    async batches(table) {
      read.push(table)
      await counting.beforeRead(table)
      return store.batches(table)
    },
    close: async () => {},
    logsRead: () => read.splice(0),
    statements() {
      const all = [...texts]
      texts.clear()
      return all
    },
  }
  return counting
}
