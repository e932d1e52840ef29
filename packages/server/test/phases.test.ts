import type { Game } from '@selva/core'
import { toy as toyGame } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import { type InProcessTable, inProcessTable, memoryStore, personAt, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { newInvite } from '../src/base/code.ts'
import type { PersonId, TableId } from '../src/base/ids.ts'
import { type Store, StoreError } from '../src/store/store.ts'
import type { Room } from '../src/table/room.ts'
import { GAMES, seat, TOY } from './games.ts'
import { serve } from './serve.ts'

const [ANA, BOB, EVE] = [personAt(1), personAt(2), 'eve' as PersonId]
const CHOICE = { id: 'a-choice', step: 'lay1', choice: { do: 'lay' } }

/** The refusal of every message that a table may get, from its host, another player and a stranger. */
async function refusals(room: Room): Promise<{ readonly [message: string]: readonly (string | undefined)[] }> {
  const messages: { readonly [message: string]: (person: PersonId) => ReturnType<Room['start']> } = {
    leave: (person) => room.leave(person),
    move: (person) => room.move(person, 9),
    remove: (person) => room.remove(person, 9),
    bringBack: (person) => room.bringBack(person, 9),
    changeRules: (person) => room.changeRules(person, { setting: TOY(2) }),
    close: (person) => room.close(person),
    ready: (person) => room.ready(person, true),
    start: (person) => room.start(person),
    letBotPlay: (person) => room.letBotPlay(person),
    takeBack: (person) => room.takeBack(person),
    vote: (person) => room.vote(person, false),
  }
  const told = Object.entries(messages).map(async ([message, ask]) => {
    const answers = [await ask(ANA), await ask(BOB), await ask(EVE)]
    return [message, answers.map((refusal) => refusal?.refused)] as const
  })
  return Object.fromEntries(await Promise.all(told))
}

async function playing(): Promise<InProcessTable> {
  return inProcessTable({ game: 'toy', setting: TOY(2), people: [seat(1), seat(2)], games: GAMES })
}

test('a running table refuses messages for an open one, first by who asks and then by when', async () => {
  const { room } = await playing()
  expect(await refusals(room)).toEqual({
    leave: ['tableStarted', 'tableStarted', 'notSeated'],
    move: ['tableStarted', 'tableStarted', 'notSeated'],
    remove: ['tableStarted', 'notHost', 'notSeated'],
    bringBack: ['tableStarted', 'notHost', 'notSeated'],
    changeRules: ['tableStarted', 'notHost', 'notSeated'],
    close: ['tableStarted', 'notHost', 'notSeated'],
    ready: ['tableStarted', 'tableStarted', 'notSeated'],
    start: ['tableStarted', 'notHost', 'notSeated'],
    letBotPlay: [undefined, undefined, 'notSeated'],
    takeBack: [undefined, undefined, 'notSeated'],
    vote: [undefined, undefined, 'notSeated'],
  })
  expect(await room.sit(ANA, '')).toBeUndefined()
  expect(await room.sit(EVE, '')).toMatchObject({ refused: 'tableStarted' })
  expect(await room.submit(seat(1), { ...CHOICE, step: 'none' })).toMatchObject({ refused: 'stale' })
  expect(await room.rematchAt('another' as TableId, 1000)).toMatchObject({ refused: 'stillRunning' })
})

test('a table that is over refuses everything but another game', async () => {
  const { room } = await playing()
  for (const person of [ANA, BOB]) expect(await room.vote(person, true)).toBeUndefined()
  expect(room.table().status).toBe('over')
  expect(await refusals(room)).toEqual({
    leave: ['tableStarted', 'tableStarted', 'notSeated'],
    move: ['tableStarted', 'tableStarted', 'notSeated'],
    remove: ['tableStarted', 'notHost', 'notSeated'],
    bringBack: ['tableStarted', 'notHost', 'notSeated'],
    changeRules: ['tableStarted', 'notHost', 'notSeated'],
    close: ['tableStarted', 'notHost', 'notSeated'],
    ready: ['tableStarted', 'tableStarted', 'notSeated'],
    start: ['tableStarted', 'notHost', 'notSeated'],
    letBotPlay: ['over', 'over', 'notSeated'],
    takeBack: ['over', 'over', 'notSeated'],
    vote: ['over', 'over', 'notSeated'],
  })
  expect(await room.sit(ANA, '')).toBeUndefined()
  expect(await room.sit(EVE, '')).toMatchObject({ refused: 'tableStarted' })
  expect(await room.submit(seat(1), CHOICE)).toMatchObject({ refused: 'over' })
  expect(await room.rematchAt('another' as TableId, 1000)).toBeUndefined()
  expect(room.view(ANA).rematch).toEqual({ left: 1000 })
})

test('an open table refuses messages for a game', async () => {
  const { rooms } = await serve()
  const made = await rooms.make({ game: 'toy', setting: TOY(3), listed: true }, ANA)
  if ('refused' in made) throw new Error(made.refused)
  expect(await made.sit(BOB, newInvite())).toBeUndefined()
  for (const ask of [made.letBotPlay, made.takeBack, (person: PersonId) => made.vote(person, true)]) {
    expect(await ask(ANA)).toMatchObject({ refused: 'notStarted' })
    expect(await ask(EVE)).toMatchObject({ refused: 'notSeated' })
  }
  expect(await made.submit(seat(1), CHOICE)).toMatchObject({ refused: 'notStarted' })
  expect(await made.remove(BOB, 1)).toMatchObject({ refused: 'notHost' })
  expect(await made.remove(EVE, 1)).toMatchObject({ refused: 'notSeated' })
  expect(await made.remove(ANA, 1)).toMatchObject({ refused: 'seats' })
  expect(await made.start(BOB)).toMatchObject({ refused: 'notHost' })
})

test('a game that was started and cannot be taken up leaves the memory, and the next page takes it up', async () => {
  const inner = memoryStore()
  let broken = true
  const batches: Store['batches'] = (table) =>
    broken ? Promise.reject(new StoreError('broken', 'away')) : inner.batches(table)
  const server = await serve({ store: { ...inner, batches }, exchangeTimeout: 0 })
  const ana = await visit(server.url)
  const request = { game: 'toy', setting: TOY(3), listed: true, playNow: false }
  const { id } = (await ana.post('/api/tables', request)).body as TableInfo
  expect((await ana.post(`/api/tables/${id}/start`)).status).toBe(503)
  expect(server.rooms.inMemory(id as TableId)).toBe(false)
  broken = false
  const page = ana.open(id, toyGame as unknown as Game)
  const stream = { below: () => 0 }
  await page.until(() => page.anyChoice(stream) !== undefined)
  expect(page.table()?.status).toBe('running')
  expect(await page.choose(page.anyChoice(stream) ?? { do: '' })).toBe('ok')
})
