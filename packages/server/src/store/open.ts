import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { backup } from './backup/backup.ts'
import { versionIn } from './backup/read.ts'
import { copiesOf, copyBeforeMigration, copyFailed, dropOldCopies, MAX_COPIES } from './engine/copy-before-migration.ts'
import { DATA_FILE } from './engine/data-file.ts'
import { StoreError } from './engine/error.ts'
import { postgresEngine } from './engine/postgres.ts'
import type { LeaseOptions } from './engine/postgres-lease.ts'
import { makeFolder, tighten } from './engine/private-file.ts'
import { sqliteEngine } from './engine/sqlite.ts'
import { sqliteSyncedLater } from './engine/sqlite-disk.ts'
import { onThisThread } from './engine/sync-engine.ts'
import { notUpdated, VERSION } from './engine/version.ts'
import { type Store, storeOver } from './store.ts'

/** Takes a sentence for the host's log. */
type PrintLine = (sentence: string) => void

/** Closes data files that an earlier version, or another program, left open to other accounts. */
function keepPrivate(folder: string, tell: PrintLine): void {
  const { closed, open } = tighten(folder, DATA_FILE)
  if (closed.length > 0)
    tell(`other accounts on this computer could read ${closed.join(', ')} in ${folder}; now only the owner can`)
  if (open.length > 0)
    tell(
      `other accounts on this computer can read ${open.join(', ')} in ${folder}, and this account is not allowed to change that`,
    )
}

function prepare(folder: string, tell: PrintLine): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK)
    keepPrivate(folder, tell)
  } catch (error) {
    throw new StoreError('readOnly', `the folder cannot be written (${error instanceof Error ? error.message : error})`)
  }
}

const brought = (from: number, to: number, copy: string): string =>
  `updated the data from version ${from} to ${to}; a copy from before is in ${copy} (the last ${MAX_COPIES} copies are kept)`

/** The refusal of data from a newer server, with the way back to a copy that this server can use. */
async function withWayBack(error: unknown, path: string, newer: string): Promise<unknown> {
  if (!(error instanceof StoreError) || error.fault !== 'newer') return error
  for (const copy of copiesOf(path).toReversed()) {
    if (((await versionIn(copy)) ?? Number.POSITIVE_INFINITY) > VERSION) continue
    const back = `npm run restore -- ${copy} --replace`
    return new StoreError(
      'newer',
      `${error.message}, or go back to the copy from before the update: ${back} (${newer})`,
    )
  }
  return error
}

/**
 * Brings a data file of an earlier version up to date, before anything else opens it. The data is first copied beside
 * itself.
 */
async function bringUpToDate(path: string, tell: PrintLine): Promise<void> {
  let done = ''
  const before = (db: DatabaseSync, from: number, to: number): void => {
    done = brought(from, to, copyBeforeMigration(db, path, from, to))
  }
  try {
    sqliteEngine(path, { before }).close()
  } catch (error) {
    throw await withWayBack(error, path, `the newer data is then kept as ${DATA_FILE}.old`)
  }
  if (done !== '') tell(done)
}

export type FolderOptions = {
  readonly tell?: PrintLine
  /** The disk has failed to take data that was written: this server must end. */
  readonly lost?: (error: Error) => void
}

/** Opens the store in a folder, which is made if need be. */
export async function openStore(
  folder: string,
  { tell = () => {}, lost = () => {} }: FolderOptions = {},
): Promise<Store> {
  prepare(folder, tell)
  const path = join(folder, DATA_FILE)
  await bringUpToDate(path, tell)
  return storeOver(sqliteSyncedLater(path, lost))
}

/** Looks into the store of a folder, also while a server writes it. */
export const openReadOnly = (folder: string): Store =>
  storeOver(onThisThread(sqliteEngine(join(folder, DATA_FILE), { readOnly: true })))

export type PostgresOptions = {
  /** The folder of the backup before a migration. */
  readonly folder?: string
  readonly tell?: PrintLine
  /** A server takes the lease of the database. */
  readonly lease?: LeaseOptions
}

/**
 * Opens the store in a PostgreSQL, by its address. Before data of an earlier version is changed, a backup of it is
 * written into the folder; without a folder such data is refused.
 */
export async function openPostgres(
  url: string,
  { folder, tell = () => {}, lease }: PostgresOptions = {},
): Promise<Store> {
  const path = join(folder ?? '', 'postgres')
  let done = ''
  async function before(from: number, to: number): Promise<void> {
    if (folder === undefined) throw notUpdated({ from, to })
    const copy = `${path}.before-${to}`
    try {
      makeFolder(folder)
      await backup({ databaseUrl: url }, copy)
    } catch (error) {
      throw copyFailed(error, from, to)
    }
    dropOldCopies(path)
    done = brought(from, to, copy)
  }
  try {
    const store = storeOver(await postgresEngine(url, { before, ...(lease === undefined ? {} : { lease }) }))
    if (done !== '') tell(done)
    return store
  } catch (error) {
    throw await withWayBack(error, path, 'this deletes the newer data: make a backup first')
  }
}

/** Looks into a PostgreSQL, also while a server writes it. */
export const openPostgresReadOnly = async (url: string): Promise<Store> =>
  storeOver(await postgresEngine(url, { readOnly: true }))
