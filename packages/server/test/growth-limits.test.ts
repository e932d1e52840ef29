import { BlockList } from 'node:net'
import { toy } from '@selva/core/toy'
import type { Profile, TableInfo } from '@selva/protocol'
import type { Server } from '@selva/server'
import { manualClock, memoryStore, type Visitor, visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { PersonId, TableId } from '../src/base/ids.ts'
import { authorIdAt } from '../src/chat/author.ts'
import { peopleOf } from '../src/people/people.ts'
import { seat, TOY } from './games.ts'
import { serve } from './serve.ts'
import { talkingTable, WATCHER } from './talk.ts'

const THROUGH_LOOPBACK = new BlockList()
THROUGH_LOOPBACK.addAddress('127.0.0.1')
const OPEN = { game: 'toy', setting: TOY(2), listed: true, playNow: false }
const RUNNING = { ...OPEN, playNow: true }
const NO = (refused: string) => expect.objectContaining({ refused })

/** A request from another address, through a proxy that is believed. */
const from = (server: Server, address: string, path: string, cookie = '', body?: unknown): Promise<Response> =>
  fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': address,
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

test('limit openTables: a host has only so many tables that have not begun, also when all are asked for at once', async () => {
  const server = await serve({ limits: { openTables: 3 } })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const answers = await Promise.all(Array.from({ length: 8 }, () => ana.post('/api/tables', OPEN)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
    Array(5).fill({ refused: 'openTables', about: '3' }),
  )
  expect((await bob.post('/api/tables', OPEN)).status).toBe(200)
  const mine = answers.map(({ body }) => (body as TableInfo).id).filter((id) => id !== undefined)
  // A table that begins, or that its host leaves, makes room for another.
  await ana.post(`/api/tables/${mine[0]}/start`)
  expect((await ana.post('/api/tables', OPEN)).status).toBe(200)
  expect((await ana.post('/api/tables', OPEN)).status).toBe(409)
  await ana.post(`/api/tables/${mine[1]}/leave`)
  expect((await ana.post('/api/tables', OPEN)).status).toBe(200)
})

test('limit runningTables: a host has only so many games under way; the others and ended games do not count', async () => {
  const server = await serve({ limits: { runningTables: 2 } })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const first = (await ana.post('/api/tables', RUNNING)).body as TableInfo
  expect((await ana.post('/api/tables', RUNNING)).status).toBe(200)
  const open = (await ana.post('/api/tables', OPEN)).body as TableInfo
  expect(await ana.post(`/api/tables/${open.id}/start`)).toEqual({
    status: 409,
    body: { refused: 'runningTables', about: '2' },
  })
  expect(((await ana.get(`/api/tables/${open.id}`)).body as TableInfo).status).toBe('open')
  expect((await bob.post('/api/tables', RUNNING)).status).toBe(200)
  await ana.post(`/api/tables/${first.id}/vote`, { on: true })
  expect((await ana.post(`/api/tables/${open.id}/start`)).status).toBe(200)
})

test('limit runningTables: a game that rests no longer counts', async () => {
  const DAY = 24 * 60 * 60 * 1000
  const clock = manualClock(1000 * DAY)
  const server = await serve({ clock, limits: { runningTables: 1 }, restAfter: 30 * DAY })
  const ana = await visit(server.url)
  expect((await ana.post('/api/tables', RUNNING)).status).toBe(200)
  expect((await ana.post('/api/tables', RUNNING)).status).toBe(409)
  clock.jump(31 * DAY)
  expect((await ana.post('/api/tables', RUNNING)).status).toBe(200)
})

test('limit listed: the list shows only so many tables of one host', async () => {
  const server = await serve({ limits: { listed: 2 } })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  for (const request of [OPEN, OPEN, OPEN, RUNNING, RUNNING, RUNNING]) await ana.post('/api/tables', request)
  await bob.post('/api/tables', OPEN)
  const { tables } = (await bob.get('/api/tables')).body as { tables: readonly { status: string }[] }
  expect(tables.map(({ status }) => status)).toEqual(['open', 'open', 'open', 'running', 'running'])
})

test('limit addressListed: an address has only so many tables in the list, whoever hosts them', async () => {
  const server = await serve({ limits: { addressListed: 2 }, trusted: THROUGH_LOOPBACK })
  const host = async (address: string, request: object): Promise<Response> =>
    from(server, address, '/api/tables', (await visit(server.url)).cookie, request)
  const first = (await (await host('203.0.113.1', OPEN)).json()) as TableInfo
  expect((await host('203.0.113.1', RUNNING)).status).toBe(200)
  const third = await host('203.0.113.1', OPEN)
  expect([third.status, await third.json()]).toEqual([429, NO('tooMany')])
  // By invitation, and from elsewhere, there is no end to it.
  expect((await host('203.0.113.1', { ...OPEN, listed: false })).status).toBe(200)
  expect((await host('203.0.113.2', OPEN)).status).toBe(200)
  await server.rooms.find(first.id).then(async (room) => {
    const [holder] = room?.table().seats ?? []
    if (holder?.by === 'person') await room?.leave(holder.person)
  })
  expect((await host('203.0.113.1', OPEN)).status).toBe(200)
})

test('limit guests: an address makes only so many guests a minute; those it has, and others, come and go', async () => {
  const server = await serve({ limits: { guests: 2 }, trusted: THROUGH_LOOPBACK })
  const arrive = (address: string, cookie = ''): Promise<Response> => from(server, address, '/api/me', cookie, {})
  const [first] = (await arrive('203.0.113.1')).headers.getSetCookie()
  expect((await arrive('203.0.113.1')).status).toBe(200)
  const third = await arrive('203.0.113.1')
  expect([third.status, await third.json()]).toEqual([429, NO('tooMany')])
  expect(third.headers.getSetCookie()).toEqual([])
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await arrive('203.0.113.2')).status).toBe(200)
  expect((await arrive('203.0.113.1', first?.split(';')[0])).status).toBe(200)
})

test('limit exports: a person gets only so many exports an hour, and others theirs', async () => {
  const server = await serve({ limits: { exports: 2 } })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  for (let i = 0; i < 2; i++) expect((await ana.get('/api/me/export')).status).toBe(200)
  expect(await ana.get('/api/me/export')).toEqual({ status: 429, body: NO('tooMany') })
  expect((await bob.get('/api/me/export')).status).toBe(200)
})

const profileOf = async (who: Visitor): Promise<Profile> => (await who.get('/api/me/profile')).body as Profile

test('limit devices: one device too many signs out the one that was away for longest, and nobody else', async () => {
  const clock = manualClock(1_000_000)
  const server = await serve({ clock, limits: { devices: 3 } })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const others: Visitor[] = []
  for (let i = 0; i < 4; i++) {
    clock.wind(1000)
    const other = await visit(server.url)
    const { token } = (await ana.post('/api/me/link')).body as { token: string }
    if (i === 3) {
      // The first device has been here since: it is not the one that goes.
      clock.wind(25 * 60 * 60 * 1000)
      await ana.post('/api/me')
      const again = (await ana.post('/api/me/link')).body as { token: string }
      expect((await other.post('/api/sign-in/link', { token: again.token })).status).toBe(200)
    } else if (i < 2) expect((await other.post('/api/sign-in/link', { token })).status).toBe(200)
    if (i !== 2) others.push(other)
  }
  expect((await profileOf(ana)).devices).toHaveLength(3)
  expect((await others[0]?.get('/api/me/profile'))?.status).toBe(401)
  for (const kept of [ana, others[1], others[2]]) expect((await kept?.get('/api/me/profile'))?.status).toBe(200)
  expect((await profileOf(bob)).devices).toHaveLength(1)
})

test('limit passkeys: a person keeps only so many, and another person theirs', async () => {
  const store = memoryStore()
  onTestFinished(() => store.close())
  const clock = manualClock(1000)
  const limits = { passkeys: 1, devices: 1 }
  const people = await peopleOf({
    store,
    clock,
    uptime: { now: () => 0 },
    publicUrl: undefined,
    masked: (text) => text,
    limits,
  })
  const party = { id: 'localhost', origin: 'http://localhost' }
  const [ana, bob] = ['ana' as PersonId, 'bob' as PersonId]
  await people.passkeys.add({ id: 'key', person: ana, publicKey: '', counter: 0, transports: '' })
  /** Is what they signed looked at? Then their challenge is used up. */
  const lookedAt = async (person: PersonId): Promise<boolean> => {
    const { challenge } = await people.ceremonies.toRegister(person, 'Name', party)
    const said = JSON.stringify({ type: 'webauthn.create', challenge, origin: party.origin })
    const answer = {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      response: { clientDataJSON: Buffer.from(said).toString('base64url'), attestationObject: '' },
      clientExtensionResults: {},
    } as const
    expect(await people.ceremonies.register(person, answer, party)).toMatchObject({ refused: 'passkey' })
    return (await people.oneTimeTokens.look('register', challenge)) === undefined
  }
  expect([await lookedAt(ana), await lookedAt(bob)]).toEqual([false, true])
})

/** A table of two at which the second has said something. */
async function talked(server: Server) {
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const { id } = (await ana.post('/api/tables', OPEN)).body as TableInfo
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  const room = await server.rooms.find(id)
  const [, holder] = room?.table().seats ?? []
  if (holder?.by !== 'person') throw new Error('a person')
  const page = bob.open(id, toy)
  await page.until(() => page.table() !== undefined)
  page.send(JSON.stringify({ id: 'message-1', say: { text: 'hello' } }))
  await page.until(() => page.messages.some((m) => m[0] === 'ok'))
  const [ours] = (await room?.chat.heardBy(holder.person)) ?? []
  return { ana, bob, id, who: authorIdAt(id as TableId, holder.person), message: ours?.id ?? '' }
}

test('limit blocks: a person blocks only so many, and others block whom they like', async () => {
  const server = await serve({ limits: { blocks: 1 } })
  const first = await talked(server)
  expect((await first.ana.post(`/api/tables/${first.id}/blocks`, { who: first.who })).status).toBe(200)
  const second = await talked(server)
  // The same person looks at another table, where another person speaks.
  const blocked = await first.ana.post(`/api/tables/${second.id}/blocks`, { who: second.who })
  expect(blocked).toEqual({ status: 429, body: NO('tooMany') })
  expect((await second.ana.post(`/api/tables/${second.id}/blocks`, { who: second.who })).status).toBe(200)
  expect((await first.ana.get('/api/me/blocks')).body).toMatchObject({ blocks: [{}] })
})

test('limit openReports: a person has only so many reports open, and others theirs', async () => {
  const server = await serve({ limits: { openReports: 1 } })
  const { ana, bob, id, message } = await talked(server)
  const report = { messages: [message], reason: 'spam', note: '' }
  expect((await ana.post(`/api/tables/${id}/reports`, report)).status).toBe(200)
  expect(await ana.post(`/api/tables/${id}/reports`, report)).toEqual({ status: 429, body: NO('tooMany') })
  expect((await bob.post(`/api/tables/${id}/reports`, report)).status).toBe(200)
})

test('limit notes: notes at a table are only so long, and another table or person has its own', async () => {
  const server = await serve({ limits: { notes: 10 } })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const ids: string[] = []
  for (let i = 0; i < 2; i++) ids.push(((await ana.post('/api/tables', OPEN)).body as TableInfo).id)
  await bob.post(`/api/tables/${ids[0]}/sit`, { invite: '' })
  const write = (who: Visitor, id: string | undefined, text: string) =>
    who.put(`/api/tables/${id}/notes`, { version: 0, text })
  expect(await write(ana, ids[0], 'ä'.repeat(6))).toEqual({ status: 413, body: NO('tooLarge') })
  expect((await ana.get(`/api/tables/${ids[0]}/notes`)).body).toEqual({ version: 0, text: '' })
  expect((await write(ana, ids[0], 'ä'.repeat(5))).status).toBe(200)
  expect((await write(ana, ids[1], 'x'.repeat(10))).status).toBe(200)
  expect((await write(bob, ids[0], 'x'.repeat(10))).status).toBe(200)
})

const isNo = (answer: unknown): boolean => Array.isArray(answer) && answer[0] === 'no'

test('limit wordsAtOnce: a person says only so much at once, and others speak as before', async () => {
  const table = await talkingTable({ limits: { wordsAtOnce: 2 } })
  for (const text of ['one', 'two']) await table.speak(seat(1), text)
  expect(table.answer(seat(1))?.[0]).toBe('ok')
  await table.speak(seat(1), 'three')
  expect(table.answer(seat(1))).toMatchObject(['no', expect.anything(), 'tooMany', ''])
  await table.speak(seat(2), 'four')
  expect(table.answer(seat(2))?.[0]).toBe('ok')
  expect(table.heard(seat(3)).map(({ text }) => text)).toEqual(['one', 'two', 'four'])
})

test('limit wordsPerMinute: in the long run a person says only so much', async () => {
  const table = await talkingTable({ limits: { wordsAtOnce: 1, wordsPerMinute: 2 } })
  const said: boolean[] = []
  for (let second = 0; second < 120; second += 15) {
    await table.speak(seat(1), `at ${second}`)
    said.push(!isNo(table.answer(seat(1))))
    table.clock.wind(15_000)
  }
  expect(said).toEqual([true, false, true, false, true, false, true, false])
  await table.speak(seat(2), 'others do not feel it')
  expect(table.answer(seat(2))?.[0]).toBe('ok')
})

test('limit channelLines: the oldest lines of a channel go, nobody is silenced, and the other channel keeps its own', async () => {
  const table = await talkingTable({ limits: { channelLines: 5, wordsAtOnce: 1e6 } })
  await table.speak(WATCHER, 'from outside')
  for (let i = 1; i <= 12; i++) await table.speak(seat((i % 4) + 1), `line ${i}`)
  expect([1, 2, 3, 4].map((who) => table.answer(seat(who))?.[0])).toEqual(['ok', 'ok', 'ok', 'ok'])
  const kept = await table.store.sql.all<{ body: string }>('select body from said order by n')
  expect(kept.map(({ body }) => body)).toEqual(['from outside', 'line 8', 'line 9', 'line 10', 'line 11', 'line 12'])
  // A player who begins to listen now hears the lines that are kept.
  await table.listen(seat(2))
  expect(table.chat(seat(2))?.said.map(({ text }) => text)).toEqual([
    'line 8',
    'line 9',
    'line 10',
    'line 11',
    'line 12',
  ])
})

test('limit personLines: whoever says most loses their own oldest lines, not those of others', async () => {
  const table = await talkingTable({ limits: { personLines: 3, wordsAtOnce: 1e6 } })
  await table.speak(seat(2), 'mine stays')
  for (let i = 1; i <= 9; i++) await table.speak(seat(1), `flood ${i}`)
  const kept = await table.store.sql.all<{ body: string }>('select body from said order by n')
  expect(kept.map(({ body }) => body)).toEqual(['mine stays', 'flood 7', 'flood 8', 'flood 9'])
})
