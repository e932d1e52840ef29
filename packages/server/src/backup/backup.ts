import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { DATA_FILE } from '../store/open.ts'
import { StoreError } from '../store/store.ts'
import { FORMAT, lineOf } from './line.ts'
import type { Place } from './place.ts'
import { postgresSource } from './postgres-source.ts'
import type { Source } from './source.ts'
import { sqliteSource } from './sqlite-source.ts'

async function sourceAt(place: Place): Promise<Source> {
  if ('databaseUrl' in place) return postgresSource(place.databaseUrl)
  const path = join(place.folder, DATA_FILE)
  if (!existsSync(path)) throw new StoreError('broken', `there is no ${path}`)
  return sqliteSource(path)
}

/** All rows, each as its line. */
async function* rowLines(source: Source): AsyncIterable<string> {
  for (const table of source.tables) for await (const row of source.rows(table)) yield lineOf(table, row)
  for await (const row of source.log()) yield lineOf('batch', row)
}

/**
 * Writes everything at a place into one file, as it is at one moment; a server may go on using it. The file comes into
 * being only when it is complete, and only its owner may read it: it holds every secret there is. How many rows.
 */
export async function backup(place: Place, file: string): Promise<number> {
  const source = await sourceAt(place)
  const unfinished = `${file}.unfinished`
  let rows = 0
  async function* text(): AsyncIterable<string> {
    yield `${JSON.stringify({ selva: 'backup', format: FORMAT, version: source.version })}\n`
    for await (const line of rowLines(source)) {
      rows++
      yield `${line}\n`
    }
    yield `${JSON.stringify({ rows })}\n`
  }
  try {
    await pipeline(Readable.from(text()), createGzip(), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    await rename(unfinished, file)
    return rows
  } finally {
    await source.close()
    await rm(unfinished, { force: true })
  }
}
