import type { FromLobby, ListedTable, TableInfo } from '@selva/protocol'
import { DEFAULT_TERMS } from '@selva/protocol'
import { manualClock, silentLog, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LIMITS } from '../src/base/limits.ts'
import { tableFeed } from '../src/lobby/feed.ts'
import { serve } from './serve.ts'

const REQUEST = { game: 'toy', setting: { seats: 3 }, listed: true, playNow: false }

test('the list follows what happens, without being asked', async () => {
  const server = await serve()
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/tables`, { headers: { cookie: bob.cookie } })
  const heard: FromLobby[] = []
  let look = (): void => {}
  socket.on('message', (raw) => {
    heard.push(JSON.parse(String(raw)))
    look()
  })
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      look = () => {
        if (condition()) resolve()
      }
      look()
    })
  const last = () => heard.at(-1)
  const lastListed = (): ListedTable | undefined => heard.findLast((m) => m[0] === 'listed')?.[1]
  await until(() => heard.length > 2)
  expect(heard).toEqual([
    ['server', { build: '' }],
    ['tables', []],
    ['finding', expect.objectContaining({ people: 0 })],
  ])
  const { id, invite } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  await until(() => last()?.[0] === 'listed')
  expect(last()?.[1]).toMatchObject({ id, status: 'open', taken: 1, seats: 3 })
  await ana.post('/api/tables', { ...REQUEST, listed: false })
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  await until(() => lastListed()?.taken === 2)
  await ana.put('/api/me', { name: 'Anastasia' })
  await until(() => lastListed()?.host === 'Anastasia')
  await ana.post(`/api/tables/${id}/start`)
  await until(() => lastListed()?.status === 'running')
  // A table by invitation was never told of, and of the listed one no secret.
  expect(new Set(heard.flatMap((m) => (m[0] === 'listed' ? [m[1].id] : [])))).toEqual(new Set([id]))
  expect(JSON.stringify(heard)).not.toContain(invite)
  socket.close()
})

const listed = (id: string): ListedTable => ({
  id,
  game: 'toy',
  setting: { seats: 2 },
  terms: DEFAULT_TERMS,
  status: 'open',
  host: 'Ana',
  taken: 1,
  seats: 2,
})
const NO_ONE = { people: 0, fillsAfter: 60_000, tables: [] }
const quiet = () => NO_ONE
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('changes that come together are one reading of the list; somebody slow gets all of it later', async () => {
  const clock = manualClock()
  let tables: readonly ListedTable[] = []
  let readings = 0
  const feed = tableFeed(
    { clock, log: silentLog, mostWaiting: LIMITS.waiting },
    async () => {
      readings++
      return tables
    },
    quiet,
  )
  const quick: FromLobby[] = []
  const slow: FromLobby[] = []
  let waiting = 0
  feed.subscribe({ send: (text) => quick.push(JSON.parse(text)), waiting: () => 0 })
  feed.subscribe({ send: (text) => slow.push(JSON.parse(text)), waiting: () => waiting })
  clock.wind(0)
  await turn()
  const beginning = [
    ['tables', []],
    ['finding', NO_ONE],
  ]
  expect([quick, slow]).toEqual([beginning, beginning])
  waiting = LIMITS.waiting + 1
  for (const id of ['one', 'two', 'three']) {
    tables = [listed(id), ...tables]
    feed.changed()
  }
  clock.wind(250)
  await turn()
  expect(readings).toBe(2)
  expect(quick.slice(2).map((m) => m[0] === 'listed' && m[1].id)).toEqual(['one', 'two', 'three'])
  expect(slow).toHaveLength(2)
  waiting = 0
  tables = tables.slice(1)
  feed.changed()
  clock.wind(250)
  await turn()
  expect(quick.at(-1)).toEqual(['unlisted', 'three'])
  expect(slow.slice(2)).toEqual([
    ['tables', tables],
    ['finding', NO_ONE],
  ])
})

test('with nobody looking the list is never read', async () => {
  const clock = manualClock()
  let readings = 0
  const feed = tableFeed(
    { clock, log: silentLog, mostWaiting: LIMITS.waiting },
    async () => {
      readings++
      return []
    },
    quiet,
  )
  feed.changed()
  clock.wind(60_000)
  expect(readings).toBe(0)
  const stop = feed.subscribe({ send() {}, waiting: () => 0 })
  clock.wind(0)
  await turn()
  stop()
  clock.wind(60_000)
  expect(readings).toBe(1)
})
