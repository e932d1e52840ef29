import { DatabaseSync } from 'node:sqlite'
import { storeError } from './fault.ts'
import { forSqlite } from './migrations/migration.ts'
import { stepsFrom } from './version.ts'

export type SqliteLimits = {
  /** The most pages of 4 kB the file may grow to; without it, as many as the disk holds. */
  readonly mostPages?: number
  /** Looks, but does not touch. */
  readonly readOnly?: boolean
}

/** Brings a file to the present version; a file from the future is left alone. */
function migrate(db: DatabaseSync): void {
  const version = Number(db.prepare('pragma user_version').get()?.['user_version'])
  for (const [next, step] of stepsFrom(version))
    db.exec(`begin immediate; ${forSqlite(step).join(';')}; pragma user_version = ${next}; commit`)
}

/** Opens a data file, or one in memory (`:memory:`), and brings it up to date. */
export function openSqlite(path: string, { mostPages, readOnly = false }: SqliteLimits): DatabaseSync {
  try {
    const db = new DatabaseSync(path)
    // Exclusive: a second server on the same file is told so instead of quietly sharing it.
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full')
    migrate(db)
    if (mostPages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(mostPages)}`)
    if (readOnly) db.exec('pragma query_only = on')
    return db
  } catch (error) {
    throw storeError(error)
  }
}
