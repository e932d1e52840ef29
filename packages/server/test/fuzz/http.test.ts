import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { RefusalBody } from '@selva/protocol'
import fc from 'fast-check'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import type { Route } from '../../src/http/routes.ts'
import { encodedAt, WRITINGS } from '../writings.ts'
import { BASES, countInputs, rounds, type Scene, scene, TOKEN } from './scene.ts'
import { fitting, spoilt, written } from './values.ts'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const
const isRefusal = Compile(RefusalBody)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const counted = countInputs('requests over HTTP')
/** Of each round. */
const ATTEMPTS = 2500
/** Of each round, at the addresses of moderators. */
const MODERATED = 1000

type Attempt = {
  readonly method: string
  readonly path: string
  readonly headers: { readonly [name: string]: string }
  readonly body: Buffer | undefined
}
type Answer = { readonly status: number; readonly body: Buffer }

async function send({ server }: Scene, { method, path, headers, body }: Attempt): Promise<Answer> {
  const length = { 'content-length': body?.length ?? 0 }
  const asking = request({
    port: server.port,
    host: '127.0.0.1',
    method,
    path,
    headers: { ...headers, ...length },
    agent,
  })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  // The stream that tells moderators of changes has no end.
  const endless = answer.headers['x-accel-buffering'] === 'no'
  for await (const chunk of answer) {
    chunks.push(chunk as Buffer)
    if (endless) break
  }
  return { status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }
}

/** `keys` are what moderators show, and what others try; `words` what is put where an id or a text belongs. */
type Bias = { readonly keys: readonly string[]; readonly words: readonly string[] }

/** Every route, asked as it should be and as it should not. */
function attemptsAt({ ana, bob, eve }: Scene, routes: readonly Route[], { keys, words }: Bias): fc.Arbitrary<Attempt> {
  const word = fc.oneof(
    { arbitrary: fc.constantFrom(...words), weight: 4 },
    fc.string({ maxLength: 60 }),
    fc.constantFrom('..', '%', '%00', '%2e%2e%2f', '__proto__', 'x'.repeat(300), '?', '#', ''),
  )
  const part = fc
    .tuple(word, fc.boolean())
    .map(([w, raw]) => (raw ? w.replace(/[^!-~]/g, '') : encodeURIComponent(w.toWellFormed())))
  const cookie = fc.constantFrom(
    '',
    eve.cookie,
    eve.cookie,
    bob.cookie,
    ana.cookie,
    'selva=x.y',
    `${bob.cookie}x`,
    '=;=',
  )
  const kind = fc.constantFrom(
    'application/json',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    '',
  )
  return fc.constantFrom(...routes).chain((route) => {
    const path = fc
      .tuple(...route.url.split('/').map((p) => (p.startsWith(':') || p === '*' ? part : fc.constant(p))))
      .map((parts) => parts.join('/') || '/')
    const query =
      route.query === undefined
        ? fc.constantFrom('', '', '?x=1')
        : fc.tuple(fc.constantFrom('invite', 'have', '__proto__', 'x'), part).map(([k, v]) => `?${k}=${v}`)
    const body =
      route.body === undefined
        ? fc.option(written(fitting({ type: 'object' }, words)), { nil: undefined })
        : written(spoilt(route.body, words))
    // Mostly as one writes an address, and else in a way that the router or a check might read differently.
    const writing = fc.oneof(
      { arbitrary: fc.constant((plain: string) => plain), weight: 6 },
      { arbitrary: fc.constantFrom(...WRITINGS), weight: 2 },
      {
        arbitrary: fc.array(fc.nat({ max: 60 })).map((places) => (plain: string) => encodedAt(plain, places)),
        weight: 2,
      },
    )
    return fc.record({
      method: fc.oneof({ arbitrary: fc.constant(route.method), weight: 9 }, fc.constantFrom(...METHODS)),
      path: fc.tuple(path, query, writing).map(([p, q, write]) => write(p) + q),
      headers: fc.tuple(cookie, kind, fc.constantFrom(...keys)).map(([c, k, authorization]) => ({
        ...(c && { cookie: c }),
        ...(k && { 'content-type': k }),
        ...(authorization && { authorization }),
      })),
      body,
    })
  })
}

/** The path as the router reads it: decoded, but for what would become a slash. */
function readPath(path: string): string {
  try {
    return decodeURI(path.split('?')[0] ?? '')
  } catch {
    return path
  }
}
const routeFor = (routes: readonly Route[], { method, path }: Attempt): Route | undefined =>
  routes.find(
    (route) => route.method === method && new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+')}$`).test(readPath(path)),
  )

const nameOf = ({ method, url }: Route): string => `${method} ${url}`
type AnswerCounts = { refused: number; granted: number; readonly reached: Set<string> }

/** Sends `numRuns` requests: no crash, no failure, and a refusal changes nothing. Returns how it went. */
async function askAll(s: Scene, routes: readonly Route[], bias: Bias, numRuns: number): Promise<AnswerCounts> {
  const told: AnswerCounts = { refused: 0, granted: 0, reached: new Set() }
  let before = await s.stored()
  await fc.assert(
    fc.asyncProperty(attemptsAt(s, routes, bias), async (attempt) => {
      const { status, body } = await send(s, attempt)
      const after = await s.stored()
      expect(status).toBeLessThan(500)
      expect(s.faults).toEqual([])
      const route = routeFor(routes, attempt)
      if (route !== undefined) told.reached.add(nameOf(route))
      if (status >= 400) {
        told.refused++
        expect(after).toBe(before)
        expect(isRefusal.Check(JSON.parse(String(body)))).toBe(true)
      } else {
        told.granted++
        if (attempt.method === 'GET') expect(after).toBe(before)
        if (route?.answer !== undefined && route.produces === 'application/json')
          expect(Compile(route.answer).Check(JSON.parse(String(body)))).toBe(true)
      }
      before = after
    }),
    { numRuns },
  )
  counted(told.refused + told.granted)
  expect((await s.ana.get('/healthz')).status).toBe(200)
  return told
}

describe.each(Object.entries(BASES))('%s', (_, base) => {
  test.each(rounds)(
    'round %i: whatever is asked, at whatever route: no crash, no failure, and a refusal changes nothing',
    async () => {
      const s = await scene(base)
      const routes = s.server.routes.filter(({ method }) => method !== 'HEAD')
      expect(routes.length).toBeGreaterThan(10)
      const keys = ['', '', 'Bearer', 'Bearer not the token', `Basic ${TOKEN}`, `Bearer ${TOKEN}`]
      const attempts = ATTEMPTS * base.share
      const told = await askAll(s, routes, { keys, words: s.words }, attempts)
      // It would prove little if nothing ever got through, or if a route was never asked.
      expect(told.refused).toBeGreaterThan(attempts / 4)
      expect(told.granted).toBeGreaterThan(attempts / 50)
      if (base.share === 1) expect([...told.reached].toSorted()).toEqual(routes.map(nameOf).toSorted())
      else expect(told.reached.size).toBeGreaterThan(routes.length / 2)
    },
  )

  test.each(rounds)(
    'round %i: whatever somebody with the token asks of moderation: no crash, no failure, and a refusal changes nothing',
    async () => {
      const s = await scene(base)
      const headers = { authorization: `Bearer ${TOKEN}` }
      const routes = s.server.routes.filter(({ method, url }) => method !== 'HEAD' && url.startsWith('/api/admin/'))
      expect(routes.length).toBeGreaterThan(7)
      expect(s.filed.every((id) => id !== '')).toBe(true)
      // The token opens everything there is to read.
      for (const { url } of routes.filter(({ method }) => method === 'GET')) {
        const asked = s.filed.map((id) =>
          send(s, { method: 'GET', path: url.replace(':id', id), headers, body: undefined }),
        )
        expect([url, ...(await Promise.all(asked)).map(({ status }) => status)]).toContain(200)
      }
      const told = await askAll(s, routes, { keys: [`Bearer ${TOKEN}`], words: s.filed }, MODERATED * base.share)
      expect(told.refused).toBeGreaterThan((MODERATED * base.share) / 4)
      expect([...told.reached].toSorted()).toEqual(routes.map(nameOf).toSorted())
    },
  )
})

test.each(rounds)('round %i: bytes that are no request at all do no harm', async () => {
  const s = await scene(BASES.SQLite)
  const before = await s.stored()
  const head = `PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncookie: ${s.eve.cookie}\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\r\n{"name":"Eve"`
  const bytes = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 200 }).map((b) => Buffer.from(b)),
    written(fc.constant(head)).map((b) => Buffer.from(String(b).replaceAll('\\r\\n', '\r\n').slice(1), 'latin1')),
  )
  await fc.assert(
    fc.asyncProperty(bytes, async (some) => {
      const socket = connect(s.server.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.resume()
      socket.end(some)
      await once(socket, 'close')
    }),
    { numRuns: 200 },
  )
  counted(200)
  expect(s.faults).toEqual([])
  expect((await s.ana.get('/healthz')).status).toBe(200)
  expect(await s.stored()).toBe(before)
})
