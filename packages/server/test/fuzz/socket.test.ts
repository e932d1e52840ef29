import { once } from 'node:events'
import { connect } from 'node:net'
import { toy } from '@selva/core/toy'
import type { Page } from '@selva/server/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FROM_PAGE } from '../../src/protocol.ts'
import { rounds, type Scene, scene } from './scene.ts'
import { spoilt, written } from './values.ts'

/** Everything a page may say, by its schema. */
const SAYINGS = Object.values(FROM_PAGE)

type Message = { readonly bytes: Buffer; readonly binary: boolean }

const messages = (words: readonly string[]): fc.Arbitrary<readonly Message[]> =>
  fc.array(
    fc.record({
      bytes: fc.oneof(
        { arbitrary: fc.constantFrom(...SAYINGS).chain((saying) => written(spoilt(saying, words))), weight: 9 },
        fc.uint8Array({ maxLength: 300 }).map((b) => Buffer.from(b)),
      ),
      binary: fc.nat({ max: 9 }).map((n) => n === 0),
    }),
    { minLength: 1, maxLength: 10 },
  )

/** Somebody with a socket that is opened again whenever the server has had enough of it. */
function pageOf({ bob, running }: Scene): () => Promise<Page> {
  let page: Page | undefined
  return async () => {
    if (page?.socket.readyState !== WebSocket.OPEN) {
      page = bob.open(running.id, toy)
      const { until, state } = page
      await until(() => state() !== undefined)
    }
    return page
  }
}

let marks = 0

/** Says them all, and waits until the last has been dealt with; the ids of what was carried out. */
async function say(page: Page, list: readonly Message[]): Promise<readonly string[]> {
  const heard = page.messages.length
  for (const { bytes, binary } of list) page.socket.send(bytes, { binary })
  const mark = `mark-${String(marks++).padStart(8, '0')}`
  page.send(JSON.stringify({ id: mark, step: 'never', choice: { do: 'mark' } }))
  const answered = page.until(() => page.messages.slice(heard).some((m) => m[0] === 'no' && m[1] === mark))
  await Promise.race([answered.catch(() => {}), page.closed])
  return page.messages.slice(heard).flatMap((m) => (m[0] === 'ok' ? [m[1]] : []))
}

test.each(rounds)(
  'round %i: whatever a seated person says: no crash, and nothing changes but by what is acknowledged',
  async () => {
    const s = await scene()
    const page = pageOf(s)
    let said = 0
    const legal = await page()
    const choice = legal.anyChoice({ below: () => 0 })
    await fc.assert(
      fc.asyncProperty(messages([...s.words, JSON.stringify(choice)]), async (list) => {
        const before = await s.stored()
        const done = await say(await page(), list)
        said += list.length
        const after = await s.stored()
        if (done.length === 0) expect(after).toBe(before)
        expect(s.faults).toEqual([])
      }),
      { numRuns: 500 },
    )
    expect(said).toBeGreaterThan(1000)
    expect((await s.ana.get('/healthz')).status).toBe(200)
    const again = s.ana.open(s.running.id, toy)
    await again.until(() => again.state() !== undefined)
  },
)

test.each(rounds)('round %i: frames that are none end their own socket and nothing else', async () => {
  const s = await scene()
  const before = await s.stored()
  const head = [
    `GET /ws/tables/${s.running.id} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    `cookie: ${s.bob.cookie}`,
    '\r\n',
  ].join('\r\n')
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 2, maxLength: 64 }), async (bytes) => {
      const socket = connect(s.server.port, '127.0.0.1')
      socket.on('error', () => {})
      socket.resume()
      socket.write(head)
      socket.end(bytes)
      await once(socket, 'close')
    }),
    { numRuns: 150 },
  )
  expect(s.faults).toEqual([])
  expect(await s.stored()).toBe(before)
  expect((await s.bob.get('/healthz')).status).toBe(200)
})
