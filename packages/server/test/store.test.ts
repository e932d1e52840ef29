import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { digest, type Seat, seedOf } from '@selva/core'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newInvite } from '../src/base/code.ts'
import type { PersonId, TableId } from '../src/base/ids.ts'
import type { Engine } from '../src/store/engine/engine.ts'
import { postgresEngine } from '../src/store/engine/postgres.ts'
import type { Sql, Statement } from '../src/store/engine/sql.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { sqliteSyncedLater } from '../src/store/engine/sqlite-disk.ts'
import { onThisThread } from '../src/store/engine/sync-engine.ts'
import { MIGRATIONS } from '../src/store/migrations/all.ts'
import { openStore } from '../src/store/open.ts'
import { documentsIn, type VersionRow } from '../src/store/rows/documents.ts'
import { NOBODY, type Table } from '../src/store/rows/table.ts'
import { type Store, type StoredBatch, storeOver } from '../src/store/store.ts'
import { GALILEI } from './games.ts'
import { postgres } from './postgres.ts'
import { temporaryFolder } from './temporary.ts'

const id = (text: string): TableId => text as TableId
const ana = 'ana' as PersonId
const batch = (table: string, n: number, body = `{"n":${n}}`): StoredBatch => ({
  table: id(table),
  n,
  choice: n === 0 ? '' : `choice${n}`,
  body,
})
const tableOf = (name: string, more: Partial<Table> = {}): Table => ({
  id: id(name),
  game: 'escape',
  setting: GALILEI(3),
  terms: { pace: 'fast', aid: 'assist', chat: 'phrases', spectators: false, bots: 'passenger', botsTalk: false },
  listed: true,
  status: 'open',
  host: 1,
  seats: [
    { by: 'person', person: ana, name: 'Ana' },
    { ...NOBODY, level: 'veteran' },
    { by: 'bot', name: 'Relay', level: 'oracle' },
  ],
  invite: newInvite(),
  arrangement: '',
  side: '',
  removed: [],
  rematch: '',
  documents: [],
  made: 5,
  since: 3,
  version: 0,
  ...more,
})

const database = postgres()

/** Every engine there is: a place of its own, and how to open it, again and again. */
const ENGINES: readonly [string, () => Promise<() => Promise<Engine>>][] = [
  [
    'SQLite on this thread',
    async () => {
      const path = join(temporaryFolder(), 'selva.db')
      return async () => onThisThread(sqliteEngine(path))
    },
  ],
  [
    'SQLite, synced later',
    async () => {
      const path = join(temporaryFolder(), 'selva.db')
      return async () => sqliteSyncedLater(path, () => {})
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await database.fresh()
      return () => postgresEngine(url)
    },
  ],
]

describe.each(ENGINES)('a store, %s', (_, place) => {
  async function opened(): Promise<{ store: Store; reopen: () => Promise<Store> }> {
    const open = await place()
    let store = storeOver(await open())
    onTestFinished(() => store.close())
    return {
      store,
      async reopen() {
        await store.close()
        store = storeOver(await open())
        return store
      },
    }
  }

  const version = (title: string): VersionRow => ({
    hash: `hash of ${title}`,
    title,
    description: '',
    least: 0,
    most: 0,
    playable: 1,
    presets: ' ',
    look: title,
    body: `text of ${title}`,
  })
  const zone = (name: string) =>
    ({ id: name, game: 'toy', kind: 'zone', person: ana, parent: '', parent_version: 0, request_key: '' }) as const
  const NOW = { now: 7, uptime: 3 }

  test('keeps the versions of a document, and only its author changes it', async () => {
    const { store, reopen } = await opened()
    const documents = documentsIn(store.sql)
    await documents.add(zone('z'), version('one'), NOW)
    const two = version('two')
    expect(await documents.addVersion('z', 'bob' as PersonId, 1, two, 9, NOW)).toBe(false)
    expect(await documents.addVersion('z', ana, 2, two, 9, NOW)).toBe(false)
    expect(await documents.addVersion('z', ana, 1, two, 9, NOW)).toBe(true)
    expect(await documents.addVersion('z', ana, 1, version('other'), 9, NOW)).toBe(false)
    for (const wrong of ['bob', ''] as PersonId[]) {
      expect(await documents.publish('z', wrong, { version: 1, signed: '' }, 9)).toBe(false)
      expect(await documents.unpublish('z', wrong, 9)).toBe(false)
      expect(await documents.drop('z', wrong)).toBe(false)
    }
    expect(await documents.publish('z', ana, { version: 3, signed: '' }, 9)).toBe(false)
    const again = documentsIn((await reopen()).sql)
    expect(await again.one('z', ana)).toMatchObject({ version: 2, title: 'two', body: 'text of two', published: 0 })
    expect(await again.one('z', ana, 1)).toMatchObject({ version: 1, title: 'one', created: 7, forks: 0, plays: 0 })
    expect(await again.one('z', undefined)).toBeUndefined()
    expect(await again.one('z', '' as PersonId)).toBeUndefined()
    expect(await again.countOf(ana)).toBe(1)
    expect(await again.drop('z', ana)).toBe(true)
    expect(await again.one('z', ana)).toBeUndefined()
  })

  test('finds the document that a request with a key has made, for its author alone', async () => {
    const { store, reopen } = await opened()
    const documents = documentsIn(store.sql)
    await documents.add(zone('none'), version('one'), NOW)
    await documents.add({ ...zone('keyed'), request_key: 'k' }, version('two'), NOW)
    const again = documentsIn((await reopen()).sql)
    expect(await again.madeBy(ana, 'k')).toBe('keyed')
    expect(await again.madeBy('bob' as PersonId, 'k')).toBeUndefined()
    expect(await again.madeBy(ana, '')).toBeUndefined()
  })

  test('counts a game for the documents of its table in the same commit as its end, once', async () => {
    const { store } = await opened()
    const documents = documentsIn(store.sql)
    for (const name of ['y', 'z']) await documents.add(zone(name), version(name), NOW)
    for (const name of ['y', 'z']) expect(await documents.publish(name, ana, { version: 1, signed: '' }, 9)).toBe(true)
    expect(await documents.hide('y', true)).toBe(true)
    const plays = async () => [(await documents.one('y', ana))?.plays, (await documents.one('z', ana))?.plays]
    const table = tableOf('t', {
      status: 'running',
      documents: [
        { id: 'z', version: 1 },
        { id: 'y', version: 1 },
      ],
    })
    await store.addTable(table, seedOf('t'))
    expect((await store.table(table.id))?.documents).toEqual(table.documents)
    expect(await store.endTable({ ...table, version: 5, status: 'over' }, true)).toBe(false)
    expect(await plays()).toEqual([0, 0])
    expect(await store.endTable({ ...table, status: 'over' }, true)).toBe(true)
    expect(await store.endTable({ ...table, status: 'over' }, true)).toBe(false)
    expect(await plays()).toEqual([0, 1])
    expect((await store.table(table.id))?.status).toBe('over')
  })

  test('keeps the batches of a table in order, among those of others', async () => {
    const { store, reopen } = await opened()
    expect(await store.append([batch('a', 0), batch('b', 0)])).toEqual([true, true])
    for (let n = 1; n <= 5; n++) expect(await store.append([batch('b', n), batch('a', n)])).toEqual([true, true])
    const again = await reopen()
    expect(await again.batches(id('a'))).toEqual([0, 1, 2, 3, 4, 5].map((n) => batch('a', n)))
    expect((await again.batches(id('b'))).map((b) => b.n)).toEqual([0, 1, 2, 3, 4, 5])
    expect(await again.batches(id('c'))).toEqual([])
  })

  test('accepts no batch that does not follow the last: a table cannot fork', async () => {
    const { store } = await opened()
    await store.append([batch('a', 0)])
    expect(await store.append([batch('a', 0, 'another'), batch('b', 0)])).toEqual([false, true])
    expect(await store.append([batch('a', 2), batch('b', 1)])).toEqual([false, true])
    expect(await store.append([batch('a', 1)])).toEqual([true])
    expect(await store.append([batch('a', 1, 'another')])).toEqual([false])
    expect(await store.batches(id('a'))).toEqual([batch('a', 0), batch('a', 1)])
    expect(await store.append([batch('never opened', 1)])).toEqual([false])
  })

  test('throws a log away together with what belongs to it, or not at all', async () => {
    const { store, reopen } = await opened()
    await store.addTable(tableOf('a'), seedOf('a'))
    for (let n = 0; n < 3; n++) await store.append([batch('a', n), batch('b', n)])
    const gone = (status: string): Statement => ({
      text: 'delete from tables where id = ? and status = ?',
      values: ['a', status],
      must: 1,
    })
    expect(await store.forget(id('a'), [gone('over')])).toBe(false)
    // As if the power went out between the two: the table must not be gone while its log is still there.
    await expect(store.forget(id('a'), [gone('open'), { text: 'delete from nowhere' }])).rejects.toThrow()
    const kept = await reopen()
    expect(await kept.batches(id('a'))).toHaveLength(3)
    expect(await kept.table(id('a'))).toBeDefined()
    expect(await kept.forget(id('a'), [gone('open')])).toBe(true)
    const again = await reopen()
    expect(await again.batches(id('a'))).toEqual([])
    expect(await again.table(id('a'))).toBeUndefined()
    expect(await again.batches(id('b'))).toHaveLength(3)
    expect(await again.append([batch('a', 0)])).toEqual([true])
  })

  test('keeps tables with their seats, and finds them', async () => {
    const { store, reopen } = await opened()
    const a = tableOf('a')
    const b = tableOf('b', { listed: false, arrangement: '{"x":1}', made: 9 })
    const c = tableOf('c', { made: 7 })
    for (const table of [a, b, c]) await store.addTable(table, seedOf(table.id))
    const again = await reopen()
    expect(await again.table(id('a'))).toEqual(a)
    expect(await again.table(id('b'))).toEqual(b)
    expect(await again.table(id('none'))).toBeUndefined()
    expect(await again.tableInvited(digest(c.invite))).toBe('c')
    expect(await again.tableInvited(c.invite)).toBeUndefined()
    const listed = async (madeAfter: number, most: number, perHost = 10): Promise<readonly string[]> =>
      (await again.listedTables({ status: 'open', madeAfter, most, perHost })).map((t) => t.id)
    expect(await listed(0, 10)).toEqual(['c', 'a'])
    expect(await listed(0, 1)).toEqual(['c'])
    expect(await listed(5, 10)).toEqual(['c'])
    expect(await listed(0, 10, 1)).toEqual(['c'])
    expect([await again.openOf(ana), await again.openOf('bob' as PersonId)]).toEqual([3, 0])
    expect(Buffer.from((await again.seed(id('b'))) ?? [])).toEqual(Buffer.from(seedOf('b')))
    expect(await again.seed(id('none'))).toBeUndefined()
  })

  test('stores only one of two changes of the same version', async () => {
    const { store, reopen } = await opened()
    const a = tableOf('a')
    await store.addTable(a, seedOf('a'))
    const started: Table = { ...a, status: 'running', host: 2, seats: [NOBODY, a.seats[0] ?? NOBODY, NOBODY] }
    expect(await store.changeTable(started)).toBe(true)
    expect(await store.changeTable({ ...a, status: 'over' })).toBe(false)
    const again = await reopen()
    expect(await again.table(id('a'))).toEqual({ ...started, version: 1 })
    expect(await again.openOf(ana)).toBe(0)
    await again.dropTable(id('a'))
    expect(await again.table(id('a'))).toBeUndefined()
  })

  test('stores other rules with another seed, but only of the version that they were made from', async () => {
    const { store, reopen } = await opened()
    const a = tableOf('a')
    await store.addTable(a, seedOf('a'))
    const other: Table = {
      ...a,
      setting: GALILEI(2),
      terms: { ...a.terms, spectators: true },
      seats: a.seats.slice(0, 2),
      documents: [{ id: 'zone', version: 2, kind: 'zone', title: 'Hypatia' }],
    }
    expect(await store.changeDeal(other, seedOf('other'))).toBe(true)
    expect(await store.changeDeal({ ...a, setting: GALILEI(4) }, seedOf('late'))).toBe(false)
    const again = await reopen()
    expect(await again.table(id('a'))).toEqual({ ...other, version: 1 })
    expect(Buffer.from((await again.seed(id('a'))) ?? [])).toEqual(Buffer.from(seedOf('other')))
    // Those who may watch are chosen by the column.
    await again.changeTable({ ...other, status: 'running', version: 1 })
    const running = { status: 'running', madeAfter: 0, most: 9, perHost: 9 } as const
    expect((await again.listedTables(running)).map((table) => table.id)).toEqual(['a'])
  })

  test('keeps how a running game stands with its batch, and forgets it at the end', async () => {
    const { store, reopen } = await opened()
    const a = tableOf('a')
    await store.addTable(a, seedOf('a'))
    await store.addTable(tableOf('b'), seedOf('b'))
    expect(
      await store.append([
        { ...batch('a', 0), note: { awaits: [], moves: true, at: 7 } },
        { ...batch('b', 0), note: { awaits: [2 as Seat], moves: false, at: 8 } },
      ]),
    ).toEqual([true, true])
    expect(await store.movingTables('', 10)).toEqual(['a'])
    expect(
      await store.append([{ ...batch('a', 1), note: { awaits: [1 as Seat, 3 as Seat], moves: false, at: 9 } }]),
    ).toEqual([true])
    // A batch that is not stored leaves the note as it is.
    expect(
      await store.append([{ ...batch('a', 1), note: { awaits: [], moves: true, at: 99 } }, batch('b', 1)]),
    ).toEqual([false, true])
    await store.changeTable({ ...a, status: 'running' })
    const again = await reopen()
    expect(await again.runningNote(id('a'))).toEqual({ awaits: [1, 3], moves: false, at: 9 })
    expect(await again.runningNote(id('b'))).toEqual({ awaits: [2], moves: false, at: 8 })
    expect(await again.movingTables('', 10)).toEqual([])
    expect([await again.runningOf(ana, 0), await again.runningOf(ana, 9)]).toEqual([1, 0])
    await again.changeTable({ ...a, status: 'over', version: 1 })
    expect(await again.runningNote(id('a'))).toBeUndefined()
  })

  test('keeps clocks, and which of them run out first', async () => {
    const { store, reopen } = await opened()
    const kept = { name: 'turn', shared: false, left: [], bank: [] }
    await store.keepClocks(id('a'), kept, { charged: 100, due: 900 })
    await store.keepClocks(id('b'), kept, { charged: 100, due: 500 })
    await store.keepClocks(id('c'), kept, { charged: 100, due: 0 })
    // A note that is older than the stored one changes nothing.
    await store.keepClocks(id('b'), { ...kept, name: 'older' }, { charged: 50, due: 0 })
    const again = await reopen()
    expect(await again.clocks(id('b'))).toEqual({ ...kept, charged: 100 })
    expect(await again.tablesDue(499, 10)).toEqual([])
    expect(await again.tablesDue(900, 10)).toEqual(['b', 'a'])
    expect(await again.tablesDue(900, 1)).toEqual(['b'])
    await again.putOffClocks(id('b'), 2000)
    expect(await again.tablesDue(900, 10)).toEqual(['a'])
  })

  test('keeps names and secrets', async () => {
    const { store, reopen } = await opened()
    expect(await store.name(ana)).toBeUndefined()
    await store.rename(ana, 'Ana')
    await store.rename(ana, 'Ana María')
    const secret = Buffer.from(await store.secret('sessions', seedOf('1')))
    const again = await reopen()
    expect(await again.name(ana)).toBe('Ana María')
    expect(Buffer.from(await again.secret('sessions', seedOf('2')))).toEqual(secret)
    expect(Buffer.from(await again.secret('other', seedOf('2')))).not.toEqual(secret)
  })
})

describe.each(ENGINES)('a database, %s', (_, place) => {
  async function opened(): Promise<Sql> {
    const engine = await (await place())()
    onTestFinished(() => engine.close())
    return engine
  }
  const called = (person: string, name: string): Statement => ({
    text: 'insert into person (id, name) values (?, ?) on conflict do nothing',
    values: [person, name],
  })
  const people = async (sql: Sql): Promise<readonly string[]> =>
    (await sql.all<{ id: string }>('select id from person order by id')).map((row) => row.id)

  test('gives back what was put in: texts, whole numbers, bytes, and nothing', async () => {
    const sql = await opened()
    await sql.run('insert into secret (purpose, bytes) values (?, ?)', ["what's this?", new Uint8Array([0, 255, 7])])
    const [row] = await sql.all<{ purpose: string; n: number; bytes: Uint8Array; none?: string }>(
      `select purpose, bytes, cast(? as bigint) as n, cast(? as text) as none from secret where purpose <> '?'`,
      [1_800_000_000_000, undefined],
    )
    expect(row).toMatchObject({ purpose: "what's this?", n: 1_800_000_000_000 })
    expect(row?.none).toBeUndefined()
    expect([...(row?.bytes ?? [])]).toEqual([0, 255, 7])
  })

  test('says how many rows a statement changed', async () => {
    const sql = await opened()
    expect(await sql.run('delete from person')).toBe(0)
    expect(await sql.together([called('a', 'Ana'), called('b', 'Bob'), called('a', 'Eve')])).toEqual([1, 1, 0])
    expect(await sql.run('update person set name = ?', ['X'])).toBe(2)
  })

  test('does statements together or not at all', async () => {
    const sql = await opened()
    await sql.together([called('a', 'Ana')])
    expect(await sql.together([called('b', 'Bob'), { ...called('a', 'Eve'), must: 1 }, called('c', 'Cem')])).toEqual([])
    await expect(
      sql.together([called('d', 'Dan'), { text: 'insert into person (id) values (?)', values: ['e'] }]),
    ).rejects.toThrow()
    expect(await people(sql)).toEqual(['a'])
    expect(await sql.together([{ ...called('b', 'Bob'), must: 1 }, called('c', 'Cem')])).toEqual([1, 1])
    expect(await people(sql)).toEqual(['a', 'b', 'c'])
  })
})

describe('the SQLite file', () => {
  test('when it cannot grow, the commit fails in plain words and nothing acknowledged is lost', async () => {
    const path = join(temporaryFolder(), 'selva.db')
    const store = onThisThread(sqliteEngine(path, { mostPages: 120 }))
    const large = 'x'.repeat(8000)
    let accepted = 0
    const filling = async (): Promise<void> => {
      for (;;) {
        await store.append([batch('a', accepted, large)])
        accepted++
      }
    }
    await expect(filling()).rejects.toMatchObject({
      fault: 'full',
      message: expect.stringContaining('no disk space left'),
    })
    expect(accepted).toBeGreaterThan(0)
    expect(await store.batches(id('a'))).toHaveLength(accepted)
    await store.close()
    const roomy = onThisThread(sqliteEngine(path))
    expect(await roomy.batches(id('a'))).toHaveLength(accepted)
    expect(await roomy.append([batch('a', accepted)])).toEqual([true])
    await roomy.close()
  })

  test('when it may not be written, the commit fails in plain words', async () => {
    const path = join(temporaryFolder(), 'selva.db')
    const store = onThisThread(sqliteEngine(path))
    await store.append([batch('a', 0)])
    await store.close()
    const again = onThisThread(sqliteEngine(path, { readOnly: true }))
    const told = { fault: 'readOnly', message: expect.stringContaining('the data file cannot be written') }
    await expect(again.append([batch('a', 1)])).rejects.toMatchObject(told)
    await expect(again.run('delete from person')).rejects.toMatchObject(told)
    await expect(again.forget(id('a'), [])).rejects.toMatchObject(told)
    expect(await again.batches(id('a'))).toEqual([batch('a', 0)])
    await again.close()
    await expect(openStore(join(path, 'no', 'folder'))).rejects.toMatchObject({ fault: 'readOnly' })
  })

  test('has one server at a time', async () => {
    const folder = temporaryFolder()
    const store = await openStore(folder)
    await expect(openStore(folder)).rejects.toMatchObject({ fault: 'locked' })
    expect(() => sqliteSyncedLater(join(folder, 'selva.db'), () => {})).toThrow(
      expect.objectContaining({ fault: 'locked' }),
    )
    await store.close()
    await (await openStore(folder)).close()
  })

  test('is a write-ahead log of a known version, and left alone when it comes from a later one', async () => {
    const path = join(temporaryFolder(), 'selva.db')
    sqliteEngine(path).close()
    const db = new DatabaseSync(path)
    expect(db.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(db.prepare('pragma user_version').get()).toEqual({ user_version: MIGRATIONS.length })
    db.exec('pragma user_version = 99')
    db.close()
    expect(() => sqliteEngine(path)).toThrow(expect.objectContaining({ fault: 'newer' }))
  })
})

test('a PostgreSQL of a later version is left alone', async () => {
  const url = await database.fresh()
  const engine = await postgresEngine(url)
  await engine.run('insert into schema_version (version) values (?)', [99])
  await engine.append([batch('a', 0)])
  await engine.close()
  await expect(postgresEngine(url)).rejects.toMatchObject({ fault: 'newer', message: expect.stringContaining('99') })
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(
    'select max(version)::int as version, (select count(*)::int from batch) as n from schema_version',
  )
  expect(rows).toEqual([{ version: 99, n: 1 }])
})
