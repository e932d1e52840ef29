import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { postgresEngine } from './postgres.ts'
import { syncTime } from './probe.ts'
import { sqliteEngine } from './sqlite.ts'
import { type Store, StoreError, storeOver } from './store.ts'
import { onThisThread } from './sync-engine.ts'
import { sqliteInThread } from './thread.ts'

/** The name of the data file in its folder. */
export const DATA_FILE = 'selva.db'

/** A commit that takes longer, in milliseconds, would be felt by everybody if it ran on the main thread. */
const LONG = 1

function prepared(folder: string): number {
  try {
    mkdirSync(folder, { recursive: true })
    return syncTime(folder)
  } catch (error) {
    throw new StoreError('readOnly', `the folder cannot be written (${error instanceof Error ? error.message : error})`)
  }
}

/**
 * Opens the store in a folder, which is made if need be. SQLite blocks its thread for the whole of a commit: on a
 * quick disk that costs less than asking another thread, on a slow one it would hold everybody up.
 */
export async function openStore(folder: string): Promise<Store> {
  const slow = prepared(folder) >= LONG
  const path = join(folder, DATA_FILE)
  return storeOver(slow ? await sqliteInThread(path) : onThisThread(sqliteEngine(path)))
}

/** Looks into the store of a folder, also while a server writes it. */
export const lookAt = (folder: string): Store =>
  storeOver(onThisThread(sqliteEngine(join(folder, DATA_FILE), { readOnly: true })))

/** Opens the store in a PostgreSQL, by its address. */
export const openPostgres = async (url: string): Promise<Store> => storeOver(await postgresEngine(url))
