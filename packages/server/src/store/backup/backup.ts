import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { DATA_FILE } from '../engine/data-file.ts'
import { StoreError } from '../engine/error.ts'
import { OWNER_ONLY } from '../engine/private-file.ts'
import type { DataLocation } from './data-location.ts'
import { FORMAT, lineOf } from './line.ts'
import { postgresSource } from './postgres-source.ts'
import type { Source } from './source.ts'
import { sqliteSource } from './sqlite-source.ts'

async function sourceAt(place: DataLocation): Promise<Source> {
  if ('databaseUrl' in place) return postgresSource(place.databaseUrl)
  const path = join(place.folder, DATA_FILE)
  if (!existsSync(path)) throw new StoreError('broken', `there is no data file ${path}`)
  return sqliteSource(path)
}

/** Everything in a source as the lines of a backup. */
export async function* backupLines(source: Source): AsyncIterable<string> {
  let rows = 0
  yield JSON.stringify({ selva: 'backup', format: FORMAT, version: source.version })
  for (const table of source.tables)
    for await (const row of source.rows(table)) {
      rows++
      yield lineOf(table, row)
    }
  for await (const row of source.log()) {
    rows++
    yield lineOf('batch', row)
  }
  yield JSON.stringify({ rows })
}

/**
 * Writes everything at a place into one file, as it is at one moment; a server may go on using it. The file comes into
 * being only when it is complete, and only its owner may read it: it holds every secret there is. How many rows.
 */
export async function backup(place: DataLocation, file: string): Promise<number> {
  const source = await sourceAt(place)
  const unfinished = `${file}.unfinished`
  let lines = 0
  async function* text(): AsyncIterable<string> {
    for await (const line of backupLines(source)) {
      lines++
      yield `${line}\n`
    }
  }
  try {
    const mode = OWNER_ONLY
    await rm(unfinished, { force: true })
    await pipeline(Readable.from(text()), createGzip(), createWriteStream(unfinished, { mode, flush: true }))
    await rename(unfinished, file)
    // The first line and the last one are no rows.
    return lines - 2
  } finally {
    await source.close()
    await rm(unfinished, { force: true })
  }
}
