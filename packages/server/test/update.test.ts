import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { DATA_FILE, openPostgres, openStore, restore } from '@selva/server'
import { expect, onTestFinished, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { versionIn } from '../src/store/backup/read.ts'
import { copyBeforeMigration } from '../src/store/engine/copy-before-migration.ts'
import { postgresEngine } from '../src/store/engine/postgres.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { MIGRATIONS } from '../src/store/migrations/all.ts'
import { openPostgresReadOnly, openReadOnly } from '../src/store/open.ts'
import { postgres } from './postgres.ts'
import { temporaryFolder } from './temporary.ts'

const database = postgres()
const NOW = MIGRATIONS.length
const EARLIER = Array.from({ length: NOW - 1 }, (_, i) => i + 1)
const T = 't' as TableId
const ROWS = [0, 1, 2].map((n) => ({ table: T, n, choice: `choice${n}`, body: `{"n":${n}}` }))
const fileIn = (folder: string): string => join(folder, DATA_FILE)
const copyIn = (folder: string, version = NOW): string => `${fileIn(folder)}.before-${version}`

/** A folder with a data file as a server of this version left it. */
function dataOf(version: number, body?: string): string {
  const folder = temporaryFolder()
  const engine = sqliteEngine(fileIn(folder), { upTo: version })
  for (const row of ROWS) engine.append([body === undefined ? row : { ...row, body }])
  engine.run(`insert into person (id, name) values ('ana', 'Ana')`)
  engine.close()
  return folder
}

const versionOf = (file: string): unknown => {
  const db = new DatabaseSync(file, { readOnly: true })
  const version = db.prepare('pragma user_version').get()?.['user_version']
  db.close()
  return version
}

test.each(EARLIER)(
  'a data file of version %i is copied beside itself before it is brought up to date',
  async (version) => {
    const folder = dataOf(version)
    const told: string[] = []
    const store = await openStore(folder, { tell: (sentence) => void told.push(sentence) })
    expect(await store.batches(T)).toEqual(ROWS)
    expect(await store.name('ana' as never)).toBe('Ana')
    await store.close()
    expect(versionOf(fileIn(folder))).toBe(NOW)

    const copy = copyIn(folder)
    expect(versionOf(copy)).toBe(version)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`from version ${version} to ${NOW}`)
    expect(told[0]).toContain(copy)
    expect(told[0]).toContain('the last 2 copies are kept')
    expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([])

    // A start with nothing to bring up to date makes no copy.
    await (await openStore(folder, { tell: (sentence) => void told.push(sentence) })).close()
    expect(told).toHaveLength(1)

    // The copy is whole: it goes back, and a server of that version could go on with it.
    await restore(copy, { folder }, true)
    expect(versionOf(fileIn(folder))).toBe(version)
    const back = sqliteEngine(fileIn(folder), { upTo: version })
    expect(back.batches(T)).toEqual(ROWS)
    back.close()
  },
)

test('a copy holds also what is only in the write-ahead log', async () => {
  const folder = dataOf(NOW - 1)
  const other = temporaryFolder()
  const db = new DatabaseSync(fileIn(folder))
  db.exec(`pragma wal_autocheckpoint = 0; insert into person (id, name) values ('bob', 'Bob')`)
  // A server that is killed leaves both files.
  for (const end of ['', '-wal']) copyFileSync(fileIn(folder) + end, fileIn(other) + end)
  db.close()
  await (await openStore(other)).close()
  const copy = new DatabaseSync(copyIn(other), { readOnly: true })
  expect(copy.prepare('select name from person order by id').all()).toEqual([{ name: 'Ana' }, { name: 'Bob' }])
  copy.close()
})

test('new data has nothing to copy, and only the last two copies are kept', async () => {
  const folder = temporaryFolder()
  await (await openStore(folder)).close()
  expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual([])

  const old = dataOf(1)
  for (const [i, to] of [2, 3, NOW].entries()) {
    const copies = readdirSync(old).filter((name) => name.includes('before'))
    expect(copies).toHaveLength(i)
    if (to === NOW) await (await openStore(old)).close()
    else {
      sqliteEngine(fileIn(old), {
        upTo: to,
        before: (db, from, next) => void copyBeforeMigration(db, fileIn(old), from, next),
      }).close()
    }
  }
  expect(
    readdirSync(old)
      .filter((name) => name.includes('before'))
      .toSorted(),
  ).toEqual([`${DATA_FILE}.before-3`, `${DATA_FILE}.before-${NOW}`].toSorted())
})

test('a migration that breaks off changes nothing, whichever of its steps fails', async () => {
  const from = 6
  const folder = dataOf(from)
  const db = new DatabaseSync(fileIn(folder))
  // The second of the steps that follow adds this column too, and cannot.
  db.exec(`alter table blocked add column name text not null default ''`)
  db.close()
  await expect(openStore(folder)).rejects.toThrow()
  expect(versionOf(fileIn(folder))).toBe(from)
  expect(versionOf(copyIn(folder))).toBe(from)
})

/** The words and the exit code of a program that cannot start. `fileSize` is the most that `ulimit -f` lets it write. */
async function refusedStart(folder: string, fileSize: string): Promise<{ said: string; code: unknown }> {
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }
  const command = `ulimit -f ${fileSize}; exec "$0" "$1"`
  const child = spawn('/bin/sh', ['-c', command, process.execPath, main], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = new Promise((resolve) => child.on('exit', resolve))
  return { said: await text(child.stderr), code: await ended }
}

test.skipIf(process.platform === 'win32')(
  'without room for the copy the server does not start, says so, and leaves the data as it was',
  async () => {
    const folder = dataOf(NOW - 1, 'x'.repeat(1_000_000))
    const before = readFileSync(fileIn(folder))
    const { said, code } = await refusedStart(folder, '1000')
    expect(code).toBe(1)
    expect(said).toContain('the copy cannot be written')
    expect(said).toContain('Nothing was changed')
    expect(said).not.toContain('    at ')
    expect(readFileSync(fileIn(folder)).equals(before)).toBe(true)
    expect(readdirSync(folder).filter((name) => name.includes('before'))).toEqual([])
    // With room it starts.
    await (await openStore(folder)).close()
    expect(versionOf(copyIn(folder))).toBe(NOW - 1)
  },
)

test('an older server refuses newer data in a sentence that names the copy, and the copy brings it back', async () => {
  const folder = dataOf(NOW - 1)
  await (await openStore(folder)).close()
  const db = new DatabaseSync(fileIn(folder))
  db.exec(`pragma user_version = ${NOW + 3}; insert into person (id, name) values ('since', 'Since')`)
  db.close()
  const copy = copyIn(folder)
  const { said, code } = await refusedStart(folder, 'unlimited')
  expect(code).toBe(1)
  expect(said).toContain(`the data has version ${NOW + 3}, but this version of Selva only knows version ${NOW}`)
  expect(said).toContain('Start the newer version again')
  expect(said).toContain(`npm run restore -- ${copy} --replace`)
  expect(said).toContain('selva.db.old')
  expect(versionOf(fileIn(folder))).toBe(NOW + 3)

  await restore(copy, { folder }, true)
  expect(versionOf(`${fileIn(folder)}.old`)).toBe(NOW + 3)
  const store = await openStore(folder)
  expect(await store.batches(T)).toEqual(ROWS)
  await store.close()
})

test('an older server without a copy that it can use says what else to do', async () => {
  const folder = dataOf(NOW)
  const db = new DatabaseSync(fileIn(folder))
  db.exec(`pragma user_version = ${NOW + 1}`)
  db.exec(`vacuum into '${copyIn(folder, NOW + 2)}'`)
  db.close()
  const refusal = await openStore(folder).catch((error: Error) => error.message)
  expect(refusal).toContain('Start the newer version again')
  expect(refusal).not.toContain('restore')
})

test('a file that an earlier restore put aside does not lend its write-ahead log to the next', async () => {
  const folder = dataOf(NOW)
  writeFileSync(`${fileIn(folder)}.old-wal`, 'the log of another file')
  const copy = join(temporaryFolder(), 'copy')
  const db = new DatabaseSync(fileIn(folder))
  db.exec(`vacuum into '${copy}'`)
  db.close()
  await restore(copy, { folder }, true)
  expect(existsSync(`${fileIn(folder)}.old`)).toBe(true)
  expect(existsSync(`${fileIn(folder)}.old-wal`)).toBe(false)
})

test('commands that only read do not bring data up to date', async () => {
  const folder = dataOf(NOW - 1)
  expect(() => openReadOnly(folder)).toThrow(`the data has version ${NOW - 1}`)
  expect(versionOf(fileIn(folder))).toBe(NOW - 1)
  const url = await database.fresh()
  await (await postgresEngine(url, { upTo: NOW - 1 })).close()
  await expect(openPostgresReadOnly(url)).rejects.toThrow(`the data has version ${NOW - 1}`)
  await expect(openPostgres(url)).rejects.toThrow(`the data has version ${NOW - 1}`)
  const again = await postgresEngine(url, { upTo: NOW - 1 })
  expect(await again.all('select max(version) as version from schema_version')).toEqual([{ version: NOW - 1 }])
  await again.close()
})

test.each(EARLIER)(
  'a PostgreSQL of version %i is backed up into the data folder before it is brought up to date',
  async (version) => {
    const url = await database.fresh()
    const folder = join(temporaryFolder(), 'made')
    const old = await postgresEngine(url, { upTo: version })
    for (const row of ROWS) await old.append([row])
    await old.close()
    const told: string[] = []
    const store = await openPostgres(url, { folder, tell: (sentence) => void told.push(sentence) })
    expect(await store.batches(T)).toEqual(ROWS)
    await store.close()
    const copy = join(folder, `postgres.before-${NOW}`)
    expect(await versionIn(copy)).toBe(version)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(told).toEqual([expect.stringContaining(copy)])

    // A newer server used it since: the older one names the copy, which goes back into the database.
    const newer = await postgresEngine(url)
    await newer.run('insert into schema_version (version) values (?)', [NOW + 1])
    await newer.close()
    await expect(openPostgres(url, { folder })).rejects.toMatchObject({
      fault: 'newer',
      message: expect.stringContaining(`npm run restore -- ${copy} --replace`),
    })
    await restore(copy, { databaseUrl: url }, true)
    const back = await openPostgres(url, { folder })
    expect(await back.batches(T)).toEqual(ROWS)
    await back.close()
  },
)

test('without a place for its backup a PostgreSQL is not brought up to date', async () => {
  const url = await database.fresh()
  await (await postgresEngine(url, { upTo: NOW - 1 })).close()
  const file = join(temporaryFolder(), 'a-file')
  writeFileSync(file, '')
  await expect(openPostgres(url, { folder: join(file, 'folder') })).rejects.toThrow('Nothing was changed')
  await (await postgresEngine(url, { upTo: NOW - 1 })).close()
})
