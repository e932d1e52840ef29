import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import type { TableId } from '../../base/ids.ts'
import { DATA_FILE } from '../engine/data-file.ts'
import type { Engine, StoredBatch } from '../engine/engine.ts'
import { postgresEngine } from '../engine/postgres.ts'
import { makeFolder, tighten } from '../engine/private-file.ts'
import type { Row, Statement } from '../engine/sql.ts'
import { sqliteEngine } from '../engine/sqlite.ts'
import { lockFile } from '../engine/sqlite-lock.ts'
import { onThisThread } from '../engine/sync-engine.ts'
import { MIGRATIONS } from '../migrations/all.ts'
import type { DataLocation } from './data-location.ts'
import { FORMAT, Head, rowIn, Tail } from './line.ts'
import { scratchSchema } from './postgres-scratch-schema.ts'
import { linesIn } from './read.ts'

/** Most rows stored at once. */
const TOGETHER = 500

/** Why a file cannot be restored, in words for a host. */
export class RestoreError extends Error {}

/** Reads the whole file before anything is touched: what version it is, or why it is no good. */
async function examined(file: string): Promise<{ readonly version: number; readonly rows: number }> {
  let head: Static<typeof Head> | undefined
  let rows = 0
  let complete = false
  try {
    for await (const line of linesIn(file)) {
      if (complete) throw new RestoreError('something follows the end')
      if (head === undefined) head = Value.Parse(Head, JSON.parse(line))
      else if (line.startsWith('{')) complete = Value.Parse(Tail, JSON.parse(line)).rows === rows
      else {
        rowIn(line)
        rows++
      }
    }
  } catch (error) {
    throw new RestoreError(`${file} is not a complete backup (${error instanceof Error ? error.message : error})`)
  }
  if (head === undefined || !complete) throw new RestoreError(`${file} is not a complete backup`)
  if (head.format !== FORMAT || head.version > MIGRATIONS.length)
    throw new RestoreError(`${file} was made by a newer version of Selva`)
  return { version: head.version, rows }
}

const inserted = (table: string, row: Row): Statement => ({
  text: `insert into "${table}" (${Object.keys(row).map((column) => `"${column}"`)}) values (${Object.keys(row).map(() => '?')})`,
  values: Object.values(row),
})

const batchFrom = ({ t, n, choice, body }: Row): StoredBatch => ({
  table: String(t) as TableId,
  n: Number(n),
  choice: String(choice),
  body: String(body),
})

/** Puts the rows of a file into an empty database of the same version. */
async function fill(engine: Engine, file: string): Promise<void> {
  let statements: Statement[] = []
  let group = new Map<TableId, StoredBatch>()
  const flush = async (): Promise<void> => {
    if (statements.length > 0) await engine.together(statements)
    const accepted = await engine.append([...group.values()])
    if (accepted.includes(false)) throw new RestoreError('the log of a table has a gap')
    statements = []
    group = new Map()
  }
  for await (const line of linesIn(file)) {
    if (line.startsWith('{')) continue
    const { table, row } = rowIn(line)
    const batch = table === 'batch' ? batchFrom(row) : undefined
    if (statements.length + group.size >= TOGETHER || (batch !== undefined && group.has(batch.table))) await flush()
    if (batch === undefined) statements.push(inserted(table, row))
    else group.set(batch.table, batch)
  }
  await flush()
}

/** A data file is filled beside the old one, which it then replaces; the old one is kept as `selva.db.old`. */
async function restoreFile(folder: string, file: string, version: number, replace: boolean): Promise<void> {
  makeFolder(folder)
  const path = join(folder, DATA_FILE)
  const fresh = `${path}.restoring`
  const unlock = lockFile(path)
  try {
    if (existsSync(path) && !replace)
      throw new RestoreError(
        `there is already data in ${path}; add --replace to replace it (the old file is kept as ${DATA_FILE}.old)`,
      )
    for (const end of ['', '-wal', '-shm', '-lock']) await rm(fresh + end, { force: true })
    const engine = onThisThread(sqliteEngine(fresh, { upTo: version }))
    try {
      await fill(engine, file)
    } finally {
      await engine.close()
    }
    // A write-ahead log that an earlier restore put aside must not be taken for that of the file put aside now.
    for (const end of ['-wal', '-shm']) await rm(`${path}.old${end}`, { force: true })
    for (const end of ['', '-wal', '-shm']) if (existsSync(path + end)) await rename(path + end, `${path}.old${end}`)
    await rename(fresh, path)
    tighten(folder, DATA_FILE)
    await rm(`${fresh}-lock`, { force: true })
  } finally {
    unlock()
  }
}

/** A PostgreSQL is filled beside what is there, which it then replaces in one transaction. */
async function restoreDatabase(url: string, file: string, version: number, replace: boolean): Promise<void> {
  const beside = await scratchSchema(url, replace)
  try {
    const engine = await postgresEngine(url, { upTo: version, schema: beside.name })
    try {
      await fill(engine, file)
    } finally {
      await engine.close()
    }
    await beside.takePlace()
  } finally {
    await beside.close()
  }
}

/** Puts a backup back, into a file or a PostgreSQL. What is there already is left alone unless asked. How many rows. */
export async function restore(file: string, place: DataLocation, replace: boolean): Promise<number> {
  const { version, rows } = await examined(file)
  if ('databaseUrl' in place) await restoreDatabase(place.databaseUrl, file, version, replace)
  else await restoreFile(place.folder, file, version, replace)
  return rows
}
