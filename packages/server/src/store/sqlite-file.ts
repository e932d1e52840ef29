import { DatabaseSync } from 'node:sqlite'
import { storeError } from './fault.ts'
import { forSqlite } from './migrations/migration.ts'
import { stepsFrom } from './version.ts'

export type SqliteLimits = {
  /** The most pages of 4 kB the file may grow to; without it, as many as the disk holds. */
  readonly mostPages?: number
  /** Looks, but does not touch: a file of the present version is opened as one that may not be written. */
  readonly readOnly?: boolean
  /** The version to bring the file to, if not the present one. */
  readonly upTo?: number
}

/** Brings a file to the present version; a file from the future is left alone. */
function migrate(db: DatabaseSync, upTo?: number): void {
  const version = Number(db.prepare('pragma user_version').get()?.['user_version'])
  for (const [next, step] of stepsFrom(version, upTo))
    db.exec(`begin immediate; ${forSqlite(step).join(';')}; pragma user_version = ${next}; commit`)
}

/** Opens a data file, or one in memory (`:memory:`), and brings it up to date. */
export function openSqlite(path: string, { mostPages, readOnly = false, upTo }: SqliteLimits): DatabaseSync {
  try {
    const db = new DatabaseSync(path, { readOnly })
    if (!readOnly) db.exec('pragma journal_mode = wal; pragma synchronous = full')
    migrate(db, upTo)
    if (mostPages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(mostPages)}`)
    return db
  } catch (error) {
    throw storeError(error)
  }
}
