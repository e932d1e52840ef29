import { once } from 'node:events'
import { BlockList } from 'node:net'
import { toy } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import type { Server } from '@selva/server'
import { manualClock, silentLog, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { PersonId } from '../src/base/ids.ts'
import { LIMITS } from '../src/base/limits.ts'
import { connectionLimits } from '../src/socket/connection-limits.ts'
import { CLOSED_FLOOD, CLOSED_SLOW } from '../src/socket/managed-socket.ts'
import { TOY } from './games.ts'
import { OPCODES, rawSocket, webSocketFrame } from './raw.ts'
import { serve } from './serve.ts'

const THROUGH_LOOPBACK = new BlockList()
THROUGH_LOOPBACK.addAddress('127.0.0.1')

async function tableOf(ana: Visitor): Promise<TableInfo> {
  const request = { game: 'toy', setting: TOY(2), listed: true, playNow: true }
  return (await ana.post('/api/tables', request)).body as TableInfo
}

function opened(server: Server, path: string, headers: { readonly [name: string]: string }): WebSocket {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`, { headers })
  onTestFinished(() => socket.terminate())
  socket.on('error', () => {})
  return socket
}

/** How a socket ended before it was one. */
const turnedAway = async (socket: WebSocket): Promise<number | undefined> => {
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
  return response.statusCode
}

describe('an address', () => {
  const asked = (server: Server, forwarded: string): Promise<Response> =>
    fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': forwarded } })

  test('behind a trusted proxy has a limit of its own', async () => {
    const server = await serve({ limits: { requests: 2 }, trusted: THROUGH_LOOPBACK, clock: manualClock(1) })
    for (const guest of ['203.0.113.1', '203.0.113.2']) {
      expect([(await asked(server, guest)).status, (await asked(server, guest)).status]).toEqual([200, 200])
      expect((await asked(server, guest)).status).toBe(429)
    }
    // Addresses that a guest writes before the proxy's own entry count for nothing.
    expect((await asked(server, '198.51.100.9, 203.0.113.1')).status).toBe(429)
  })

  test('that only claims to be a proxy is not believed', async () => {
    const server = await serve({ limits: { requests: 2 }, clock: manualClock(1) })
    expect((await asked(server, '203.0.113.1')).status).toBe(200)
    expect((await asked(server, '203.0.113.2')).status).toBe(200)
    expect((await asked(server, '203.0.113.3')).status).toBe(429)
  })

  test('limit addressSockets: opens a limited number of sockets, and another address still can', async () => {
    const server = await serve({ limits: { addressSockets: 1 }, trusted: THROUGH_LOOPBACK })
    const ana = await visit(server.url)
    const { id } = await tableOf(ana)
    const from = (address: string): WebSocket =>
      opened(server, `/ws/tables/${id}`, { cookie: ana.cookie, 'x-forwarded-for': address })
    await once(from('203.0.113.1'), 'message')
    const [code] = await once(from('203.0.113.1'), 'close')
    expect(code).toBe(CLOSED_FLOOD)
    await once(from('203.0.113.2'), 'message')
  })

  test('limit newSockets: asks for a limited number of sockets a minute, and another address still can', async () => {
    const clock = manualClock(1)
    const server = await serve({ limits: { newSockets: 1 }, trusted: THROUGH_LOOPBACK, clock })
    const ana = await visit(server.url)
    const { id } = await tableOf(ana)
    const from = (address: string): WebSocket =>
      opened(server, `/ws/tables/${id}`, { cookie: ana.cookie, 'x-forwarded-for': address })
    await once(from('203.0.113.1'), 'message')
    expect(await turnedAway(from('203.0.113.1'))).toBe(429)
    await once(from('203.0.113.2'), 'message')
    clock.wind(60_000)
    await once(from('203.0.113.1'), 'message')
  })
})

describe('a person', () => {
  test('limit sessionSockets: has one allowance of messages over all sockets, and one number of sockets', () => {
    const connections = connectionLimits(manualClock(), { ...LIMITS, burst: 3, perSecond: 0, sessionSockets: 2 })
    const [ana, bob] = ['ana' as PersonId, 'bob' as PersonId]
    const first = connections.open('a', ana)
    const second = connections.open('b', ana)
    expect(connections.open('c', ana)).toBeUndefined()
    expect([first?.mayRead(), second?.mayRead(), first?.mayRead(), second?.mayRead()]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(connections.open('a', bob)?.mayRead()).toBe(true)
    expect(connections.openCount()).toBe(3)
    first?.release()
    first?.release()
    expect(connections.openCount()).toBe(2)
    expect(connections.open('c', ana)?.mayRead()).toBe(false)
  })
})

test('a page that does not read is dropped and comes back to a fresh state; the others play on', async () => {
  let dropped = (): void => {}
  const isDropped = new Promise<void>((resolve) => {
    dropped = resolve
  })
  const server = await serve({
    log: { ...silentLog, info: (_: unknown, said?: string) => said?.includes('read too slowly') && dropped() },
  })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const request = { game: 'toy', setting: TOY(2), listed: true, playNow: false }
  const { id } = (await ana.post('/api/tables', request)).body as TableInfo
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  await ana.post(`/api/tables/${id}/start`)
  const socket = await rawSocket(server, `/ws/tables/${id}`, ana.cookie)
  // Each stale choice is answered with a whole state; the answers fill every buffer on the way.
  const stale = webSocketFrame(
    OPCODES.text,
    JSON.stringify({ id: 'stale-choice', step: 'past', choice: { do: 'lay' } }),
  )
  const flood = setInterval(() => socket.write(Buffer.concat(Array<Buffer>(500).fill(stale))), 1)
  onTestFinished(() => clearInterval(flood))
  await isDropped
  clearInterval(flood)

  const close = Buffer.from([0x88, 6, CLOSED_SLOW >> 8, CLOSED_SLOW & 255, ...Buffer.from('slow')])
  let told = Buffer.alloc(0)
  while (!told.includes(close)) {
    const [bytes] = (await once(socket, 'data')) as [Buffer]
    // Only the end is of interest, and the end of a frame may come in two pieces.
    told = Buffer.concat([told.subarray(-close.length), bytes])
  }
  socket.destroy()

  const page = bob.open(id, toy)
  const again = ana.open(id, toy)
  await Promise.all([page, again].map((p) => p.until(() => p.state() !== undefined)))
  expect(again.table()?.you).toBe(1)
})
