import { fastChance } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { MyTables, TableInfo } from '@selva/protocol'
import { type ManualClock, manualClock, type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import type { BotThread } from '../src/bots/bot-thread.ts'
import { BEAT } from '../src/store/rows/uptime.ts'
import type { Store } from '../src/store/store.ts'
import type { Room } from '../src/table/room.ts'
import { MAX_AWAKE, wakingOf } from '../src/table/waking.ts'
import { silentLog } from '../src/testing/silent.ts'
import { countingStore } from './counting-store.ts'
import { TOY } from './games.ts'
import { serve } from './serve.ts'

const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60_000
const WITH_BOT = { game: 'toy', setting: TOY(2), listed: true, playNow: true }
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Bots that think for ever. */
const thinking: BotThread = {
  seat: () => ({ hear() {}, choose: () => new Promise(() => {}), leave() {} }),
  close: async () => {},
}

/** Time passes as it does for a server: beat by beat, with all that follows from each. */
async function pass(clock: ManualClock, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += BEAT) {
    clock.wind(BEAT)
    for (let i = 0; i < 6; i++) await turn()
  }
}

async function hosted(who: Visitor, more: object = {}): Promise<string> {
  return ((await who.post('/api/tables', { ...WITH_BOT, ...more })).body as TableInfo).id
}
async function untilNote(store: Store, id: string, moves: boolean): Promise<void> {
  while ((await store.runningNote(id as TableId))?.moves !== moves) await turn()
}

test('M3: a start loads the games in which a bot is to move, and no others', async () => {
  const store = countingStore()
  const first = await serve({ store })
  const ana = await visit(first.url)
  const waiting: string[] = []
  for (let i = 0; i < 20; i++) waiting.push(await hosted(ana))
  for (const id of waiting) await untilNote(store, id, false)
  await first.close()
  // A server that goes down before its bot has moved.
  const second = await serve({ store, bots: thinking })
  const moving = await hosted(await visit(second.url, ana.cookie))
  await untilNote(store, moving, true)
  await second.close()
  const length = (await store.batches(moving as TableId)).length
  store.logsRead()

  const third = await serve({ store })
  await third.rooms.wake()
  expect(new Set(store.logsRead())).toEqual(new Set([moving]))
  await untilNote(store, moving, false)
  expect((await store.batches(moving as TableId)).length).toBeGreaterThan(length)
  expect(waiting.filter((id) => third.rooms.inMemory(id as TableId))).toEqual([])
  // A game that was not loaded goes on when a player opens it.
  const page = (await visit(third.url, ana.cookie)).open(waiting[3] ?? '', toy)
  await page.until(() => page.anyChoice(fastChance(1)) !== undefined)
  const choice = page.anyChoice(fastChance(1))
  if (choice === undefined) throw new Error('a choice')
  expect(await page.choose(choice)).toBe('ok')
})

test('M3: games from before there were notes are loaded once, and then only when they must', async () => {
  const store = countingStore()
  const first = await serve({ store })
  const ana = await visit(first.url)
  const ids = [await hosted(ana), await hosted(ana)]
  for (const id of ids) await untilNote(store, id, false)
  await first.close()
  // As the migration leaves them.
  await store.sql.run(`update running set awaits = '', moves = 1, at = 0`)
  store.logsRead()
  const second = await serve({ store })
  await second.rooms.wake()
  expect(new Set(store.logsRead())).toEqual(new Set(ids))
  for (const id of ids) expect(await store.runningNote(id as TableId)).toMatchObject({ awaits: [1], moves: false })
  for (const id of ids) expect(second.rooms.inMemory(id as TableId)).toBe(false)
  await second.close()
  const third = await serve({ store })
  await third.rooms.wake()
  expect(store.logsRead()).toEqual([])
})

test('M3: only so many tables are awake at once, however many have something to do', async () => {
  const clock = manualClock()
  const asleep = Array.from({ length: 3 * MAX_AWAKE }, (_, i) => `table${String(i).padStart(4, '0')}` as TableId)
  const busy = new Set<TableId>()
  const inMemory = new Set<TableId>()
  let most = 0
  const waking = wakingOf({
    store: {
      movingTables: async (after, n) => asleep.filter((id) => id > after).slice(0, n),
      tablesDue: async () => [],
      putOffClocks: async () => {},
    },
    clock,
    uptime: { now: () => 0 },
    log: silentLog,
    async load(id) {
      busy.add(id)
      inMemory.add(id)
      most = Math.max(most, inMemory.size)
      return { idle: () => !busy.has(id) } as Room
    },
    letGo: (id) => void inMemory.delete(id),
  })
  let done = false
  void waking.wake().then(() => {
    done = true
  })
  while (!done) {
    await turn()
    if (waking.awake() < MAX_AWAKE) continue
    // Nothing more is loaded while all places are taken.
    for (let i = 0; i < 20; i++) await turn()
    busy.clear()
    clock.wind(1000)
  }
  expect(most).toBe(MAX_AWAKE)
  busy.clear()
  clock.wind(1000)
  expect([waking.awake(), inMemory.size]).toEqual([0, 0])
})

test('M3: days pass at a table that nobody has open, and its clocks run out all the same', async () => {
  const store = countingStore()
  const clock = manualClock()
  const first = await serve({ store, clock })
  const [ana, bob] = [await visit(first.url), await visit(first.url)]
  const id = await hosted(ana, { playNow: false, terms: { pace: 'oneDay' } })
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  await ana.post(`/api/tables/${id}/start`)
  const left = async (): Promise<number | undefined> => (await store.clocks(id as TableId))?.left[0]?.[1]
  const log = async (): Promise<string> => (await store.batches(id as TableId)).map(({ body }) => body).join()
  await pass(clock, 5 * MINUTE)
  expect(first.rooms.inMemory(id as TableId)).toBe(false)
  expect(await left()).toBeGreaterThan(DAY - 5 * MINUTE)
  await first.close()

  // A week without a server is charged to nobody; what servers are up is, to a day less ten minutes.
  await store.sql.run('update uptime set ms = ms + ?', [DAY - 10 * MINUTE])
  const later = manualClock(8 * DAY)
  const second = await serve({ store, clock: later })
  await pass(later, 4 * MINUTE)
  expect(second.rooms.inMemory(id as TableId)).toBe(false)
  expect(await log()).not.toContain('clockRanOut')
  await pass(later, 2 * MINUTE)
  expect(await log()).toContain('clockRanOut')
})

test('M3: a live game that nobody has played for a month rests, says so, and goes on', async () => {
  const store = countingStore()
  const clock = manualClock(1000 * DAY)
  const restAfter = 30 * DAY
  const first = await serve({ store, clock, restAfter })
  const ana = await visit(first.url)
  const id = await hosted(ana)
  const begun = await hosted(ana, { terms: { pace: 'oneDay' }, playNow: false })
  await ana.post(`/api/tables/${begun}/start`)
  const since = async (who: Visitor, table: string) =>
    ((await who.get(`/api/tables/${table}`)).body as TableInfo).restingSince
  while ((await store.runningNote(id as TableId))?.moves !== false) {
    clock.wind(1000)
    await turn()
  }
  const touched = (await store.runningNote(id as TableId))?.at
  expect(await since(ana, id)).toBeUndefined()
  await first.close()

  const later = manualClock(1040 * DAY)
  const second = await serve({ store, clock: later, restAfter })
  const [back, guest] = [await visit(second.url, ana.cookie), await visit(second.url)]
  const { tables } = (await back.get('/api/me/tables')).body as MyTables
  expect(tables.find((one) => one.id === id)).toMatchObject({ status: 'running', restingSince: touched })
  // At a pace of days per turn, clocks bring every game to its end: none rests.
  expect(tables.find((one) => one.id === begun)).not.toHaveProperty('restingSince')
  expect(second.rooms.inMemory(id as TableId)).toBe(false)
  expect(await since(guest, id)).toBe(touched)
  const page = back.open(id, toy)
  await page.until(() => page.table() !== undefined && page.anyChoice(fastChance(1)) !== undefined)
  expect(page.table()?.restingSince).toBe(touched)
  const choice = page.anyChoice(fastChance(1))
  if (choice === undefined) throw new Error('a choice')
  expect(await page.choose(choice)).toBe('ok')
  await page.until(() => page.table()?.restingSince === undefined)
  expect(await since(guest, id)).toBeUndefined()
})
