import { once } from 'node:events'
import { BlockList } from 'node:net'
import { toy } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import type { Server } from '@selva/server'
import { manualClock, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '../src/base/limits.ts'
import { TOY } from './games.ts'
import { connectionsLeft, OPCODES, rawSocket, rawTo, restOf, served, upgradeHead, webSocketFrame } from './raw.ts'
import { serve } from './serve.ts'

async function tableOf(ana: Visitor): Promise<TableInfo> {
  return (await ana.post('/api/tables', { game: 'toy', setting: TOY(2), listed: true, playNow: false }))
    .body as TableInfo
}

const PLAIN = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'

describe('connections', () => {
  test('limit connections: the server takes a limited number', async () => {
    const server = await serve({ limits: { connections: 2 } })
    const sockets = await Promise.all([rawTo(server), rawTo(server), rawTo(server)])
    await Promise.race(sockets.map(restOf))
    expect(sockets.filter((socket) => socket.readableEnded || socket.closed)).toHaveLength(1)
  })

  test('limit addressConnections: an address holds a limited number, and another address still comes in', async () => {
    const server = await serve({ limits: { addressConnections: 2 } })
    const held = [await rawTo(server, '127.0.0.9'), await rawTo(server, '127.0.0.9')]
    for (const socket of held) socket.write(PLAIN)
    await Promise.all(held.map((socket) => once(socket, 'data')))
    expect(await restOf(await rawTo(server, '127.0.0.9'))).toBe('')
    const other = await rawTo(server, '127.0.0.10')
    other.write(PLAIN)
    expect(String((await once(other, 'data'))[0])).toContain('200 OK')
    // With one gone, there is room for one.
    held[0]?.destroy()
    await connectionsLeft(server, 2)
    const next = await rawTo(server, '127.0.0.9')
    next.write(PLAIN)
    expect(String((await once(next, 'data'))[0])).toContain('200 OK')
  })

  test('a trusted proxy holds as many connections as it speaks for', async () => {
    const trusted = new BlockList()
    trusted.addAddress('127.0.0.9')
    const server = await serve({ limits: { addressConnections: 1 }, trusted })
    for (const socket of [await rawTo(server, '127.0.0.9'), await rawTo(server, '127.0.0.9')]) {
      socket.write(PLAIN)
      await once(socket, 'data')
    }
    expect(await server.connections()).toBe(2)
  })
})

describe('time', () => {
  /** The answer to a request that never comes to its end, while others are answered. */
  async function answerTo(server: Server, text: string): Promise<string> {
    const socket = await rawTo(server)
    socket.write(text)
    await served(server)
    return restOf(socket)
  }

  test('limit headWithin: a head that comes drop by drop is not waited for', async () => {
    const server = await serve({ limits: { headWithin: 50, requestWithin: 60_000 } })
    expect(await answerTo(server, 'GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(/^HTTP\/1.1 400 /)
    expect(await answerTo(server, '')).toMatch(/^HTTP\/1.1 400 /)
  })

  test('limit requestWithin: a request that comes drop by drop is not waited for', async () => {
    const server = await serve({ limits: { headWithin: 100, requestWithin: 100 } })
    const head =
      'PUT /api/me HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{'
    expect(await answerTo(server, head)).toMatch(/^HTTP\/1.1 400 /)
  })

  test('limit idleWithin: a connection on which nothing moves is closed', async () => {
    const server = await serve({ limits: { idleWithin: 20 } })
    /** All that the server says until it closes. On a slow machine that may be before the request has arrived. */
    const talk = async (): Promise<string> => {
      const socket = await rawTo(server)
      socket.write(PLAIN)
      const said = await restOf(socket)
      socket.end()
      return said
    }
    while (!(await talk()).includes('200 OK'));
    await connectionsLeft(server)
    await served(server)
  })

  test('limit goodbyeWithin: a refused connection that is not closed is destroyed, and an answered one is not', async () => {
    const clock = manualClock(1)
    const server = await serve({ clock })
    const [refused, plain] = [await rawTo(server), await rawTo(server)]
    plain.write(PLAIN)
    await once(plain, 'data')
    refused.write('no request\r\n\r\n')
    expect(await restOf(refused)).toMatch(/^HTTP\/1.1 400 /)
    clock.wind(LIMITS.goodbyeWithin - 1)
    expect(await server.connections()).toBe(2)
    clock.wind(1)
    await connectionsLeft(server, 1)
    plain.write(PLAIN)
    expect(String((await once(plain, 'data'))[0])).toContain('200 OK')
  })

  test('limit closeWithin: a socket that does not answer its close is ended, and others are not', async () => {
    const server = await serve({ limits: { closeWithin: 1 } })
    const ana = await visit(server.url)
    const { id } = await tableOf(ana)
    const page = ana.open(id, toy)
    await page.until(() => page.table() !== undefined)
    const deaf = await rawSocket(server, `/ws/tables/${id}`)
    await restOf(deaf)
    expect(await page.choose({ do: 'none' })).toBe('notStarted')
  })

  test('an upgrade that the store does not decide is not waited for', async () => {
    const clock = manualClock(1)
    const server = await serve({ clock })
    const ana = await visit(server.url)
    const found = Promise.withResolvers<undefined>()
    const isAsked = new Promise<void>((resolve) => {
      const find = (): Promise<undefined> => {
        resolve()
        return found.promise
      }
      Object.assign(server.rooms, { findFor: find })
    })
    const socket = await rawTo(server)
    socket.write(upgradeHead('/ws/tables/sometable', { cookie: ana.cookie }))
    await isAsked
    clock.wind(LIMITS.requestWithin)
    expect(await restOf(socket)).toBe('')
    found.resolve(undefined)
  })
})

describe('a message', () => {
  /** The code that closes the socket of a page which sends these bytes; another page of the table goes on. */
  async function closedBy(...bytes: readonly Buffer[]): Promise<number> {
    const server = await serve()
    const [ana, bob] = [await visit(server.url), await visit(server.url)]
    const { id } = await tableOf(ana)
    const page = bob.open(id, toy)
    await page.until(() => page.table() !== undefined)
    const socket = await rawSocket(server, `/ws/tables/${id}`, ana.cookie)
    for (const some of bytes) socket.write(some)
    socket.once('end', () => socket.end())
    const said = Buffer.from(await restOf(socket), 'latin1')
    expect(await page.choose({ do: 'none' })).toBe('watching')
    // The close frame of the server is the last thing it says.
    const close = said.lastIndexOf(Buffer.from([0x88, 2]))
    return close < 0 ? 0 : said.readUInt16BE(close + 2)
  }

  test('limit messageBytes: has a limited number of bytes, in one frame or in several', async () => {
    expect(await closedBy(webSocketFrame(OPCODES.text, 'x'.repeat(LIMITS.messageBytes + 1)))).toBe(1009)
    const half = 'x'.repeat(LIMITS.messageBytes / 2)
    const begin = webSocketFrame(OPCODES.text, half, { last: false })
    const more = webSocketFrame(OPCODES.continuation, half, { last: false })
    expect(await closedBy(begin, more, webSocketFrame(OPCODES.continuation, 'x', { last: false }))).toBe(1009)
  })

  test('limit messagePieces: comes in a limited number of pieces, also if there is nothing in them', async () => {
    const nothing = webSocketFrame(OPCODES.continuation, '', { last: false })
    const pieces = Array<Buffer>(LIMITS.messagePieces).fill(nothing)
    expect(await closedBy(webSocketFrame(OPCODES.text, '', { last: false }), ...pieces)).toBe(1008)
  })
})
