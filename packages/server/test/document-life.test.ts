import { join } from 'node:path'
import { fastChance } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { DocumentInfo, DocumentVersion, TableInfo } from '@selva/protocol'
import { backup, openPostgres, openStore, restore } from '@selva/server'
import { memoryStore, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { PersonId } from '../src/base/ids.ts'
import { sweepDrafts } from '../src/store/rows/document-retention.ts'
import { recoveryIn } from '../src/store/rows/recovery.ts'
import { countingStore } from './counting-store.ts'
import { DRAWN, drawnBy, newZone, publishedBy, stores, zoneText } from './drawn.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

const DAY = 24 * 60 * 60 * 1000
const database = postgres()
const at = (id: string, rest = ''): string => `/api/documents/${id}${rest}`

/** A toy game alone with a bot, to its end. */
async function played(who: Visitor, id: string): Promise<void> {
  const stream = fastChance(3)
  const page = who.open(id, toy)
  const over = () => page.table()?.status === 'over'
  while (!over()) {
    await page.until(() => over() || page.anyChoice(stream) !== undefined)
    const choice = page.anyChoice(stream)
    if (choice !== undefined) await page.choose(choice)
  }
  page.close()
  await page.closed
}

describe.each(stores(database))('the plays of a document, %s', (_, open) => {
  async function table(who: Visitor, documents: readonly DocumentVersion[]): Promise<TableInfo> {
    const request = { game: 'toy', setting: { seats: 2, rounds: 1 }, listed: false, playNow: true, documents }
    return (await who.post('/api/tables', request)).body as TableInfo
  }
  const playsOf = async (who: Visitor, id: string): Promise<number> =>
    ((await who.get(at(id))).body as DocumentInfo).plays

  test('are the games that were played to the end with it while everyone could see it', async () => {
    const store = await open()
    const server = await serve({ store, games: DRAWN, rematch: 0 })
    const [ana, bob] = [await visit(server.url), await visit(server.url)]
    const shown = await publishedBy(ana, 'Shown')
    const draft = await drawnBy(ana, 'Draft')
    const both = [
      { id: shown.id, version: 1 },
      { id: draft.id, version: 1 },
    ]
    const first = await table(bob, both)
    expect(await playsOf(ana, shown.id)).toBe(0)
    await played(bob, first.id)
    expect([await playsOf(ana, shown.id), await playsOf(ana, draft.id)]).toEqual([1, 0])
    // A document that is named twice has been played once.
    await played(bob, (await table(bob, [both[0], both[0]] as readonly DocumentVersion[])).id)
    expect(await playsOf(ana, shown.id)).toBe(2)
    // Another game of the same counts again.
    const again = (await bob.post(`/api/tables/${first.id}/rematch`)).body as TableInfo
    await played(bob, again.id)
    expect(await playsOf(ana, shown.id)).toBe(3)
    // A game that is ended by a vote does not.
    const ended = await table(bob, both)
    await bob.post(`/api/tables/${ended.id}/vote`, { on: true })
    expect(((await bob.get(`/api/tables/${ended.id}`)).body as TableInfo).status).toBe('over')
    expect(await playsOf(ana, shown.id)).toBe(3)
    await ana.post(at(shown.id, '/unpublish'))
    await played(bob, (await table(bob, both)).id)
    await ana.post(at(shown.id, '/publish'), { version: 1 })
    expect(await playsOf(bob, shown.id)).toBe(3)
  })

  test('a table that names documents is as any other: unknown and deleted ones change nothing, and no one sees them', async () => {
    const store = await open()
    const server = await serve({ store, games: DRAWN })
    const [ana, bob] = [await visit(server.url), await visit(server.url)]
    const { id } = await publishedBy(ana, 'Gone')
    const made = await table(bob, [
      { id, version: 7 },
      { id: 'nothing', version: 1 },
    ])
    expect(JSON.stringify(made)).not.toContain(id)
    await ana.delete(at(id))
    await played(bob, made.id)
    expect(((await bob.get(`/api/tables/${made.id}`)).body as TableInfo).status).toBe('over')
    const three = Array(3).fill({ id, version: 1 })
    for (const documents of [three, [{ id }], [{ id, version: 0 }], [{ id: 'x'.repeat(41), version: 1 }], 'x'])
      expect(await table(bob, documents as never)).toMatchObject({ refused: 'malformed' })
  })

  test('a table whose setting has unwanted words is not made', async () => {
    const server = await serve({ store: await open(), games: DRAWN, unwantedWords: ['badword'] })
    const ana = await visit(server.url)
    const host = (title: string) =>
      ana.post('/api/tables', { game: 'toy', setting: { seats: 2, title }, listed: true, playNow: false })
    for (const title of ['a badword', 'B4DWORD', 'a\u200bb'])
      expect(await host(title)).toEqual({ status: 400, body: { refused: 'unwantedTitle', about: '' } })
    expect((await host('A good word')).status).toBe(200)
  })
})

describe.each(stores(database))('drafts, %s', (_, open) => {
  test('limit draftDays: a draft goes when no one can sign in as its author any more, not before', async () => {
    const store = await open()
    onTestFinished(() => store.close())
    const server = await serve({ store: { ...store, close: async () => {} }, games: DRAWN })
    const authors: PersonId[] = []
    for (const title of ['device', 'recovery', 'nothing', 'published']) {
      const who = await visit(server.url)
      const { id } = await (title === 'published' ? publishedBy : drawnBy)(who, title)
      const [row] = await store.sql.all<{ person: PersonId }>('select person from document where id = ?', [id])
      if (row !== undefined) authors.push(row.person)
    }
    await server.close()
    const [device, recovery] = authors
    if (device === undefined || recovery === undefined) throw new Error('no authors')
    await store.sql.run('delete from device where person <> ?', [device])
    await recoveryIn(store.sql).renew(recovery)
    const left = async () =>
      (await store.sql.all<{ title: string }>('select title from document_version order by title')).map((v) => v.title)
    const sweep = (days: number, stopped = false) =>
      sweepDrafts({ sql: store.sql, uptime: days * DAY, days: 400, stopped: () => stopped })
    expect(await sweep(399)).toBe(0)
    expect(await sweep(401, true)).toBe(0)
    expect(await sweep(401)).toBe(1)
    expect(await left()).toEqual(['device', 'published', 'recovery'])
    // The others are asked about again only after as many days.
    await store.sql.run('delete from recovery')
    expect(await sweep(500)).toBe(0)
    expect(await sweep(802)).toBe(1)
    expect(await left()).toEqual(['device', 'published'])
  })
})

test('strangers cannot tell an unpublished, hidden or deleted document from none by what the server does for it', async () => {
  const store = countingStore()
  const server = await serve({ store, games: DRAWN })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const draft = await drawnBy(ana, 'Draft')
  const hidden = await publishedBy(ana, 'Hidden')
  await store.sql.run('update document set hidden = 1 where id = ?', [hidden.id])
  const deleted = await publishedBy(ana, 'Deleted')
  await ana.delete(at(deleted.id))
  const ask: readonly ((id: string) => Promise<{ readonly status: number }>)[] = [
    (id) => bob.get(at(id)),
    (id) => bob.get(at(id, '?version=1')),
    (id) => bob.put(at(id), { text: zoneText({ title: 'x' }), over: 1 }),
    (id) => bob.post(at(id, '/publish'), { version: 1 }),
    (id) => bob.post(at(id, '/unpublish')),
    (id) => bob.post(at(id, '/report'), { reason: 'spam' }),
    (id) => bob.delete(at(id)),
    (id) => bob.post('/api/documents', newZone('Fork', { parent: { id, version: 1 } })),
  ]
  for (const one of ask) {
    const done: unknown[] = []
    for (const id of ['a'.repeat(12), draft.id, hidden.id, deleted.id]) {
      store.statements()
      done.push([(await one(id)).status, store.statements()])
    }
    for (const each of done) expect(each).toEqual(done[0])
  }
})

test('limit openReports: also counts reports of documents', async () => {
  const server = await serve({ store: memoryStore(), games: DRAWN, limits: { openReports: 2, reports: 1e6 } })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const { id } = await publishedBy(ana, 'Shown')
  const answers = []
  for (let i = 0; i < 3; i++) answers.push((await bob.post(at(id, '/report'), { reason: 'spam' })).status)
  expect(answers).toEqual([200, 200, 429])
})

const PLACES = [
  ['a file', async () => ({ folder: temporaryFolder() })],
  ['PostgreSQL', async () => ({ databaseUrl: await database.fresh() })],
] as const
const WAYS = PLACES.flatMap(([from, one]) => PLACES.map(([to, other]) => [from, to, one, other] as const))

test.each(WAYS)('a backup of %s brings documents, their versions and forks back into %s', async (_, __, from, to) => {
  const openAt = (place: Awaited<ReturnType<typeof from>>) =>
    'folder' in place ? openStore(place.folder) : openPostgres(place.databaseUrl)
  const [place, other] = [await from(), await to()]
  const server = await serve({ store: await openAt(place), games: DRAWN })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const { id } = await publishedBy(ana, 'Shown', { description: 'Été', players: [4, 8], presets: ['basic'] })
  await ana.put(at(id), { text: zoneText({ title: 'Newer' }), over: 1 })
  const fork = await drawnBy(bob, 'Fork', { parent: { id, version: 1 } })
  const all = async (who: Visitor) => [
    await who.get(at(id)),
    await who.get(at(fork.id)),
    await who.get('/api/documents'),
  ]
  const before = [await all(ana), await all(bob)]
  const file = join(temporaryFolder(), 'backup.gz')
  await backup(place, file)
  await server.close()
  await restore(file, other, false)
  const again = await serve({ store: await openAt(other), games: DRAWN })
  const back = [await visit(again.url, ana.cookie), await visit(again.url, bob.cookie)] as const
  expect([await all(back[0]), await all(back[1])]).toEqual(before)
})
