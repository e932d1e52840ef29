import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { fastChance, recordOf, seedOf, type Verdict, verify } from '@selva/core'
import { toy } from '@selva/core/toy'
import { backup, type DataLocation, openPostgres, openStore, restore, type Store } from '@selva/server'
import { type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { liveFrom } from '../src/table/live.ts'
import { recordedAt } from '../src/table/recorded.ts'
import { tableConstants } from '../src/table/table-constants.ts'
import { GALILEI, GAMES } from './games.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

const database = postgres()
const inFile = async (): Promise<DataLocation> => ({ folder: temporaryFolder() })
const inPostgres = async (): Promise<DataLocation> => ({ databaseUrl: await database.fresh() })
const openAt = (place: DataLocation): Promise<Store> =>
  'folder' in place ? openStore(place.folder) : openPostgres(place.databaseUrl)

/** Whole games of the toy, to their end: what comes back of them must hold in every respect. */
async function finished(ana: Visitor, games: number): Promise<readonly string[]> {
  const stream = fastChance(3)
  const request = { game: 'toy', setting: { seats: 2, rounds: 3 }, listed: true, playNow: true }
  return Promise.all(
    Array.from({ length: games }, async () => {
      const { id } = (await ana.post('/api/tables', request)).body as { id: string }
      const page = ana.open(id, toy)
      const over = () => page.table()?.status === 'over'
      while (!over()) {
        await page.until(() => over() || page.anyChoice(stream) !== undefined)
        const choice = page.anyChoice(stream)
        if (choice !== undefined) await page.choose(choice)
      }
      page.close()
      return id
    }),
  )
}

/** Decides a table's whole log again, from its stored secret on: what core's check of a game says. */
async function verdictOn(store: Store, id: TableId): Promise<Verdict> {
  const table = await store.table(id)
  if (table === undefined) throw new Error('the table is gone')
  const fixed = await tableConstants({ store, games: GAMES }, table)
  const { log } = liveFrom(fixed, await store.batches(id))
  return verify(fixed.playable.game, recordOf(recordedAt(fixed, table, log.from(0), () => 'Ana', [])))
}

const WAYS = [
  ['a file', 'a file', inFile, inFile],
  ['a file', 'PostgreSQL', inFile, inPostgres],
  ['PostgreSQL', 'a file', inPostgres, inFile],
  ['PostgreSQL', 'PostgreSQL', inPostgres, inPostgres],
] as const

test.each(WAYS)(
  'a backup of %s while tables are played goes back into %s: every table to some moment of its game',
  async (_, __, from, to) => {
    const [place, other] = [await from(), await to()]
    const file = join(temporaryFolder(), 'backup.gz')
    const store = await openAt(place)
    const server = await serve({ store })
    const ana = await visit(server.url)
    await ana.put('/api/me', { name: 'Ana' })
    const over = await finished(ana, 3)
    const tables: string[] = [...over]
    const request = { game: 'escape', setting: GALILEI(4), listed: true, playNow: true }
    for (let t = 0; t < 8; t++) tables.push(((await ana.post('/api/tables', request)).body as { id: string }).id)
    // Bots do not wait here: they play while the backup is made, until each table waits for its person.
    expect(await backup(place, file)).toBeGreaterThan(8)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const now = new Map<string, readonly { n: number; body: string }[]>()
    for (const id of tables) now.set(id, await store.batches(id as TableId))
    const cookieSecret = Buffer.from(await store.secret('sessions', seedOf('x')))
    await server.close()

    await restore(file, other, false)
    const back = await openAt(other)
    expect(Buffer.from(await back.secret('sessions', seedOf('y')))).toEqual(cookieSecret)
    for (const id of tables) {
      const kept = await back.batches(id as TableId)
      expect(kept.length).toBeGreaterThan(0)
      expect(kept).toEqual((now.get(id) ?? []).slice(0, kept.length))
      if (over.includes(id)) expect((await back.table(id as TableId))?.status).toBe('over')
      const verdict = await verdictOn(back, id as TableId)
      expect(verdict).toMatchObject({ checked: kept.length, older: 0, exchange: true })
      if (over.includes(id)) expect(verdict.answer).toBe('verified')
      // The log goes on from there.
      const n = kept.length
      expect(await back.append([{ table: id as TableId, n, choice: 'choice', body: '{}' }])).toEqual([true])
      expect(await back.append([{ table: id as TableId, n, choice: 'other', body: '{}' }])).toEqual([false])
    }
    await back.close()
  },
)

test.each([
  ['a file', inFile],
  ['PostgreSQL', inPostgres],
] as const)('what is in %s is not overwritten unless asked', async (_, placeOf) => {
  const [place, other] = [await placeOf(), await inFile()]
  const file = join(temporaryFolder(), 'backup.gz')
  for (const [where, name] of [
    [place, 'Ana'],
    [other, 'Bob'],
  ] as const) {
    const store = await openAt(where)
    await store.rename('me' as never, name)
    await store.close()
  }
  await backup(other, file)
  await expect(restore(file, place, false)).rejects.toThrow('--replace')
  const kept = await openAt(place)
  expect(await kept.name('me' as never)).toBe('Ana')
  await kept.close()
  await restore(file, place, true)
  const back = await openAt(place)
  expect(await back.name('me' as never)).toBe('Bob')
  await back.close()
})

test('a running server is not robbed of its file, and a broken backup touches nothing', async () => {
  const place = { folder: temporaryFolder() }
  const file = join(temporaryFolder(), 'backup.gz')
  const store = await openStore(place.folder)
  await store.rename('me' as never, 'Ana')
  await backup(place, file)
  await expect(restore(file, place, true)).rejects.toMatchObject({ fault: 'locked' })
  await store.close()

  const text = gunzipSync(readFileSync(file)).toString()
  const broken = [text.slice(0, -20), `${text}more`, text.replace('"version":', '"version":9'), '', 'hello']
  const empty = { folder: temporaryFolder() }
  for (const bad of broken) {
    writeFileSync(file, gzipSync(bad))
    await expect(restore(file, empty, false)).rejects.toThrow(/not a complete backup|newer version/)
  }
  writeFileSync(file, 'no backup at all')
  await expect(restore(file, empty, false)).rejects.toThrow('not a complete backup')
  expect(existsSync(join(empty.folder, 'selva.db'))).toBe(false)
})

test('a restore into PostgreSQL that breaks off in the middle leaves what was there', async () => {
  const [place, other] = [await inPostgres(), await inFile()]
  const file = join(temporaryFolder(), 'backup.gz')
  const here = await openAt(place)
  await here.rename('me' as never, 'Ana')
  await here.close()
  const store = await openAt(other)
  await store.rename('me' as never, 'Bob')
  for (let n = 0; n < 3; n++) await store.append([{ table: 't' as TableId, n, choice: `c${n}`, body: '{}' }])
  await store.close()
  await backup(other, file)
  const text = gunzipSync(readFileSync(file)).toString()
  const gap = text.replace(/\n\["batch",\{"t":"t","n":1,[^\n]*/, '')
  const rows = Number(/"rows":(\d+)/.exec(text)?.[1])
  writeFileSync(file, gzipSync(gap.replace(`"rows":${rows}`, `"rows":${rows - 1}`)))
  await expect(restore(file, place, true)).rejects.toThrow('gap')
  const kept = await openAt(place)
  expect(await kept.name('me' as never)).toBe('Ana')
  await kept.close()
  writeFileSync(file, gzipSync(text))
  await restore(file, place, true)
  const back = await openAt(place)
  expect(await back.name('me' as never)).toBe('Bob')
  expect(await back.batches('t' as TableId)).toHaveLength(3)
  await back.close()
})
