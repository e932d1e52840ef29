import { sqliteEngine } from '../store/engine/sqlite.ts'
import { onThisThread } from '../store/engine/sync-engine.ts'
import { type Store, storeOver } from '../store/store.ts'

/** A store that lasts as long as the process: for tests that drive many tables. */
export const memoryStore = (): Store => storeOver(onThisThread(sqliteEngine(':memory:')))
