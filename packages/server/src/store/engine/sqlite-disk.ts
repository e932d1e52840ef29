import { closeSync, fdatasync, openSync } from 'node:fs'
import { checkpointer } from './checkpointer.ts'
import type { Engine } from './engine.ts'
import { StoreError } from './error.ts'
import { sqliteEngine } from './sqlite.ts'
import type { SyncEngine } from './sync-engine.ts'
import { type Disk, syncedLater } from './sync-later.ts'

/** Opens the write-ahead log, which is there from the first question until the last connection is closed. */
function openLog(path: string): number {
  try {
    return openSync(`${path}-wal`, 'r+')
  } catch (error) {
    throw new StoreError(
      'readOnly',
      `the data file cannot be written (${error instanceof Error ? error.message : error})`,
    )
  }
}

/**
 * The disk under a data file. A commit stands in the write-ahead log, so to make it durable is to sync that file. With
 * `synchronous = normal` SQLite still syncs where the order of writes matters: before and after it copies the log into
 * the data file, and when it begins the log afresh.
 */
function diskUnder(path: string, engine: SyncEngine): Disk {
  const log = openLog(path)
  const copying = checkpointer(path, engine)
  return {
    sync: (done) => fdatasync(log, done),
    rested: copying.whenDue,
    async close() {
      await copying.stop()
      closeSync(log)
    },
  }
}

/** The engine of a server: SQLite on its thread, which never waits for the disk. */
export function sqliteSyncedLater(path: string, lost: (error: Error) => void): Engine {
  const engine = sqliteEngine(path, { syncLater: true })
  try {
    return syncedLater(engine, diskUnder(path, engine), lost)
  } catch (error) {
    engine.close()
    throw error
  }
}
