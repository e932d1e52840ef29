import type { Socket } from 'node:net'
import { toy } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import type { Server } from '@selva/server'
import { manualClock, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { LIMITS } from '../src/base/limits.ts'
import { newMetrics } from '../src/base/metrics.ts'
import { serveMetrics } from '../src/http/metrics.ts'
import { TOY } from './games.ts'
import { started } from './program.ts'
import {
  connectionsLeft,
  gone,
  INVALID_FRAMES,
  OPCODES,
  rawSocket,
  rawTo,
  restOf,
  upgradeHead,
  webSocketFrame,
} from './raw.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

async function tableOf(ana: Visitor, playNow = true): Promise<TableInfo> {
  return (await ana.post('/api/tables', { game: 'toy', setting: TOY(2), listed: true, playNow })).body as TableInfo
}

const isServed = async ({ url }: Pick<Server, 'url'>): Promise<boolean> => (await fetch(`${url}/healthz`)).ok

/** Sends something to a socket that the server closes, and waits until the connection is gone. */
async function sendLast(socket: Socket, bytes: Buffer): Promise<void> {
  socket.write(bytes)
  socket.resume()
  socket.once('end', () => socket.end())
  await gone(socket)
}

describe('C1: an invalid frame', () => {
  test('C1: an invalid frame on a refused socket does not end the server', { timeout: 60_000 }, async () => {
    const { url, child, ended } = await started(temporaryFolder())
    const program = { url, port: Number(new URL(url).port) }
    for (const bytes of Object.values(INVALID_FRAMES)) {
      const socket = await rawSocket(program, '/ws/tables/notable')
      await sendLast(socket, bytes)
    }
    // A request for a socket may announce a body, and its connection may break at any moment.
    for (const path of ['/ws/tables', '/ws/tables/notable', '/ws/nowhere']) {
      const socket = await rawTo(program)
      socket.write(upgradeHead(path, { 'content-length': '5' }))
      await new Promise((heard) => socket.once('readable', heard))
      socket.resetAndDestroy()
      expect(await isServed(program)).toBe(true)
    }
    expect(child.exitCode).toBeNull()
    expect(await isServed(program)).toBe(true)
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  test.each(Object.entries(INVALID_FRAMES))(
    'C1: on any kind of socket, %s ends that socket alone',
    async (_, bytes) => {
      const server = await serve()
      const ana = await visit(server.url)
      const { id } = await tableOf(ana)
      const page = ana.open(id, toy)
      await page.until(() => page.table() !== undefined)
      const crowded = await serve({ limits: { sessionSockets: 0 } })
      const eve = await visit(crowded.url)
      const elsewhere = await tableOf(eve)
      for (const socket of [
        await rawSocket(server, `/ws/tables/${id}`),
        await rawSocket(server, '/ws/tables/notable', ana.cookie),
        await rawSocket(server, `/ws/tables/${id}`, ana.cookie),
        await rawSocket(server, '/ws/tables', ana.cookie),
        await rawSocket(crowded, `/ws/tables/${elsewhere.id}`, eve.cookie),
      ])
        await sendLast(socket, bytes)
      expect(await page.choose({ do: 'none' })).toBe('illegal')
      expect(await isServed(crowded)).toBe(true)
    },
  )

  test('C1: on the port of the metrics, bytes that are no request do no harm', async () => {
    const door = await serveMetrics(newMetrics(), 0, '127.0.0.1')
    onTestFinished(() => door.close())
    const port = Number(new URL(door.url).port)
    for (const bytes of Object.values(INVALID_FRAMES)) await sendLast(await rawTo({ port }), bytes)
    const upgraded = await rawTo({ port })
    upgraded.write(upgradeHead('/metrics'))
    expect((await fetch(door.url)).ok).toBe(true)
  })
})

describe('H1: a page that sends and never reads', () => {
  /** Sends the same bytes for as long as the server takes them; returns when the connection is gone. */
  async function flood(socket: Socket, bytes: Buffer): Promise<void> {
    const more = (): void => {
      while (socket.writable && socket.write(bytes));
    }
    socket.on('drain', more)
    more()
    // This side reads nothing and does not close: the server has to end the connection.
    await gone(socket)
  }

  test.each([
    ['pings', webSocketFrame(OPCODES.ping, 'x'.repeat(125))],
    ['empty pings', webSocketFrame(OPCODES.ping)],
    ['pongs', webSocketFrame(OPCODES.pong)],
    ['empty messages', webSocketFrame(OPCODES.text)],
    ['empty fragments', webSocketFrame(OPCODES.continuation, '', { last: false })],
  ])('H1: %s beyond the allowance are not answered, and end the socket', async (what, one) => {
    const server = await serve({ limits: { burst: LIMITS.burst, perSecond: 1e-9, closeWithin: 1 } })
    const [ana, bob] = [await visit(server.url), await visit(server.url)]
    const { id } = await tableOf(ana, false)
    const page = bob.open(id, toy)
    await page.until(() => page.table() !== undefined)
    for (const path of [`/ws/tables/${id}`, '/ws/tables']) {
      const socket = await rawSocket(server, path, ana.cookie)
      if (what === 'empty fragments') socket.write(webSocketFrame(OPCODES.text, '', { last: false }))
      await flood(socket, Buffer.concat(Array<Buffer>(500).fill(one)))
    }
    expect(await page.choose({ do: 'none' })).toBe('watching')
  })
})

test('H1: a ping is answered once, and only within the allowance of its person', async () => {
  const server = await serve({ limits: { burst: 10, perSecond: 1e-9, refusedInARow: 20 } })
  const { cookie } = await visit(server.url)
  const socket = await rawSocket(server, '/ws/tables', cookie)
  socket.write(Buffer.concat(Array<Buffer>(40).fill(webSocketFrame(OPCODES.ping, 'are you there'))))
  socket.once('end', () => socket.end())
  expect((await restOf(socket)).split('\u008a\u000dare you there')).toHaveLength(1 + 10)
})

describe('H2: a connection', () => {
  /** The six kinds of connections that can be held for nothing, and how each begins. */
  const KINDS: { readonly [kind: string]: string } = {
    'with nothing sent': '',
    'with half a head': 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ',
    'with half a body':
      'PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
    'with bytes that are no request': 'no request\r\n\r\n',
    'whose upgrade is to no address': upgradeHead('/ws/nowhere'),
    'whose upgrade is from another site': upgradeHead('/ws/tables', { origin: 'http://elsewhere.example' }),
    'whose upgrade is no proper one': upgradeHead('/ws/tables').replace('key: A', 'key: '),
    'whose socket is refused': upgradeHead('/ws/tables'),
  }
  const QUICK = { headWithin: 20, requestWithin: 40, goodbyeWithin: 20, closeWithin: 20 }

  test.each(Object.entries(KINDS))('H2: %s ends though its other side neither reads nor closes', async (_, begin) => {
    const server = await serve({ limits: QUICK })
    const sockets = await Promise.all(Array.from({ length: 5 }, () => rawTo(server)))
    for (const socket of sockets) socket.write(begin)
    await connectionsLeft(server)
  })

  test('H2: closed on one side, with nothing more, ends at once', async () => {
    const server = await serve()
    const ana = await visit(server.url)
    const { id } = await tableOf(ana)
    for (const begin of ['', 'GET /healthz HTTP/1.1\r\n', upgradeHead(`/ws/tables/${id}`, { cookie: ana.cookie })]) {
      const socket = await rawTo(server)
      socket.end(begin)
      socket.resume()
      await gone(socket)
    }
  })

  test('H2: a refused upgrade says why, and is destroyed within the time to say goodbye', async () => {
    const clock = manualClock()
    const server = await serve({ clock })
    const socket = await rawTo(server)
    socket.write(upgradeHead('/ws/nowhere'))
    expect(await restOf(socket)).toMatch(/^HTTP\/1.1 404 Not Found\r\n.*"unknownAddress"/s)
    clock.wind(LIMITS.goodbyeWithin - 1)
    expect(await server.connections()).toBe(1)
    clock.wind(1)
    await connectionsLeft(server)
  })

  test('H2: an upgrade counts as an attempt whatever it asks for', async () => {
    const server = await serve({ limits: { newSockets: 2 } })
    const answers: string[] = []
    for (const head of [
      upgradeHead('/ws/nowhere'),
      upgradeHead('/ws/tables', { origin: 'http://elsewhere.example' }),
      upgradeHead('/ws/nowhere'),
    ]) {
      const socket = await rawTo(server)
      socket.write(head)
      answers.push((await restOf(socket)).slice(9, 12))
    }
    expect(answers).toEqual(['404', '403', '429'])
  })
})
