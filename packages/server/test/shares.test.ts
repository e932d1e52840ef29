import { type GameRecord, isRefusal, recordFromValue, verify } from '@selva/core'
import { toy } from '@selva/core/toy'
import { DEFAULT_TERMS, type DeviceLink, type ShareInfo, type TableInfo } from '@selva/protocol'
import type { Server } from '@selva/server'
import { manualClock, memoryStore, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import type { PersonId, TableId } from '../src/base/ids.ts'
import { openPostgres } from '../src/store/open.ts'
import { chatLinesIn } from '../src/store/rows/chat-lines.ts'
import { sweep } from '../src/store/rows/retention.ts'
import type { Store } from '../src/store/store.ts'
import { countingStore } from './counting-store.ts'
import { TOY } from './games.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'

const database = postgres()
const REQUEST = { game: 'toy', setting: TOY(2), terms: DEFAULT_TERMS, listed: false, playNow: false }
const refusal = (refused: string) => ({ refused, about: '' })
const DAY = 24 * 60 * 60 * 1000

async function named(url: string, name: string): Promise<Visitor> {
  const visitor = await visit(url)
  await visitor.put('/api/me', { name })
  return visitor
}

/** A game of these people, and bots if there is one alone, which they have voted to end. */
async function finished(host: Visitor, others: readonly Visitor[], request = REQUEST): Promise<TableInfo> {
  const table = (await host.post('/api/tables', request)).body as TableInfo
  for (const other of others) await other.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
  await host.post(`/api/tables/${table.id}/start`)
  const pages = [host, ...others].map((person) => person.open(table.id, toy))
  await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))
  for (const person of [host, ...others]) await person.post(`/api/tables/${table.id}/vote`, { on: true })
  await Promise.all(pages.map((page) => page.until(() => page.table()?.status === 'over')))
  for (const page of pages) page.close()
  return table
}

const share = async (who: Visitor, { id }: TableInfo, change: object): Promise<ShareInfo> =>
  (await who.put(`/api/tables/${id}/share`, change)).body as ShareInfo

/** The answer about a link to a browser without a cookie. */
async function openedBy({ url }: Server, token: string) {
  const response = await fetch(`${url}/api/shared/${token}`)
  const headers = [...response.headers].filter(([header]) => header !== 'date')
  return { status: response.status, headers, text: await response.text() }
}

const namesIn = async (server: Server, token: string): Promise<readonly string[]> =>
  (JSON.parse((await openedBy(server, token)).text) as GameRecord).seats.map(({ name }) => name)

const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['SQLite', async () => memoryStore()],
  ['PostgreSQL', async () => openPostgres(await database.fresh())],
]

describe.each(STORES)('shared games, %s', (_, open) => {
  test('a game against bots alone has a link under the player’s name, which anyone may open and verify', async () => {
    const server = await serve({ store: await open() })
    const ana = await named(server.url, 'Ana')
    const table = await finished(ana, [])
    expect(await ana.get(`/api/tables/${table.id}/share`)).toEqual({
      status: 200,
      body: { link: '', named: true, alone: true },
    })
    const { link } = await share(ana, table, { link: true })
    expect(await share(ana, table, { link: true })).toEqual({ link, named: true, alone: true })
    const { status, text } = await openedBy(server, link)
    expect(status).toBe(200)
    const record = recordFromValue(JSON.parse(text))
    if (isRefusal(record)) throw new Error(record.refused)
    expect(record.seats[0]).toEqual({ by: 'person', name: 'Ana' })
    expect(verify(toy, record)).toMatchObject({ answer: 'verified' })
    await share(ana, table, { named: false })
    expect((await namesIn(server, link))[0]).toBe('')
  })

  test('among people a link names those who have agreed, and for as long as they do', async () => {
    const server = await serve({ store: await open() })
    const [ana, bob] = [await named(server.url, 'Ana'), await named(server.url, 'Bob')]
    const table = await finished(ana, [bob])
    const { link, named: isNamed } = await share(ana, table, { link: true })
    expect(isNamed).toBe(false)
    expect((await openedBy(server, link)).text).not.toMatch(/Ana|Bob/)
    expect(await namesIn(server, link)).toEqual(['', ''])
    await share(bob, table, { named: true })
    expect(await namesIn(server, link)).toEqual(['', 'Bob'])
    await share(ana, table, { named: true })
    await share(bob, table, { named: false })
    expect(await namesIn(server, link)).toEqual(['Ana', ''])
    // A link belongs to the player who made it.
    expect((await bob.get(`/api/tables/${table.id}/share`)).body).toEqual({ link: '', named: false, alone: false })
    await share(bob, table, { link: false })
    expect(await namesIn(server, link)).toEqual(['Ana', ''])
  })

  test('nothing is shared before the end, and by no one but its players', async () => {
    const server = await serve({ store: await open() })
    const [ana, eve] = [await named(server.url, 'Ana'), await named(server.url, 'Eve')]
    const running = (await ana.post('/api/tables', { ...REQUEST, playNow: true })).body as TableInfo
    expect(await ana.put(`/api/tables/${running.id}/share`, { link: true, named: true })).toEqual({
      status: 409,
      body: refusal('stillRunning'),
    })
    expect((await ana.get(`/api/tables/${running.id}/share`)).body).toMatchObject({ link: '' })
    const listed = await finished(ana, [], { ...REQUEST, listed: true })
    expect(await eve.put(`/api/tables/${listed.id}/share`, { link: true })).toEqual({
      status: 403,
      body: refusal('notSeated'),
    })
    const hidden = await finished(ana, [])
    const { link } = await share(ana, hidden, { link: true })
    expect(await eve.get(`/api/tables/${hidden.id}/share`)).toEqual({ status: 404, body: refusal('unknownTable') })
    expect(await eve.put(`/api/tables/${hidden.id}/share`, { link: false })).toEqual({
      status: 404,
      body: refusal('unknownTable'),
    })
    expect((await openedBy(server, link)).status).toBe(200)
    // At a table of the public list a visitor finds the way to the replay.
    expect((await eve.get(`/api/tables/${listed.id}/share`)).body).toMatchObject({ link: '' })
    const shown = await share(ana, listed, { link: true })
    expect((await eve.get(`/api/tables/${listed.id}/share`)).body).toEqual({
      link: shown.link,
      named: false,
      alone: true,
    })
  })

  test('a link that was taken back, one of a deleted account and one that never was are alike', async () => {
    const server = await serve({ store: await open() })
    const [ana, bob] = [await named(server.url, 'Ana'), await named(server.url, 'Bob')]
    const table = await finished(ana, [bob])
    const [his, hers] = [await share(bob, table, { link: true, named: true }), await share(ana, table, { link: true })]
    const never = await openedBy(server, 'never0000000000shared')
    expect(never.status).toBe(404)
    await share(ana, table, { link: false })
    expect(await openedBy(server, hers.link)).toEqual(never)
    const again = await share(ana, table, { link: true })
    expect(again.link).not.toBe(hers.link)
    expect(await openedBy(server, hers.link)).toEqual(never)
    expect(await namesIn(server, again.link)).toEqual(['', 'Bob'])
    await bob.delete('/api/me')
    expect(await openedBy(server, his.link)).toEqual(never)
    expect(await namesIn(server, again.link)).toEqual(['', ''])
  })

  test('links go with their game and are in the export, and a guest’s links come to the account', async () => {
    const store = await open()
    const server = await serve({ store })
    const [ana, guest] = [await named(server.url, 'Ana'), await named(server.url, 'Guest')]
    const [mine, theirs] = [await finished(ana, []), await finished(guest, [])]
    const first = await share(ana, mine, { link: true, named: true })
    const second = await share(guest, theirs, { link: true, named: false })
    const { token } = (await ana.post('/api/me/link')).body as DeviceLink
    expect((await guest.post('/api/sign-in/link', { token })).status).toBe(200)
    const { sharedGames, namedInSharedGames } = (await ana.get('/api/me/export')).body as {
      readonly sharedGames: readonly { readonly t: string; readonly token: string }[]
      readonly namedInSharedGames: readonly { readonly t: string; readonly named: number | string }[]
    }
    const byTable = (a: { readonly t: string }, b: { readonly t: string }): number => (a.t < b.t ? -1 : 1)
    expect(sharedGames.map(({ t, token: link }) => ({ t, token: link })).toSorted(byTable)).toEqual(
      [
        { t: mine.id, token: first.link },
        { t: theirs.id, token: second.link },
      ].toSorted(byTable),
    )
    expect(namedInSharedGames.map(({ t, named }) => ({ t, named: Number(named) })).toSorted(byTable)).toEqual(
      [
        { t: mine.id, named: 1 },
        { t: theirs.id, named: 0 },
      ].toSorted(byTable),
    )
    await sweep({ store, uptime: 1000 * DAY, retention: { finished: 1, unstarted: 1 }, inUse: () => false })
    for (const name of ['share', 'share_name']) expect(await store.sql.all(`select t from ${name}`)).toEqual([])
  })
})

test('nothing of the chat and no notes are in a shared game', async () => {
  const store = memoryStore()
  const server = await serve({ store })
  const [ana, bob] = [await named(server.url, 'Ana'), await named(server.url, 'Bob')]
  const table = await finished(ana, [bob], { ...REQUEST, terms: { ...DEFAULT_TERMS, chat: 'open' } })
  const note = await ana.put(`/api/tables/${table.id}/notes`, { version: 0, text: 'a private note' })
  expect(note.status).toBe(200)
  const line = {
    t: table.id as TableId,
    id: 'line',
    channel: 'table',
    person: '' as PersonId,
    seat: 1,
    name: 'Ana',
  } as const
  await chatLinesIn(store.sql).add({ ...line, phrase: '', about: 0, body: 'a word among us', at: 1, sent: 'sent' }, [])
  const { link } = await share(ana, table, { link: true })
  expect((await openedBy(server, link)).text).not.toMatch(/private note|word among us/)
})

test('an unknown link costs one question, whether it was ever shared or not', async () => {
  const store = countingStore()
  const server = await serve({ store })
  const ana = await named(server.url, 'Ana')
  const table = await finished(ana, [])
  const { link } = await share(ana, table, { link: true })
  await share(ana, table, { link: false })
  const aboutLinks = () => store.statements().filter((text) => /\bfrom (share|share_name|tables|seat)\b/.test(text))
  aboutLinks()
  await openedBy(server, 'never0000000000shared')
  const work = aboutLinks()
  await openedBy(server, link)
  expect(aboutLinks()).toEqual(work)
})

test('limit shares: a person who shares and takes back too often waits, and nobody else does', async () => {
  const server = await serve({ limits: { shares: 2 } })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await ana.put('/api/tables/none/share', { link: true })).status)
  expect(statuses).toEqual([404, 404, 429])
  expect((await bob.put('/api/tables/none/share', { link: true })).status).toBe(404)
})

test('limit sharedGames: an address that opens too many links waits a minute', async () => {
  const clock = manualClock(1)
  const server = await serve({ clock, limits: { sharedGames: 2 } })
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await openedBy(server, `never${i}`)).status)
  expect(statuses).toEqual([404, 404, 429])
  clock.wind(60_000)
  expect((await openedBy(server, 'never')).status).toBe(404)
})
