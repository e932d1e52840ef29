import { once } from 'node:events'
import { connect } from 'node:net'
import type { Game } from '@selva/core'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import { FROM_PAGE, type TableInfo } from '@selva/protocol'
import type { Page, Visitor } from '@selva/server/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BASES, countInputs, rounds, type Scene, scene } from './scene.ts'
import { spoilt, written } from './values.ts'

/** Everything a page may say, by its schema. */
const SAYINGS = Object.values(FROM_PAGE)
/** Of each round and each who speaks; some of them a few messages long. */
const SEQUENCES = 200

const counted = countInputs('messages and frames over the socket')

type Message = { readonly bytes: Buffer; readonly binary: boolean }

/** Something that may well be said, now and then, so that there are changes among what is refused. */
const proper = fc.nat().map((n) => Buffer.from(JSON.stringify({ id: `proper-${n}`, say: { phrase: 'hello' } })))

const messages = (words: readonly string[]): fc.Arbitrary<readonly Message[]> =>
  fc.array(
    fc.record({
      bytes: fc.oneof(
        { arbitrary: fc.constantFrom(...SAYINGS).chain((saying) => written(spoilt(saying, words))), weight: 9 },
        proper,
        fc.uint8Array({ maxLength: 300 }).map((b) => Buffer.from(b)),
      ),
      binary: fc.nat({ max: 9 }).map((n) => n === 0),
    }),
    { minLength: 1, maxLength: 10 },
  )

type Speaker = { readonly who: Visitor; readonly table: TableInfo; readonly game: Game }
const SPEAKERS: { readonly [name: string]: (scene: Scene) => Speaker } = {
  'a seated person': ({ bob, running }) => ({ who: bob, table: running, game: toy }),
  'a seated person at Escape': ({ bob, listed }) => ({ who: bob, table: listed, game: escape }),
  'somebody who watches Escape': ({ eve, listed }) => ({ who: eve, table: listed, game: escape }),
}

/** The page of a speaker, whose socket is opened again whenever the server has had enough of it. */
function pageOf({ who, table, game }: Speaker): () => Promise<Page> {
  let page: Page | undefined
  return async () => {
    if (page?.socket.readyState !== WebSocket.OPEN) {
      page = who.open(table.id, game)
      const { until, state } = page
      await until(() => state() !== undefined)
    }
    return page
  }
}

let marks = 0

/**
 * Says it, and waits until it has been dealt with: was it carried out? Choices and talk have a queue each, so something
 * that can only be refused is sent after it along both.
 */
async function say(page: Page, { bytes, binary }: Message): Promise<boolean> {
  const heard = page.messages.length
  page.socket.send(bytes, { binary })
  const [first, second] = [marks++, marks++].map((n) => `mark-${String(n).padStart(8, '0')}`)
  page.send(JSON.stringify({ id: first, step: 'never', choice: { do: 'mark' } }))
  page.send(JSON.stringify({ id: second, mute: 'nobody', on: true }))
  const refused = (mark: string | undefined): boolean =>
    page.messages.slice(heard).some((m) => m[0] === 'no' && m[1] === mark)
  const answered = page.until(() => refused(first) && refused(second))
  await Promise.race([answered.catch(() => {}), page.closed])
  return page.messages.slice(heard).some((m) => m[0] === 'ok')
}

const cases = Object.entries(BASES).flatMap(([name, base]) =>
  Object.entries(SPEAKERS).map(([who, speakerOf]) => ({ name, base, who, speakerOf })),
)

describe.each(cases)('$who, with $name', ({ base, speakerOf }) => {
  test.each(rounds)(
    'round %i: whatever is said: no crash, and nothing changes but by what is acknowledged',
    async () => {
      const s = await scene(base)
      const sequences = SEQUENCES * base.share
      const page = pageOf(speakerOf(s))
      const told = { said: 0, done: 0 }
      await page()
      let before = await s.stored()
      await fc.assert(
        fc.asyncProperty(messages(s.words), async (list) => {
          for (const message of list) {
            const done = await say(await page(), message)
            const after = await s.stored()
            if (!done) expect(after).toBe(before)
            before = after
            told.said++
            if (done) told.done++
          }
          expect(s.faults).toEqual([])
        }),
        { numRuns: sequences },
      )
      counted(told.said)
      expect(told.said).toBeGreaterThan(2 * sequences)
      // Were nothing ever carried out, little would be shown.
      expect(told.done).toBeGreaterThan(0)
      expect((await s.ana.get('/healthz')).status).toBe(200)
      const again = s.ana.open(s.running.id, toy)
      await again.until(() => again.state() !== undefined)
    },
  )
})

test.each(rounds)('round %i: frames that are none end their own socket and nothing else', async () => {
  const s = await scene(BASES.SQLite)
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
  counted(150)
  expect(s.faults).toEqual([])
  expect(await s.stored()).toBe(before)
  expect((await s.bob.get('/healthz')).status).toBe(200)
})
