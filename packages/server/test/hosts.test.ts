import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { Server } from '@selva/server'
import { visit } from '@selva/server/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { allowedHosts, hostIn } from '../src/network/hosts.ts'
import { relyingParty } from '../src/people/relying-party.ts'
import { serve } from './serve.ts'

type Headers = { readonly [name: string]: string }
type Answer = { readonly status: number; readonly kind: string; readonly text: string }

async function ask({ port }: Server, method: string, path: string, headers: Headers): Promise<Answer> {
  const asking = request({ port, host: '127.0.0.1', method, path, headers })
  asking.end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return {
    status: answer.statusCode ?? 0,
    kind: answer.headers['content-type'] ?? '',
    text: String(Buffer.concat(chunks)),
  }
}

/** The status that answers the upgrade of a socket. */
async function knock({ port }: Server, headers: Headers): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/tables`, { headers })
  const [answer] = (await Promise.race([
    once(socket, 'upgrade'),
    once(socket, 'unexpected-response').then(([, a]) => [a]),
  ])) as [IncomingMessage]
  socket.on('error', () => {})
  socket.terminate()
  return answer.statusCode ?? 0
}

describe('L15: the names of a server', () => {
  const isOurs = allowedHosts(
    ['selva.lan', 'Games.Example.org'],
    new URL('https://play.example.org:8443'),
    'Attic.home',
  )
  test.each([
    ...['127.0.0.1', '127.0.0.1:8080', '192.168.1.7:80', '[::1]:8080', '[fe80::1]'],
    ...['localhost', 'LOCALHOST:8080', 'selva.localhost', 'localhost.'],
    ...['attic', 'attic.local:8080', 'Attic.Home', 'selva.lan', 'games.example.org:1', 'play.example.org'],
  ])('%s is one', (host) => expect(isOurs({ host })).toBe(true))
  test.each([
    ...['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'attic.evil.example', 'xlocalhost'],
    ...['play.example.org.evil.example', 'example.org', 'localhost:70000', 'localhost:', 'a b', '[::1', '[x]', ''],
    ...['127.1', '2130706433', '0x7f.0.0.1', 'user@localhost', 'localhost/evil', 'localhost,evil.example'],
  ])('%j is none', (host) => expect(isOurs({ host })).toBe(false))
  test('nor is no name at all', () => expect(isOurs({})).toBe(false))
})

test('L15: a page that rebinds its name gets nothing, over HTTP and by socket', async () => {
  const server = await serve()
  const host = `evil.example:${server.port}`
  const { cookie } = await visit(server.url)
  const rebound = { host, origin: `http://${host}`, cookie }
  for (const [method, path] of [
    ['POST', '/api/me'],
    ['GET', '/api/tables'],
    ['POST', '/api/tables'],
    ['GET', '/status'],
    ['GET', '/'],
    ['GET', '/nowhere'],
  ] as const) {
    const { status, text } = await ask(server, method, path, rebound)
    expect([path, status, JSON.parse(text)]).toEqual([path, 421, { refused: 'unknownHost', about: 'evil.example' }])
  }
  expect(await knock(server, rebound)).toBe(421)
  expect(
    await knock(server, { ...rebound, host: `localhost:${server.port}`, origin: `http://localhost:${server.port}` }),
  ).toBe(101)
  for (const path of ['/healthz', '/readyz']) expect((await ask(server, 'GET', path, { host })).status).toBe(200)
})

test('L15: a name that the host lists is answered to, and another one is explained in the reader’s language', async () => {
  const server = await serve({ allowedHosts: ['selva.lan'] })
  expect((await ask(server, 'POST', '/api/me', { host: 'selva.lan', origin: 'http://selva.lan' })).status).toBe(200)
  const opens = { accept: 'text/html,*/*', 'accept-language': 'it' }
  const page = await ask(server, 'GET', '/', { host: 'attic.lan:8080', ...opens })
  expect([page.status, page.kind]).toEqual([421, 'text/html; charset=utf-8'])
  expect(page.text).toContain('<html lang="it">')
  expect(page.text).toContain('ALLOWED_HOSTS=attic.lan npm start')
  const odd = await ask(server, 'GET', '/', { host: '<script>', ...opens })
  expect([odd.status, odd.text]).toEqual([421, '{"refused":"unknownHost","about":""}'])
})

/** Anything that a header can carry, and what nearly is a host. */
const hosts = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 40 }),
  fc
    .tuple(
      fc.constantFrom('localhost', 'LOCALHOST', '127.0.0.1', '[::1]', '[::', 'x', '', '%', 'a@localhost', '..', '-'),
      fc.oneof(fc.nat({ max: 1e6 }).map(String), fc.constantFrom('', '0', '-1', '99999999999', '1e3', '0x50')),
    )
    .map(([name, port]) => `${name}:${port}`),
)

test('L2: no Host makes a request fail', async () => {
  const server = await serve()
  const { cookie } = await visit(server.url)
  expect((await ask(server, 'GET', '/api/me/profile', { host: 'localhost:70000', cookie })).status).toBe(421)
  const routes = [
    ['GET', '/api/me/profile'],
    ['POST', '/api/me/passkeys/options'],
    ['POST', '/api/sign-in/passkey/options'],
    ['GET', '/status'],
  ] as const
  await fc.assert(
    fc.asyncProperty(hosts, fc.constantFrom(...routes), async (host, [method, path]) => {
      expect((await ask(server, method, path, { host, cookie })).status).toBeLessThan(500)
    }),
    { numRuns: 300 },
  )
})

test('L2: what a Host says is read or refused, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(hosts, fc.string()), (host) => {
      hostIn(host)
      relyingParty(undefined, host)
      relyingParty(new URL('https://play.example.org'), host)
    }),
    { numRuns: 2000 },
  )
})
