import { sqliteEngine } from '../store/sqlite.ts'
import { type Store, storeOver } from '../store/store.ts'
import { onThisThread } from '../store/sync-engine.ts'

/** A store that lasts as long as the process: for tests that drive many tables. */
export const memoryStore = (): Store => storeOver(onThisThread(sqliteEngine(':memory:')))
