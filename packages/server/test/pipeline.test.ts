import { type AnyChoice, chainBreaks, type Game, isRefusal } from '@selva/core'
import {
  type InProcessTable,
  inProcessPorts,
  inProcessTable,
  manualClock,
  memoryStore,
  personAt,
  randomBots,
} from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { Games } from '../src/games/games.ts'
import { type Store, StoreError } from '../src/store/store.ts'
import type { Membership } from '../src/table/membership.ts'
import type { Ports } from '../src/table/ports.ts'
import { openRoom } from '../src/table/room.ts'
import { GAMES, seat, TOY } from './games.ts'

const everybody = [1, 2, 3].map(seat)

/** A card that a seat may lay in the first round. */
async function card(store: Store, { table }: Pick<InProcessTable, 'table'>, of: number): Promise<AnyChoice> {
  const [opening] = await store.batches(table.id)
  const facts: readonly { seat: number; hand: readonly number[] }[] = JSON.parse(opening?.body ?? '').facts
  return { do: 'lay', card: facts.find((fact) => fact.seat === of)?.hand[0] } as AnyChoice
}

/** A running table of three people, with a page of the first of them, over these ports. */
async function tableWith(store: Store, instead: (ports: Ports) => Partial<Ports>) {
  const stage = await inProcessTable({ game: 'toy', setting: TOY(3), people: everybody, games: GAMES, store })
  const clock = manualClock()
  const ports = inProcessPorts({ store, games: GAMES, clock, bots: randomBots(GAMES) })
  const room = await openRoom({ ...ports, ...instead(ports) }, stage.table)
  const heard: string[] = []
  const send = (message: string): void => void heard.push(message)
  const page = room.join({ person: personAt(1), invite: '', screen: false, send, dismiss() {} }, 0)
  if (isRefusal(page)) throw new Error(page.refused)
  const membership: Membership = page
  return { stage, room, clock, heard, membership }
}

test('nothing is awaited between a choice and its append, nor between the answer and the frames', async () => {
  const store = memoryStore()
  const answer = Promise.withResolvers<boolean>()
  const appended: string[] = []
  const append: Ports['append'] = (batch) => {
    appended.push(batch.choice)
    return answer.promise
  }
  const { stage, heard, membership } = await tableWith(store, () => ({ append }))
  const choice = await card(store, stage, 1)
  const before = heard.length
  const chosen = membership.choose({ id: 'a-choice', step: 'lay1', choice })
  // The very same turn: no promise has had a chance to settle.
  expect(appended).toEqual(['a-choice'])
  expect(heard).toHaveLength(before)
  let heardThen = 0
  answer.resolve(true)
  queueMicrotask(() => {
    heardThen = heard.length
  })
  await chosen
  expect(heardThen).toBeGreaterThan(before)
  expect(heard.slice(before).map((message) => JSON.parse(message)[0])).toEqual(['facts', 'ok'])
})

test('a batch is stored as the text that its link was made from', async () => {
  const store = memoryStore()
  const stage = await inProcessTable({ game: 'toy', setting: TOY(3), people: [seat(1)], games: GAMES, store })
  for (let i = 0; i < 40; i++) await stage.next()
  const stored = await store.batches(stage.table.id)
  expect(stored.length).toBeGreaterThan(3)
  for (const { body } of stored) expect(body).toBe(JSON.stringify(JSON.parse(body)))
  expect(
    chainBreaks(
      stage.table.id,
      stored.map(({ body }) => JSON.parse(body)),
    ),
  ).toBeUndefined()
})

/** The toy game, with a count of the questions that observers alone ask. */
function counting() {
  const asked = { inPlay: 0, redact: 0, awaits: 0 }
  const playable = GAMES['toy']
  if (playable === undefined) throw new Error('no toy')
  const { game } = playable
  const counted: Game = {
    ...game,
    inPlay(state, of) {
      asked.inPlay++
      return game.inPlay(state, of)
    },
    awaits(state) {
      asked.awaits++
      return game.awaits(state)
    },
    redactor: {
      ...game.redactor,
      redact(fact, audience) {
        asked.redact++
        return game.redactor.redact(fact, audience)
      },
    },
  }
  const games: Games = { toy: { ...playable, game: counted } }
  return { asked, games }
}

/** How often each question was asked while the first person laid a card. */
async function askedAt(people: readonly number[], prepare: (stage: InProcessTable) => Promise<void> = async () => {}) {
  const { asked, games } = counting()
  const store = memoryStore()
  const stage = await inProcessTable({ game: 'toy', setting: TOY(3), people: people.map(seat), games, store })
  await prepare(stage)
  const choice = await card(store, stage, 1)
  const before = { ...asked }
  await stage.choose(seat(1), 'lay1', choice)
  return {
    inPlay: asked.inPlay - before.inPlay,
    redact: asked.redact - before.redact,
    awaits: asked.awaits - before.awaits,
  }
}

test('no observer runs for nobody', async () => {
  const alone = await askedAt([1, 2, 3])
  // Neither bots nor a listening page nor anybody who is gone.
  expect(alone).toMatchObject({ inPlay: 0, redact: 0 })
  expect((await askedAt([1, 2])).redact).toBeGreaterThan(0)
  expect((await askedAt([1, 2, 3], (stage) => stage.listen(seat(2)))).inPlay).toBeGreaterThan(0)
  const gone = await askedAt([1, 2, 3], async (stage) => stage.leave(seat(2)))
  expect(gone.awaits).toBeGreaterThan(alone.awaits)
})

test('an end that cannot be stored is tried again a little later, and the table counts as running until then', async () => {
  const store = memoryStore()
  let broken = true
  const { room, clock } = await tableWith(store, ({ people }) => ({
    people: {
      ...people,
      personSeats: {
        ...people.personSeats,
        async noteEnd(...ending) {
          if (broken) throw new StoreError('broken', 'away')
          return people.personSeats.noteEnd(...ending)
        },
      },
    },
  }))
  for (const voter of [1, 2]) expect(await room.vote(personAt(voter), true)).toBeUndefined()
  expect(room.table().status).toBe('running')
  expect(await room.vote(personAt(3), true)).toMatchObject({ refused: 'over' })
  clock.wind(1000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(room.table().status).toBe('running')
  broken = false
  clock.wind(1000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(room.table().status).toBe('over')
  await room.stop()
  expect(clock.next()).toBe(false)
})
