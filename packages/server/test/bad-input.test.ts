import { connect } from 'node:net'
import { fastChance } from '@selva/core'
import { escape } from '@selva/escape'
import { MAX_MESSAGE_BYTES, type TableInfo } from '@selva/protocol'
import type { Server } from '@selva/server'
import { memoryStore, type Page, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { TableId } from '../src/base/ids.ts'
import { CLOSED_FLOOD, CLOSED_REFUSED } from '../src/socket/managed-socket.ts'
import type { Store } from '../src/store/store.ts'
import { GALILEI } from './games.ts'
import { serve } from './serve.ts'

const view = (body: unknown): TableInfo => body as TableInfo
const stream = fastChance(3)
const REQUEST = { game: 'escape', setting: GALILEI(2), listed: false, playNow: false }

type Scene = {
  server: Server
  store: Store
  ana: Visitor
  bob: Visitor
  eve: Visitor
  table: TableInfo
  pages: readonly [Page, Page]
  /** How many batches there were before anything bad was tried. */
  begun: number
}

/** Ana and Bob in the middle of a private game; Eve has no business there. */
async function scene(limits = {}): Promise<Scene> {
  const store = memoryStore()
  const server = await serve({ store, limits })
  const [ana, bob, eve] = [await visit(server.url), await visit(server.url), await visit(server.url)]
  const table = view((await ana.post('/api/tables', { ...REQUEST, terms: { spectators: false } })).body)
  await bob.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
  await ana.post(`/api/tables/${table.id}/start`)
  const pages = [ana.open(table.id, escape), bob.open(table.id, escape)] as const
  await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))
  const begun = (await store.batches(table.id as TableId)).length
  return { server, store, ana, bob, eve, table, pages, begun }
}

const acting = ({ pages }: Scene): Page => (pages[0].anyChoice(stream) === undefined ? pages[1] : pages[0])
const waiting = (s: Scene): Page => (acting(s) === s.pages[0] ? s.pages[1] : s.pages[0])

/** Nothing has happened at the table, the other has heard nothing, and the next legal choice works. */
async function unharmed(s: Scene): Promise<void> {
  expect(await s.store.batches(s.table.id as TableId)).toHaveLength(s.begun)
  const page = acting(s)
  const other = waiting(s)
  const heard = other.messages.length
  const choice = page.anyChoice(stream)
  if (choice === undefined) throw new Error('nobody can choose')
  expect(await page.choose(choice)).toBe('ok')
  await other.until(() => other.messages.length > heard)
  expect(other.messages.slice(heard).map((m) => m[0])).toEqual(['facts'])
  expect((await s.ana.get('/healthz')).status).toBe(200)
}

describe('a message on the socket', () => {
  const nested = `${'['.repeat(400)}${']'.repeat(400)}`
  const id = 'some-choice'
  test.each([
    ['not JSON', 'hello', '', 'malformed'],
    ['JSON of another shape', '[1,2,3]', '', 'malformed'],
    ['nothing', '', '', 'malformed'],
    ['null', 'null', '', 'malformed'],
    ['deeply nested', nested, '', 'malformed'],
    ['a choice without an id', JSON.stringify({ step: '1.0', choice: { do: 'end' } }), '', 'malformed'],
    [
      'a choice with a bad id',
      JSON.stringify({ id: '<script>', step: '1.0', choice: { do: 'end' } }),
      '<script>',
      'malformed',
    ],
    ['a field too many', JSON.stringify({ id, step: '1.0', choice: { do: 'end' }, more: 1 }), id, 'malformed'],
    ['a seat of its own', JSON.stringify({ id, seat: 1, step: '1.0', choice: { do: 'end' } }), id, 'malformed'],
    ['a choice that is no object', JSON.stringify({ id, step: '1.0', choice: 'end' }), id, 'malformed'],
    ['another prototype', `{"id":"${id}","step":"1.0","choice":{"do":"end","__proto__":{"x":1}}}`, id, 'illegal'],
    ['something not on offer', JSON.stringify({ id, step: '1.0', choice: { do: 'fly' } }), id, 'illegal'],
    ['a sector out of reach', JSON.stringify({ id, step: '1.0', choice: { do: 'move', to: 1 } }), id, 'illegal'],
    [
      'a field the choice does not have',
      JSON.stringify({ id, step: '1.0', choice: { do: 'end', seat: 2 } }),
      id,
      'illegal',
    ],
    ['a step that is past', JSON.stringify({ id, step: '0.9', choice: { do: 'end' } }), id, 'stale'],
    ['a little too large', JSON.stringify({ id, step: 'x'.repeat(MAX_MESSAGE_BYTES) }), '', 'tooLarge'],
  ])('%s is refused, and nothing changes', async (_, raw, about, code) => {
    const s = await scene()
    const page = acting(s)
    const before = page.messages.length
    page.send(raw)
    await page.until(() => page.messages.length > before)
    expect(page.messages[before]).toEqual(['no', about, code, expect.any(String)])
    await unharmed(s)
  })

  test('bytes instead of text are refused', async () => {
    const s = await scene()
    const page = acting(s)
    const before = page.messages.length
    page.send(Buffer.from([1, 2, 3]))
    await page.until(() => page.messages.length > before)
    expect(page.messages[before]).toEqual(['no', '', 'malformed', ''])
    await unharmed(s)
  })

  test('far too large a message ends the socket, and the page comes back', async () => {
    const s = await scene()
    const page = waiting(s)
    page.send('x'.repeat(MAX_MESSAGE_BYTES * 5))
    expect((await page.closed).code).toBe(1009)
    expect(await s.store.batches(s.table.id as TableId)).toHaveLength(s.begun)
    const again = (page === s.pages[0] ? s.ana : s.bob).open(s.table.id, escape)
    await again.until(() => again.state() !== undefined)
    expect(again.have()).toBe(s.begun)
  })

  test('a choice out of turn, with the step the other is at, is stale', async () => {
    const s = await scene()
    const choice = acting(s).anyChoice(stream)
    if (choice === undefined) throw new Error('nobody can choose')
    expect(await waiting(s).choose(choice, 'not-my-turn', '1.0')).toBe('stale')
    await unharmed(s)
  })

  test('after stale or illegal the page is brought up to date', async () => {
    const s = await scene()
    const page = acting(s)
    const before = page.messages.length
    expect(await page.choose({ do: 'fly' })).toBe('illegal')
    await page.until(() => page.messages.slice(before).some(([kind]) => kind === 'clock'))
    expect(page.messages.slice(before).map(([kind]) => kind)).toEqual([
      'no',
      'upTo',
      'state',
      ...Array(s.begun).fill('facts'),
      // It counts the clocks from here on.
      'clock',
    ])
    await unharmed(s)
  })

  test('a repeated choice is acknowledged and played once', async () => {
    const s = await scene()
    const page = acting(s)
    const choice = page.anyChoice(stream)
    if (choice === undefined) throw new Error('nobody can choose')
    expect(await page.choose(choice, 'twice-the-same')).toBe('ok')
    expect(await page.choose(choice, 'twice-the-same')).toBe('ok')
    expect(await s.store.batches(s.table.id as TableId)).toHaveLength(s.begun + 1)
  })

  test('too many messages are refused, and a flood ends the socket', async () => {
    const s = await scene({ burst: 3, perSecond: 0 })
    const page = waiting(s)
    for (let i = 0; i < 4; i++) page.send('x')
    const refusals = () => page.messages.filter((m) => m[0] === 'no').map((m) => m[2])
    await page.until(() => refusals().length === 4)
    expect(refusals()).toEqual(['malformed', 'malformed', 'malformed', 'tooMany'])
    for (let i = 0; i < 300; i++) page.send('x')
    expect((await page.closed).code).toBe(CLOSED_FLOOD)
    await expect(s.store.batches(s.table.id as TableId)).resolves.toHaveLength(s.begun)
  })
})

describe('a socket', () => {
  const refusedAs = async (page: Page): Promise<unknown> => {
    expect((await page.closed).code).toBe(CLOSED_REFUSED)
    return page.messages
  }
  const NO_TABLE = [
    ['server', { build: '' }],
    ['no', '', 'unknownTable', ''],
  ]

  test('of somebody without a seat at a private table hears of no table', async () => {
    const s = await scene()
    expect(await refusedAs(s.eve.open(s.table.id, escape))).toEqual(NO_TABLE)
    const withInvite = s.eve.open(`${s.table.id}?invite=${s.table.invite}&x=`, escape)
    expect(await refusedAs(withInvite)).toEqual(NO_TABLE)
    await unharmed(s)
  })

  test('to an unknown table is refused', async () => {
    const s = await scene()
    expect(await refusedAs(s.ana.open('nosuchtable', escape))).toEqual(NO_TABLE)
  })

  test('without a session, or with a forged one, is refused', async () => {
    const s = await scene()
    const [name = '', value = ''] = s.ana.cookie.split('=')
    const forged = [`${name}=${value.slice(0, -2)}AA`, `${name}=${value.split('.')[0]}`, `${name}=`, '']
    for (const cookie of forged) {
      const socket = new WebSocket(`${s.server.url.replace('http', 'ws')}/ws/tables/${s.table.id}`, {
        headers: { cookie },
      })
      const said: unknown[] = []
      socket.on('message', (m) => said.push(JSON.parse(String(m))))
      expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(CLOSED_REFUSED)
      expect(said).toEqual([['no', '', 'noSession', '']])
    }
    await unharmed(s)
  })

  test('from a page of another site, or to another address, is turned away', async () => {
    const s = await scene()
    const status = (path: string, origin: string): Promise<unknown> =>
      new Promise((resolve) => {
        const socket = new WebSocket(s.server.url.replace('http', 'ws') + path, {
          headers: { cookie: s.ana.cookie, origin },
        })
        socket.on('error', () => {})
        socket.on('open', () => resolve('open'))
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode))
      })
    const path = `/ws/tables/${s.table.id}`
    expect(await status(path, 'http://evil.example')).toBe(403)
    expect(await status(path, 'null')).toBe(403)
    expect(await status('/ws/other', s.server.url)).toBe(404)
    expect(await status(path, s.server.url)).toBe('open')
  })

  test('of somebody who watches a listed table cannot choose', async () => {
    const s = await scene()
    const made = view((await s.ana.post('/api/tables', { ...REQUEST, listed: true, playNow: true })).body)
    const page = s.eve.open(made.id, escape)
    await page.until(() => page.state() !== undefined)
    expect(page.table()).toMatchObject({ you: 0, invite: '' })
    expect(await page.choose({ do: 'end' }, 'watching-only', '1.0')).toBe('watching')
  })
})

describe('a request', () => {
  test.each([
    ['POST', '/api/tables', '{', 400, 'malformed'],
    ['POST', '/api/tables', '{"game":"escape"}', 400, 'malformed'],
    ['POST', '/api/tables', JSON.stringify({ ...REQUEST, more: 1 }), 400, 'malformed'],
    ['POST', '/api/tables', JSON.stringify({ ...REQUEST, listed: 'yes' }), 400, 'malformed'],
    ['POST', '/api/tables', `{"a":${'['.repeat(1500)}${']'.repeat(1500)}}`, 400, 'malformed'],
    ['POST', '/api/tables', `{"__proto__":{"x":1},"game":"escape"}`, 400, 'malformed'],
    ['POST', '/api/tables', JSON.stringify({ ...REQUEST, game: 'x'.repeat(17_000) }), 413, 'tooLarge'],
    ['POST', '/api/tables', JSON.stringify({ ...REQUEST, game: 'chess' }), 400, 'game'],
    ['POST', '/api/tables', JSON.stringify({ ...REQUEST, game: 'constructor' }), 400, 'game'],
    ['POST', '/api/tables', JSON.stringify({ ...REQUEST, setting: GALILEI(99) }), 400, 'setting'],
    ['POST', '/api/tables', JSON.stringify({ ...REQUEST, terms: { pace: 'hasty' } }), 400, 'malformed'],
    ['POST', '/api/tables', JSON.stringify({ ...REQUEST, terms: { more: 1 } }), 400, 'malformed'],
    [
      'POST',
      '/api/tables',
      JSON.stringify({ ...REQUEST, setting: { ...GALILEI(2), zone: 'nowhere' } }),
      400,
      'setting',
    ],
    ['POST', '/api/tables', JSON.stringify({ ...REQUEST, setting: { ...GALILEI(2), preset: 'none' } }), 400, 'setting'],
    ['PUT', '/api/me', '{"name":"   "}', 400, 'name'],
    ['PUT', '/api/me', '{"name":"a\\u202eb"}', 400, 'name'],
    ['PUT', '/api/me', '{"name":""}', 400, 'malformed'],
    ['POST', '/api/tables/nosuchtable/start', '{}', 404, 'unknownTable'],
    ['POST', '/api/tables/nosuchtable/sit', '{"invite":""}', 404, 'unknownTable'],
    ['GET', '/api/tables/nosuchtable', undefined, 404, 'unknownTable'],
    ['GET', '/api/tables/nosuchtable/history', undefined, 404, 'unknownTable'],
    ['GET', '/api/invites/ZZZZZZZZ', undefined, 403, 'wrongInvite'],
    ['GET', '/api/nothing', undefined, 404, 'unknownAddress'],
    ['DELETE', '/api/tables', undefined, 404, 'unknownAddress'],
    ['GET', `/api/tables/${'x'.repeat(300)}`, undefined, 404, 'unknownAddress'],
    ['GET', '/api/tables/%ff', undefined, 404, 'unknownAddress'],
  ])('%s %s %s → %i %s', async (method, path, body, status, refused) => {
    const server = await serve()
    const { cookie } = await visit(server.url)
    const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const response = await fetch(server.url + path, { method, headers, ...(body === undefined ? {} : { body }) })
    expect([response.status, await response.json()]).toEqual([status, { refused, about: expect.any(String) }])
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  test('of another kind than JSON is refused', async () => {
    const server = await serve()
    const { cookie } = await visit(server.url)
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'text/plain' },
      body: 'x',
    })
    expect([response.status, await response.json()]).toEqual([400, { refused: 'malformed', about: '' }])
  })

  test('that is no HTTP at all does no harm', async () => {
    const server = await serve()
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write('\u0000\u0001 nonsense\r\n\r\n'))
      let text = ''
      socket.on('data', (bytes) => {
        text += bytes
      })
      socket.on('close', () => resolve(text))
    })
    expect(reply).toContain('400')
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  test('from a page of another site, or without a session, is refused', async () => {
    const server = await serve()
    const { cookie } = await visit(server.url)
    const ask = async (headers: Record<string, string>) => {
      const body = JSON.stringify(REQUEST)
      const response = await fetch(`${server.url}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
      return [response.status, await response.json()]
    }
    expect(await ask({ cookie, origin: 'http://evil.example' })).toEqual([
      401,
      { refused: 'noSession', about: 'origin' },
    ])
    expect(await ask({})).toEqual([401, { refused: 'noSession', about: '' }])
    expect(await ask({ cookie: `${cookie}x` })).toEqual([401, { refused: 'noSession', about: '' }])
    expect((await ask({ cookie, origin: server.url }))[0]).toBe(200)
  })

  test('may come from the address people open and from the one that was asked, and from no third', async () => {
    const server = await serve({ publicUrl: new URL('https://play.example.org') })
    const { cookie } = await visit(server.url)
    const status = async (origin: string): Promise<number> =>
      (await fetch(`${server.url}/api/me/link`, { method: 'POST', headers: { cookie, origin } })).status
    expect(await status('https://play.example.org')).toBe(200)
    expect(await status(server.url)).toBe(200)
    for (const other of ['http://play.example.org', 'https://play.example.org.evil.example', 'null', ''])
      expect([other, await status(other)]).toEqual([other, 401])
  })
})
