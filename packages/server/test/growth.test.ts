import type { DatabaseSync } from 'node:sqlite'
import { toy } from '@selva/core/toy'
import type { MyTables, TableInfo } from '@selva/protocol'
import { manualClock, memoryStore, visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { PersonId, TableId } from '../src/base/ids.ts'
import { devicesIn } from '../src/people/devices.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { openSqlite } from '../src/store/engine/sqlite-file.ts'
import { onThisThread } from '../src/store/engine/sync-engine.ts'
import { openPostgres } from '../src/store/open.ts'
import type { Store } from '../src/store/store.ts'
import { countingStore } from './counting-store.ts'
import { askEverything, listened, statementsInSource } from './every-statement.ts'
import { TOY } from './games.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'

const database = postgres()

/** Parts of a question that it makes itself. */
const DERIVED = /^SCAN (found|best|ranked|newest|mine|chain|\(subquery-\d+\)|\d+ CONSTANT ROWS?)$/
/** An index of nothing but the rows that are asked for. */
const PARTIAL = /USING (COVERING )?INDEX (running_moves|clock_due)\b/
/** Tables that no guest can make larger: moderators make bans, the server its secrets. */
const SMALL = /^SCAN (ban|secret|uptime)\b/

/** The ways in which SQLite would look through a whole table for a statement, or through all tables of a status. */
function scansOf(db: DatabaseSync, statement: string): readonly string[] {
  const plan = db.prepare(`explain query plan ${statement}`).all()
  return plan
    .map(({ detail }) => String(detail))
    .filter((detail) => /^SCAN /.test(detail) || /^SEARCH tables .*\(status=\?\)$/.test(detail))
    .filter((detail) => ![DERIVED, PARTIAL, SMALL].some((harmless) => harmless.test(detail)))
}

async function everyStatement(): Promise<readonly string[]> {
  const { engine, texts } = listened(onThisThread(sqliteEngine(':memory:')))
  await askEverything(engine)
  await engine.close()
  return [...texts]
}

test('M2: no statement of the server looks through a table that grows', async () => {
  const db = openSqlite(':memory:', {})
  const scans = (await everyStatement()).flatMap((statement) =>
    scansOf(db, statement).map((scan) => `${scan}: ${statement}`),
  )
  expect(scans).toEqual([])
  // The check itself: without an index the same question is found out.
  db.exec('drop index device_by_served')
  expect(scansOf(db, 'select id from device where served < ? order by served limit ?')).toEqual(['SCAN device'])
  db.close()
})

test('M2: every statement in the source is among those that are checked', async () => {
  const asked = await everyStatement()
  const own = [/^\s*with recursive chain/, /\b(head|batch)\b/]
  const missing = statementsInSource().filter(
    (pattern) => !asked.some((text) => pattern.test(text)) && !own.some((log) => log.test(pattern.source)),
  )
  expect(missing.map(({ source }) => source)).toEqual([])
  expect(statementsInSource().length).toBeGreaterThan(80)
})

test('M2: PostgreSQL has the same indices', async () => {
  const [sqlite, other] = [memoryStore(), await openPostgres(await database.fresh())]
  const ours = await sqlite.sql.all<{ name: string }>(
    `select name from sqlite_schema where type = 'index' and sql is not null order by name`,
  )
  const theirs = await other.sql.all<{ name: string }>(
    'select indexname as name from pg_indexes where schemaname = current_schema()',
  )
  await Promise.all([sqlite.close(), other.close()])
  expect(ours.length).toBeGreaterThan(15)
  expect(ours.map(({ name }) => name).filter((name) => !theirs.some((their) => their.name === name))).toEqual([])
})

const TABLE = { game: 'toy', setting: TOY(2), listed: false, playNow: true }
const DAY = 24 * 60 * 60 * 1000

/** A person who sits at this many running tables, which a server that has just started knows only from the store. */
async function afterRestart(tables: number, store = countingStore()) {
  const first = await serve({ store })
  const ana = await visit(first.url)
  const ids: string[] = []
  for (let i = 0; i < tables; i++) ids.push(((await ana.post('/api/tables', TABLE)).body as TableInfo).id)
  for (const id of ids) await quiet(store, id)
  await first.close()
  const server = await serve({ store })
  await server.rooms.wake()
  store.logsRead()
  return { store, server, ids, ana: await visit(server.url, ana.cookie) }
}

/** Until no bot is to move at a table. */
async function quiet(store: Store, id: string): Promise<void> {
  while ((await store.runningNote(id as TableId))?.moves !== false) await new Promise((next) => setImmediate(next))
}

test('M2: a new guest looks at no other device', async () => {
  const store = countingStore()
  const server = await serve({ store })
  store.statements()
  await visit(server.url)
  const about = store.statements().filter((text) => /\bdevice\b/.test(text))
  expect(about.length).toBeGreaterThan(0)
  expect(about.filter((text) => !/\bid = \?|^insert/.test(text))).toEqual([])
})

test('M2: old devices are forgotten by housekeeping, in portions, and no others', async () => {
  const store = memoryStore()
  onTestFinished(() => store.close())
  let uptime = 0
  const devices = devicesIn(store.sql, manualClock(), { now: () => uptime })
  const ana = 'ana' as PersonId
  for (let i = 0; i < 450; i++) await devices.add(ana, '')
  uptime = 300 * DAY
  const fresh = await devices.add(ana, '')
  const seen = (await devices.of(ana)).find(({ id }) => id !== fresh)
  if (seen === undefined) throw new Error('a device')
  await devices.touch(seen.id)
  uptime = 401 * DAY
  expect(await devices.forgetOld(() => false)).toBe(0)
  uptime = 402 * DAY
  let portions = 0
  expect(await devices.forgetOld(() => ++portions > 2)).toBe(400)
  expect(await devices.forgetOld(() => false)).toBe(49)
  expect((await devices.of(ana)).map(({ id }) => id).toSorted()).toEqual([fresh, seen.id].toSorted())
})

test('M5: a clock that jumps 400 days ahead takes nobody’s identity, game or table', async () => {
  const clock = manualClock(1000 * DAY)
  const store = countingStore()
  const options = { store, clock, retention: { finished: 30, unstarted: 7 } }
  const server = await serve(options)
  const ana = await visit(server.url)
  await ana.put('/api/me', { name: 'Ana' })
  const open = (await ana.post('/api/tables', { ...TABLE, playNow: false })).body as TableInfo
  const over = (await ana.post('/api/tables', TABLE)).body as TableInfo
  await ana.post(`/api/tables/${over.id}/vote`, { on: true })
  clock.jump(500 * DAY)
  // The next guest, the next round of housekeeping, and the next start.
  await visit(server.url)
  clock.wind(60 * 60 * 1000)
  await server.close()
  const again = await serve(options)
  await visit(again.url)
  clock.wind(60 * 60 * 1000)
  const back = await visit(again.url, ana.cookie)
  expect((await back.get('/api/me')).body).toMatchObject({ name: 'Ana' })
  const { tables } = (await back.get('/api/me/tables')).body as MyTables
  expect(tables.map(({ id, status }) => [id, status]).toSorted()).toEqual(
    [
      [open.id, 'open'],
      [over.id, 'over'],
    ].toSorted(),
  )
})

test('M7: an export reads one log after the other and loads no table', async () => {
  const { store, server, ids, ana } = await afterRestart(12)
  let atOnce = 0
  let most = 0
  store.beforeRead = async () => {
    most = Math.max(most, ++atOnce)
    await new Promise((next) => setImmediate(next))
    atOnce--
  }
  const { status, body } = await ana.get('/api/me/export')
  expect(status).toBe(200)
  const kept = body as { readonly tables: readonly { readonly id: string; readonly seen: readonly unknown[] }[] }
  expect(kept.tables.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect(kept.tables.every(({ seen }) => seen.length > 0)).toBe(true)
  expect(store.logsRead().toSorted()).toEqual(ids.toSorted())
  expect(most).toBe(1)
  expect(ids.filter((id) => server.rooms.inMemory(id as TableId))).toEqual([])
})

test('M7: others are answered while an export is under way', async () => {
  const { store, server, ana } = await afterRestart(5)
  let goOn = (): void => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let reads = 0
  const third = new Promise<void>((reached) => {
    store.beforeRead = async () => {
      if (++reads !== 3) return
      reached()
      await held
    }
  })
  const exported = ana.get('/api/me/export')
  await third
  expect(((await (await visit(server.url)).get('/healthz')).body as { ok: boolean }).ok).toBe(true)
  expect(reads).toBe(3)
  goOn()
  expect((await exported).status).toBe(200)
  expect(reads).toBe(5)
})

test('M7: the list of one’s tables says whose turn it is without loading a table', async () => {
  const { store, server, ids, ana } = await afterRestart(8)
  const { tables } = (await ana.get('/api/me/tables')).body as MyTables
  expect(
    tables
      .filter(({ yourTurn }) => yourTurn)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted())
  expect(store.logsRead()).toEqual([])
  expect(ids.filter((id) => server.rooms.inMemory(id as TableId))).toEqual([])
})

test('M7: a list of tables is as true as the tables are', async () => {
  const server = await serve()
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const { id } = (await ana.post('/api/tables', { ...TABLE, listed: true, playNow: false })).body as TableInfo
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  await ana.post(`/api/tables/${id}/start`)
  const turns = async (): Promise<readonly (boolean | undefined)[]> =>
    Promise.all([ana, bob].map(async (one) => ((await one.get('/api/me/tables')).body as MyTables).tables[0]?.yourTurn))
  expect(await turns()).toEqual([true, true])
  const page = ana.open(id, toy)
  await page.until(() => page.state() !== undefined)
  const choice = page.anyChoice({ below: () => 0 } as never)
  if (choice === undefined) throw new Error('a choice')
  await page.choose(choice)
  expect(await turns()).toEqual([false, true])
  await ana.post(`/api/tables/${id}/vote`, { on: true })
  await bob.post(`/api/tables/${id}/vote`, { on: true })
  expect(await turns()).toEqual([false, false])
})

test('M7: becoming somebody else, and leaving for good, loads no game', async () => {
  const { store, server, ids, ana } = await afterRestart(6)
  const owner = await visit(server.url)
  const { token } = (await owner.post('/api/me/link')).body as { token: string }
  expect((await ana.post('/api/sign-in/link', { token })).status).toBe(200)
  expect(store.logsRead()).toEqual([])
  const mine = ((await ana.get('/api/me/tables')).body as MyTables).tables
  expect(mine.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  // Opened afterwards, a table knows whose seat it is.
  expect(((await owner.get(`/api/tables/${ids[0]}`)).body as TableInfo).you).toBe(1)
  store.logsRead()
  await owner.delete('/api/me')
  expect(store.logsRead()).toEqual([])
})
