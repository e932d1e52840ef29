import { seedOf } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { DEFAULT_TERMS } from '@selva/protocol'
import { manualClock, memoryStore, visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import { newInvite } from '../src/base/code.ts'
import type { TableId } from '../src/base/ids.ts'
import { openPostgres } from '../src/store/open.ts'
import { type Retention, ROWS_OF_A_TABLE, sweep } from '../src/store/rows/retention.ts'
import { NOBODY, type TableStatus } from '../src/store/rows/table.ts'
import type { Store } from '../src/store/store.ts'
import { GALILEI, seat } from './games.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'

const DAY = 24 * 60 * 60 * 1000
const database = postgres()
const STORES = [
  ['SQLite', async () => memoryStore()],
  ['PostgreSQL', async () => openPostgres(await database.fresh())],
] as const

async function laid(store: Store, name: string, status: TableStatus, since: number): Promise<void> {
  const id = name as TableId
  const seats = [NOBODY, NOBODY]
  const rest = { game: 'escape', setting: GALILEI(2), terms: DEFAULT_TERMS, listed: true, host: 1, seats }
  await store.addTable(
    {
      id,
      ...rest,
      status,
      invite: newInvite(),
      arrangement: '',
      side: '',
      removed: [],
      rematch: '',
      documents: [],
      made: 0,
      since,
      version: 0,
    },
    seedOf(name),
  )
  for (let n = 0; n < 3; n++) await store.append([{ table: id, n, choice: n === 0 ? '' : `choice${n}`, body: '{}' }])
}

test.each(STORES)(
  'old tables are forgotten with all that is theirs, and running ones never, in %s',
  async (_, open) => {
    const store = await open()
    onTestFinished(() => store.close())
    for (const [name, status, made] of [
      ['done', 'over', 0],
      ['read', 'over', 0],
      ['running', 'running', 0],
      ['waiting', 'open', 0],
      ['fresh', 'open', 9 * DAY],
    ] as const)
      await laid(store, name, status, made)
    const rules = { finished: 30, unstarted: 7 }
    const left = async (): Promise<readonly string[]> =>
      (await store.sql.all<{ id: string }>('select id from tables order by id')).map(({ id }) => id)

    const swept = (days: number, retention: Retention = rules, inUse: (id: TableId) => boolean = () => false) =>
      sweep({ store, uptime: days * DAY, retention, inUse })

    expect(await swept(10)).toBe(1)
    expect(await left()).toEqual(['done', 'fresh', 'read', 'running'])
    expect(await swept(29, { ...rules, unstarted: 0 })).toBe(0)
    expect(await swept(30, rules, (id) => id === 'read')).toBe(2)
    expect(await left()).toEqual(['read', 'running'])
    expect(await swept(4000, { finished: 0, unstarted: 0 })).toBe(0)
    expect(await swept(4000)).toBe(1)
    expect(await left()).toEqual(['running'])

    for (const name of ['done', 'read', 'waiting', 'fresh']) expect(await store.batches(name as TableId)).toEqual([])
    expect((await store.batches('running' as TableId)).map(({ n }) => n)).toEqual([0, 1, 2])
    expect(await store.sql.all('select t from seat group by t')).toEqual([{ t: 'running' }])
  },
)

test('every database table that holds rows of a table is among those that are swept', async () => {
  const store = memoryStore()
  onTestFinished(() => store.close())
  const found = await store.sql.all<{ name: string }>(
    `select m.name from sqlite_schema m join pragma_table_info(m.name) c where m.type = 'table' and c.name = 't'`,
  )
  const swept: readonly string[] = [...ROWS_OF_A_TABLE, 'batch', 'head']
  expect(found.map(({ name }) => name).toSorted()).toEqual(swept.toSorted())
})

test('a table that nobody follows leaves memory, and comes back as it was', async () => {
  const clock = manualClock()
  const server = await serve({ clock })
  const ana = await visit(server.url)
  const request = { game: 'escape', setting: GALILEI(3), listed: true, playNow: true }
  const { id } = (await ana.post('/api/tables', request)).body as TableInfo
  const page = ana.open(id, escape)
  await page.until(() => page.state() !== undefined)
  // The bots play until it is her turn.
  while (page.state() === undefined || !escape.awaits(page.state() as never).includes(seat(page.table()?.you ?? 0))) {
    expect(clock.next()).toBe(true)
    await new Promise((next) => setImmediate(next))
  }
  expect(server.rooms.inMemory(id as TableId)).toBe(true)
  const before = page.have()
  page.close()
  await page.closed
  while (server.rooms.inMemory(id as TableId)) {
    expect(clock.next()).toBe(true)
    await new Promise((next) => setImmediate(next))
  }
  const again = (await visit(server.url, ana.cookie)).open(id, escape)
  await again.until(() => again.have() >= before)
  expect(server.rooms.inMemory(id as TableId)).toBe(true)
})
