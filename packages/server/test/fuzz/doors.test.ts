import type { Socket } from 'node:net'
import { toy } from '@selva/core/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectionsLeft, INVALID_FRAMES, OPCODES, rawTo, upgradeHead, webSocketFrame } from '../raw.ts'
import { BASES, countInputs, rounds, type Scene, scene } from './scene.ts'

const counted = countInputs('connections that behave badly')
/** Of each round. */
const CONNECTIONS = 150

/** One thing that a bad client does with its connection. */
type Move =
  | { readonly do: 'send'; readonly bytes: Buffer }
  /** Waits until the server has said something, so that what follows comes after the upgrade. */
  | { readonly do: 'hear' }
  | { readonly do: 'finish' }
  | { readonly do: 'reset' }

const noise = fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes))

/** Frames that are right, nearly right or wrong. */
const someFrame: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(...Object.values(INVALID_FRAMES)),
  fc
    .record({
      opcode: fc.oneof(fc.constantFrom(...Object.values(OPCODES)), fc.nat({ max: 15 })),
      content: fc.oneof(fc.constantFrom('', '{}', '{"listen":true}', 'x'.repeat(125), 'x'.repeat(5000)), fc.string()),
      last: fc.boolean(),
      masked: fc.nat({ max: 9 }).map((n) => n > 0),
      reserved: fc.oneof({ arbitrary: fc.constant(0), weight: 9 }, fc.nat({ max: 7 })),
    })
    .map(({ opcode, content, ...request }) => webSocketFrame(opcode, content, request)),
  // Half of a frame, whose rest never comes.
  fc.constant(webSocketFrame(OPCODES.text, 'half of it').subarray(0, 9)),
  noise,
)

type Caller = { readonly path: string; readonly cookie: string }

/** Callers whom the server lets in, and callers whom it does not. */
const CALLERS: { readonly [who: string]: (scene: Scene) => fc.Arbitrary<Caller> } = {
  'somebody who is let in': ({ bob, eve, running, listed }) =>
    fc.constantFrom(
      { path: '/ws/tables', cookie: eve.cookie },
      { path: `/ws/tables/${running.id}`, cookie: bob.cookie },
      { path: `/ws/tables/${listed.id}`, cookie: eve.cookie },
    ),
  'somebody who is refused': ({ eve, running, listed }) =>
    fc.oneof(
      fc.constant({ path: `/ws/tables/${running.id}`, cookie: eve.cookie }),
      fc.record({
        path: fc.constantFrom('/ws/tables', `/ws/tables/${listed.id}`, '/ws/nowhere', '/healthz', '/%zz'),
        cookie: fc.constantFrom('', 'selva=x.y'),
      }),
      fc.record({
        path: fc.constantFrom('/ws/tables/nowhere', '/ws/nowhere', '/healthz'),
        cookie: fc.constant(eve.cookie),
      }),
    ),
}

/** Heads of requests for a socket, whole or damaged. */
function heads(callers: fc.Arbitrary<Caller>): fc.Arbitrary<Buffer> {
  const others = fc.constantFrom<{ readonly [name: string]: string }>(
    {},
    {},
    { origin: 'http://elsewhere.example' },
    { 'sec-websocket-extensions': 'permessage-deflate; client_max_window_bits=99' },
    { 'content-length': '5' },
    { 'transfer-encoding': 'chunked' },
  )
  const damage = fc.constantFrom(
    (head: string) => head,
    (head: string) => head,
    (head: string) => head.replace('key: A', 'key: '),
    (head: string) => head.replace('version: 13', 'version: 12'),
    (head: string) => head.replace('upgrade: websocket', 'upgrade: h2c'),
    (head: string) => head.replace('HTTP/1.1', 'HTTP/9'),
  )
  return fc.tuple(callers, others, damage).map(([{ path, cookie }, more, damaged]) => {
    const head = upgradeHead(path, { ...more, ...(cookie === '' ? {} : { cookie }) })
    return Buffer.from(damaged(head), 'latin1')
  })
}

const sending = (bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<Move> => bytes.map((some) => ({ do: 'send', bytes: some }))

const ENDS: fc.Arbitrary<readonly Move[]> = fc.constantFrom<readonly Move[]>([], [{ do: 'finish' }], [{ do: 'reset' }])

/** Bytes before, during and after an upgrade, and how the client goes, if it does. */
function conversations(callers: fc.Arbitrary<Caller>): fc.Arbitrary<readonly Move[]> {
  const head = heads(callers)
  const whole = fc
    .tuple(
      fc.oneof({ arbitrary: fc.constant([]), weight: 4 }, fc.array(sending(noise), { minLength: 1, maxLength: 1 })),
      sending(head),
      fc.constantFrom<readonly Move[]>([], [], [{ do: 'hear' }]),
      fc.array(sending(someFrame), { maxLength: 6 }),
      ENDS,
    )
    .map(([before, asked, hear, after, end]) => [...before, asked, ...hear, ...after, ...end])
  // The server says nothing to half of a head before its time is over.
  const half = fc.tuple(sending(head.map((bytes) => bytes.subarray(0, bytes.length / 2))), ENDS)
  return fc.oneof(
    { arbitrary: whole, weight: 6 },
    half.map(([asked, end]) => [asked, ...end]),
  )
}

/** Does all of it, and then stays there without reading. */
async function converse(socket: Socket, moves: readonly Move[]): Promise<void> {
  for (const move of moves) {
    if (!socket.writable) return
    if (move.do === 'send') socket.write(move.bytes)
    else if (move.do === 'finish') socket.end()
    else if (move.do === 'reset') socket.resetAndDestroy()
    else await Promise.race(['readable', 'close'].map((event) => new Promise((heard) => socket.once(event, heard))))
  }
}

describe.each(Object.entries(CALLERS))('%s', (_, callersIn) => {
  test.each(rounds)(
    'round %i: whatever is sent, the server lives, others are served, and no connection is left',
    async () => {
      const s = await scene(BASES.SQLite, { limits: { goodbyeWithin: 20, closeWithin: 20 } })
      const before = await s.stored()
      const page = s.ana.open(s.running.id, toy)
      await page.until(() => page.state() !== undefined)
      const connections = await s.server.connections()
      const sockets: Socket[] = []
      await fc.assert(
        fc.asyncProperty(conversations(callersIn(s)), async (moves) => {
          const socket = await rawTo(s.server)
          sockets.push(socket)
          await converse(socket, moves)
          if (sockets.length % 10 === 0) expect(await page.choose({ do: 'none' })).toBe('illegal')
          expect(s.faults).toEqual([])
        }),
        { numRuns: CONNECTIONS },
      )
      counted(sockets.length)
      expect((await s.eve.get('/healthz')).status).toBe(200)
      expect(await s.stored()).toBe(before)
      // The clients have nothing more to say. They neither read nor close: the server has to end every connection.
      for (const socket of sockets) socket.end()
      await connectionsLeft(s.server, connections)
    },
  )
})
