import { DatabaseSync } from 'node:sqlite'
import { forSqlite } from '../migrations/migration.ts'
import { storeError } from './fault.ts'
import { makePrivate } from './private-file.ts'
import { notUpdated, updateFrom } from './version.ts'

export type SqliteLimits = {
  /** The most pages of 4 kB the file may grow to; without it, as many as the disk holds. */
  readonly mostPages?: number
  /** Looks, but does not touch: a file of the present version is opened as one that may not be written. */
  readonly readOnly?: boolean
  /** Commits are written, and the caller makes them durable and copies the write-ahead log into the file. */
  readonly syncLater?: boolean
  /** The version to bring the file to, if not the present one. */
  readonly upTo?: number
  /** Called before a migration changes data; if it throws, the data stays as it is. */
  readonly before?: (db: DatabaseSync, from: number, to: number) => void
}

/** Brings a file to the present version, in one transaction; a file from the future is left alone. */
function migrate(db: DatabaseSync, { readOnly = false, upTo, before }: SqliteLimits): void {
  const update = updateFrom(Number(db.prepare('pragma user_version').get()?.['user_version']), upTo)
  if (update === undefined) return
  if (readOnly) throw notUpdated(update)
  const { from, to, steps } = update
  if (from > 0) before?.(db, from, to)
  db.exec(`begin immediate; ${steps.flatMap(forSqlite).join(';')}; pragma user_version = ${to}; commit`)
}

/** Opens a data file, or one in memory (`:memory:`), and brings it up to date. */
export function openSqlite(path: string, limits: SqliteLimits): DatabaseSync {
  const { mostPages, readOnly = false, syncLater = false } = limits
  let db: DatabaseSync | undefined
  try {
    if (!readOnly && path !== ':memory:') makePrivate(path)
    db = new DatabaseSync(path, { readOnly })
    if (!readOnly) db.exec('pragma journal_mode = wal; pragma synchronous = full')
    if (syncLater) db.exec('pragma synchronous = normal; pragma wal_autocheckpoint = 0')
    migrate(db, limits)
    if (mostPages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(mostPages)}`)
    return db
  } catch (error) {
    db?.close()
    throw storeError(error)
  }
}
