import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import type { Server } from '@selva/server'
import { manualClock, visit } from '@selva/server/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReserved } from '../src/http/client.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'
import { WRITINGS } from './writings.ts'

const DAY = 24 * 60 * 60 * 1000

type Asked = { readonly method: string; readonly path: string; readonly cookie?: string; readonly origin?: string }
type Answer = {
  readonly status: number
  /** The code of a refusal; empty for anything else. */
  readonly refused: string
  readonly kind: string
  readonly caching: string
  readonly setsCookie: boolean
}

/** Asks for exactly this address: `fetch` would tidy it up first. */
async function ask({ port }: Server, { method, path, cookie = '', origin }: Asked): Promise<Answer> {
  const headers = { cookie, ...(origin === undefined ? {} : { origin }) }
  const asking = request({ port, host: '127.0.0.1', method, path, headers })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const kind = answer.headers['content-type'] ?? ''
  const body: unknown =
    kind.startsWith('application/json') && chunks.length > 0 ? JSON.parse(String(Buffer.concat(chunks))) : {}
  return {
    status: answer.statusCode ?? 0,
    refused: typeof body === 'object' && body !== null && 'refused' in body ? String(body.refused) : '',
    kind,
    caching: answer.headers['cache-control'] ?? '',
    setsCookie: answer.headers['set-cookie'] !== undefined,
  }
}

/** A server with a client of its own, whose page must not be taken for an answer of the API. */
async function withClient(options: Parameters<typeof serve>[0] = {}): Promise<Server> {
  const client = temporaryFolder()
  mkdirSync(join(client, 'assets'))
  writeFileSync(join(client, 'index.html'), '<p>Selva</p>')
  return serve({ client, ...options })
}

const apiOf = ({ routes }: Server) => routes.filter(({ url }) => url.startsWith('/api/'))
const concrete = (url: string): string => url.replace(/:\w+/g, 'none')

test('H3: however the address of a route is written, the same session, caching and refusals apply, or there is none', async () => {
  // Every route is asked several times from one address.
  const server = await withClient({ limits: { reports: 1000, admin: 1000 } })
  const routes = apiOf(server)
  expect(routes.length).toBeGreaterThan(40)
  let alike = 0
  for (const { method, url } of routes) {
    const path = concrete(url)
    const plain = await ask(server, { method, path, cookie: (await visit(server.url)).cookie })
    expect(plain.caching).toBe('no-store')
    for (const write of WRITINGS) {
      const written = await ask(server, { method, path: write(path), cookie: (await visit(server.url)).cookie })
      // Nothing is there, in words; a HEAD has no body to say so.
      const isNone = written.status === 404 && (written.refused !== '' || method === 'HEAD')
      expect(isNone ? { ...written, kind: '' } : written, write(path)).toEqual(
        isNone ? { status: 404, refused: written.refused, kind: '', caching: 'no-store', setsCookie: false } : plain,
      )
      if (!isNone) alike++
    }
  }
  // Were no other writing ever understood, this would show nothing.
  expect(alike).toBeGreaterThan(routes.length)
}, 120_000)

test('H3: an address that cannot be read is none, and its answer is not kept', async () => {
  const server = await withClient()
  for (const path of ['/api/me%', '/api/%zz', '/%', '/api/tables/%ff', `/api/tables/${'x'.repeat(3000)}`])
    expect(await ask(server, { method: 'GET', path })).toMatchObject({
      status: 404,
      refused: 'unknownAddress',
      caching: 'no-store',
    })
})

test('H3: no GET or HEAD sets a cookie, with any cookie and however the address is written', async () => {
  const server = await withClient()
  const routes = server.routes.filter(({ method }) => method === 'GET' || method === 'HEAD')
  const ana = await visit(server.url)
  await ana.post('/api/me/sign-out')
  const signedOut = (await visit(server.url)).cookie
  await (await visit(server.url, signedOut)).post('/api/me/sign-out')
  for (const cookie of ['', 'selva=x.y', signedOut, (await visit(server.url)).cookie])
    for (const { method, url } of routes.filter((route) => !route.url.includes('*')))
      for (const write of [(path: string) => path, ...WRITINGS])
        expect((await ask(server, { method, path: write(concrete(url)), cookie })).setsCookie, write(url)).toBe(false)
}, 120_000)

test('H3: a browser becomes a guest by a POST from our own pages, and keeps who it is', async () => {
  const clock = manualClock(Date.UTC(2026, 0, 1))
  const server = await serve({ clock })
  expect(await ask(server, { method: 'GET', path: '/api/me' })).toMatchObject({ status: 401, refused: 'noSession' })
  const arrive = { method: 'POST', path: '/api/me' }
  for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])
    expect(await ask(server, { ...arrive, origin })).toMatchObject({ status: 401, setsCookie: false })
  const own = `http://127.0.0.1:${server.port}`
  expect(await ask(server, { ...arrive, origin: own })).toMatchObject({ status: 200, setsCookie: true })
  const { cookie } = await visit(server.url)
  // A known browser gets no other cookie, except once a day to renew the old one.
  expect(await ask(server, { ...arrive, origin: own, cookie })).toMatchObject({ status: 200, setsCookie: false })
  clock.wind(2 * DAY)
  expect(await ask(server, { ...arrive, origin: own, cookie })).toMatchObject({ status: 200, setsCookie: true })
  expect(await ask(server, { ...arrive, origin: own, cookie })).toMatchObject({ status: 200, setsCookie: false })
  expect((await visit(server.url, cookie)).cookie).toBe(cookie)
})

test('H3: addresses that look like those of the API are never answered with a page', () => {
  const first = fc.constantFrom('api', 'ws', 'assets')
  const written = fc.tuple(first, fc.constantFrom(...WRITINGS)).map(([part, write]) => write(`/${part}/none`))
  fc.assert(fc.property(written, (path) => isReserved(path)))
  for (const path of ['/', '/t/abc', '/j/ABCD%20EFGH', '/apis', '/x/api', '/%', '/%ff', '//', '/wsx?api'])
    expect(isReserved(path), path).toBe(false)
  fc.assert(fc.property(fc.string(), (text) => typeof isReserved(`/${text}`) === 'boolean'))
})
