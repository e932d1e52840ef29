import { join } from 'node:path'
import { type AnyChoice, isRefusal } from '@selva/core'
import { escape } from '@selva/escape'
import type { FromTable } from '@selva/protocol'
import {
  failingStore,
  type InProcessTable,
  inProcessPorts,
  inProcessTable,
  manualClock,
  memoryStore,
  personAt,
  randomBots,
} from '@selva/server/testing'
import { expect, test } from 'vitest'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { onThisThread } from '../src/store/engine/sync-engine.ts'
import { type Store, storeOver } from '../src/store/store.ts'
import { openRoom } from '../src/table/room.ts'
import { choicesIn } from './choices-in.ts'
import { GALILEI, GAMES, seat, TOY } from './games.ts'
import { temporaryFolder } from './temporary.ts'

const everybody = [seat(1), seat(2), seat(3)]
const toyTable = (store: Store) =>
  inProcessTable({ game: 'toy', setting: TOY(3), people: everybody, games: GAMES, store })

const messages = (stage: InProcessTable): readonly FromTable[] => stage.tap.map((t) => JSON.parse(t.message))
const kinds = (stage: InProcessTable, from: number): readonly string[] =>
  messages(stage)
    .slice(from)
    .map((m) => m[0])

/** The first card of a seat's hand, as the table dealt it. */
async function card(stage: InProcessTable, store: Store, of: number): Promise<AnyChoice> {
  const [opening] = await store.batches(stage.table.id)
  const dealt = JSON.parse(opening?.body ?? '').facts.find((f: { seat: number }) => f.seat === of)
  return { do: 'lay', card: dealt.hand[0] } as AnyChoice
}

test('while a commit is held up nothing is sent and nothing is acknowledged', async () => {
  const store = failingStore(memoryStore())
  const stage = await toyTable(store)
  const before = stage.tap.length
  store.hold()
  const answer = stage.choose(seat(1), 'lay1', await card(stage, store, 1))
  await stage.settle()
  expect(store.waiting()).toBe(1)
  expect(stage.tap).toHaveLength(before)
  store.release()
  await answer
  expect(kinds(stage, before)).toEqual(['facts', 'facts', 'facts', 'facts', 'ok'])
})

test('a choice that waits behind a held commit is decided only after it', async () => {
  const store = failingStore(memoryStore())
  const stage = await toyTable(store)
  const before = stage.tap.length
  store.hold()
  const first = stage.choose(seat(1), 'lay1', await card(stage, store, 1), 'first-choice')
  const second = stage.choose(seat(1), 'lay1', await card(stage, store, 1), 'second-choice')
  await stage.settle()
  expect(store.waiting()).toBe(1)
  store.release()
  await Promise.all([first, second])
  expect(messages(stage).slice(before)).toContainEqual(['ok', 'first-choice'])
  expect(messages(stage).slice(before)).toContainEqual(['no', 'second-choice', 'stale', ''])
  expect(await choicesIn(store, stage.table.id)).toHaveLength(1)
})

test('after a failed commit the sender alone hears of it, nothing has changed, and the next choice works', async () => {
  const store = failingStore(memoryStore())
  const stage = await toyTable(store)
  const before = stage.tap.length
  const choice = await card(stage, store, 1)
  store.fail()
  await stage.choose(seat(1), 'lay1', choice, 'a-choice')
  expect(messages(stage).slice(before)).toEqual([['no', 'a-choice', 'storageFull', '']])
  expect(stage.tap.at(-1)?.audience).toBe(1)
  expect(await choicesIn(store, stage.table.id)).toHaveLength(0)
  store.heal()
  await stage.choose(seat(2), 'lay1', await card(stage, store, 2), 'b-choice')
  await stage.choose(seat(1), 'lay1', choice, 'a-choice')
  expect(messages(stage).slice(before)).toContainEqual(['ok', 'b-choice'])
  expect(messages(stage).slice(before)).toContainEqual(['ok', 'a-choice'])
  expect(await choicesIn(store, stage.table.id)).toHaveLength(2)
})

test('a commit that went through and yet seemed to fail is found again by the retry, and everybody hears it once', async () => {
  const store = failingStore(memoryStore())
  const stage = await toyTable(store)
  const before = stage.tap.length
  const choice = await card(stage, store, 1)
  store.failAfterwards()
  await stage.choose(seat(1), 'lay1', choice, 'a-choice')
  expect(messages(stage).slice(before)).toEqual([['no', 'a-choice', 'busy', '']])
  store.heal()
  await stage.choose(seat(1), 'lay1', choice, 'a-choice')
  expect(await choicesIn(store, stage.table.id)).toHaveLength(1)
  expect(kinds(stage, before)).toEqual(['no', 'facts', 'facts', 'facts', 'facts', 'ok'])
})

test('a bot tries again after a failed commit', async () => {
  const store = failingStore(memoryStore())
  const stage = await inProcessTable({ game: 'escape', setting: GALILEI(2), people: [], store })
  store.fail()
  for (let i = 0; i < 5; i++) expect(await stage.next()).toBe(true)
  expect(await choicesIn(store, stage.table.id)).toHaveLength(0)
  store.heal()
  for (let i = 0; i < 5; i++) await stage.next()
  expect((await store.batches(stage.table.id)).length).toBeGreaterThan(4)
})

test('rules that break down over a choice change nothing, and the table goes on', async () => {
  const store = memoryStore()
  let broken = true
  const playable = GAMES['toy']
  if (playable === undefined) throw new Error('no toy')
  const game: typeof playable.game = {
    ...playable.game,
    decide(turn, by, choice) {
      playable.game.decide(turn, by, choice)
      if (broken) throw new Error('a bug')
    },
  }
  const games = { toy: { ...playable, game } }
  const stage = await inProcessTable({ game: 'toy', setting: TOY(3), people: everybody, games, store })
  const before = stage.tap.length
  const choice = await card(stage, store, 1)
  await stage.choose(seat(1), 'lay1', choice, 'a-choice')
  expect(messages(stage).slice(before)).toEqual([['no', 'a-choice', 'busy', '']])
  broken = false
  await stage.choose(seat(1), 'lay1', choice, 'a-choice')
  expect(kinds(stage, before)).toEqual(['no', 'facts', 'facts', 'facts', 'facts', 'ok'])
})

test('a choice sent again is acknowledged again and played once, also after a reload from disk', async () => {
  const path = join(temporaryFolder(), 'selva.db')
  const open = () => storeOver(onThisThread(sqliteEngine(path)))
  let store = open()
  const stage = await toyTable(store)
  const before = stage.tap.length
  const choice = await card(stage, store, 1)
  await stage.choose(seat(1), 'lay1', choice, 'a-choice')
  await stage.choose(seat(1), 'lay1', choice, 'a-choice')
  expect(kinds(stage, before)).toEqual(['facts', 'facts', 'facts', 'facts', 'ok', 'ok'])
  await store.close()

  store = open()
  const table = await store.table(stage.table.id)
  if (table === undefined) throw new Error('the table is gone')
  const room = await openRoom(
    inProcessPorts({ store, games: GAMES, clock: manualClock(), bots: randomBots(GAMES) }),
    table,
  )
  const heard: FromTable[] = []
  const membership = room.join(
    { person: personAt(1), invite: '', screen: false, send: (m) => heard.push(JSON.parse(m)), dismiss() {} },
    2,
  )
  if (isRefusal(membership)) throw new Error(membership.refused)
  await membership.choose({ id: 'a-choice', step: 'lay1', choice })
  expect(heard.map((m) => m[0]).filter((kind) => kind !== 'table' && kind !== 'facts')).toEqual(['ok'])
  // The same id is another choice when another seat makes it.
  expect(
    await room.submit(seat(2), { id: 'a-choice', step: 'lay1', choice: await card(stage, store, 2) }),
  ).toBeUndefined()
  expect(await choicesIn(store, table.id)).toHaveLength(2)
  await store.close()
})

test('a table of bots plays to its end by itself, and the stored log is the game', async () => {
  const store = memoryStore()
  const stage = await inProcessTable({ game: 'escape', setting: GALILEI(4), people: [], store })
  while (await stage.next());
  expect(stage.room.table().status).toBe('over')
  const setting = escape.setting(GALILEI(4))
  if (isRefusal(setting)) throw new Error('no setting')
  const state = escape.start(setting)
  for (const { body } of await store.batches(stage.table.id))
    for (const fact of JSON.parse(body).facts) escape.evolve(state, fact)
  expect(escape.over(state)).toBe(true)
})
