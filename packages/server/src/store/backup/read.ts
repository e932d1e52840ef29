import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { Value } from 'typebox/value'
import { backupLines } from './backup.ts'
import { Head } from './line.ts'
import { sqliteSource } from './sqlite-source.ts'

/** The beginning of every data file. */
const SQLITE = 'SQLite format 3\0'

async function isDataFile(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SQLITE.length), 0, SQLITE.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === SQLITE
  } finally {
    await handle.close()
  }
}

/** The lines of a backup, or of a copy of a data file as if it were one. */
export async function* linesIn(file: string): AsyncIterable<string> {
  if (await isDataFile(file)) {
    const source = sqliteSource(file)
    try {
      yield* backupLines(source)
    } finally {
      await source.close()
    }
    return
  }
  const source = createReadStream(file)
  const text = source.pipe(createGunzip())
  source.on('error', (error) => text.destroy(error))
  yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
}

/** The version of the data in a backup or copy; `undefined` if it cannot be read. */
export async function versionIn(file: string): Promise<number | undefined> {
  try {
    for await (const line of linesIn(file)) return Value.Parse(Head, JSON.parse(line)).version
  } catch {
    // It is no backup, or broken.
  }
  return undefined
}
