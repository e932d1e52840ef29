import {
  type AnyChoice,
  type AnyFact,
  type Game,
  isRefusal,
  nth,
  type OptionOf,
  type Refusal,
  seedOf,
  WATCHERS,
} from '@selva/core'
import type { Pace } from '@selva/protocol'
import { type Stage, stageOf } from '@selva/server/testing'
import { type Arrangement, type Choice, type Full, stayAway } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { LIMITS } from '../src/base/limits.ts'
import type { Minds } from '../src/bots/minds.ts'
import { liveFrom } from '../src/table/live.ts'
import { memoryStore } from '../src/testing/memory-store.ts'
import { GAMES, seat, TOY } from './games.ts'

const setting = settingOf(stayAway.setting({ seats: 4 }))
const everybody = [1, 2, 3, 4].map(seat)
const THING = seat(1)
const MINUTE = 60_000

/** The Thing sits at seat 1, and the table waits for it. */
const position: Arrangement = {
  players: [
    { role: 'thing', hand: ['theThing', 'infected', 'suspicion', 'suspicion'] },
    { role: 'infected', hand: ['infected', 'resolute', 'resolute', 'axe'] },
    { hand: ['whisky', 'seduction', 'seduction', 'missed'] },
    { hand: ['flamethrower', 'flamethrower', 'noThanks', 'noBarbecue'] },
  ],
  active: 1,
}

function settingOf<S>(setting: S | Refusal): S {
  if (isRefusal(setting)) throw new Error(setting.refused)
  return setting
}

/** Bots that take the first thing on offer. */
const firstOption: Minds = {
  seat(_game, _setting, at) {
    const part = stayAway.start(setting)
    return {
      hear(facts: readonly AnyFact[]) {
        for (const fact of facts) stayAway.evolve(part, fact as never)
      },
      choose: async (): Promise<AnyChoice> => nth<Choice>(stayAway.options(part, at) as readonly OptionOf<Choice>[], 0),
      leave() {},
    }
  },
  close: async () => {},
}

async function table(pace: Pace = 'untimed') {
  const store = memoryStore()
  const opening = stayAway.arrange(setting, position)
  if (isRefusal(opening)) throw new Error(`${opening.refused} ${opening.about}`)
  const stage = await stageOf({
    game: 'stay-away',
    setting: { seats: 4 },
    people: everybody,
    minds: firstOption,
    store,
    pace,
    opening,
    limits: LIMITS,
  })
  let sent = 0
  const { id } = stage.table
  const fixed = { id, playable: { game: stayAway as unknown as Game, pace: {} }, setting, secret: seedOf('stage') }
  const state = async (): Promise<Full> => liveFrom(fixed, await store.batches(id)).state as Full
  return {
    stage,
    store,
    /** The Thing turns its standing order on or off; the answer of the table. */
    async order(): Promise<string> {
      const now = await state()
      const sending = `order-${sent++}`.padEnd(10, '-')
      await stage.choose(THING, stayAway.step(now, THING), { do: 'order', on: !now.standing } as AnyChoice, sending)
      return stage.heardBy(THING).findLast(({ message }) => message.includes(sending))?.message ?? ''
    },
    batches: async () => (await store.batches(stage.table.id)).length,
  }
}

/** The facts that a spectator heard, and when. */
const heard = (stage: Stage): readonly string[] =>
  stage
    .heardBy(WATCHERS)
    .filter(({ message }) => message.startsWith('["facts"'))
    .map(({ time, message }) => `${time} ${message}`)

test('limit hiddenChoices: a standing order turned on and off fills no log, and nobody else feels it', async () => {
  const { stage, order, batches } = await table()
  const before = await batches()
  for (let i = 0; i < LIMITS.hiddenChoices; i++) expect(await order()).toContain('"ok"')
  for (let i = 0; i < 50; i++) expect(await order()).toContain('"tooMany"')
  expect(await batches()).toBe(before + LIMITS.hiddenChoices)
  // Leaving and coming back gives nothing back, and an hour earlier on the wall clock takes nothing away.
  stage.leave(THING)
  stage.arrive(THING)
  stage.clock.jump(-60 * MINUTE)
  expect(await order()).toContain('"tooMany"')
  stage.clock.wind(MINUTE)
  expect(await order()).toContain('"ok"')
})

test('M1: secret choices beyond their limit leave the public ones as they were', async () => {
  const { stage, order } = await table()
  for (let i = 0; i < LIMITS.hiddenChoices + 5; i++) await order()
  await stage.claim(THING, { do: 'am', role: 'human' } as AnyChoice, 'claim-one')
  expect(stage.heardBy(THING).at(-1)?.message).toContain('["ok","claim-one"')
  expect(await stage.room.vote('person1' as never, true)).toBeUndefined()
})

test('a secret choice gives nobody more claims in a row', async () => {
  const { stage, order } = await table()
  const claim = async (id: string): Promise<string> => {
    await stage.claim(THING, { do: 'am', role: 'human' } as AnyChoice, id)
    return stage.heardBy(THING).at(-1)?.message ?? ''
  }
  for (const id of ['claim-1st', 'claim-2nd', 'claim-3rd']) expect(await claim(id)).toContain('"ok"')
  expect(await order()).toContain('"ok"')
  expect(await claim('claim-4th')).toContain('"tooMany"')
})

test('a secret choice does not put off the moment a bot takes a late player’s seat', async () => {
  async function heardWith(orders: boolean): Promise<readonly string[]> {
    const { stage, order } = await table('fast')
    for (let i = 0; i < 30; i++) {
      if (orders) {
        await order()
        await order()
      }
      stage.clock.wind(10_000)
      for (let turn = 0; turn < 6; turn++) await stage.settle()
    }
    return heard(stage)
  }
  const plain = await heardWith(false)
  expect(plain.join()).toContain('["botPlays",1]')
  expect(await heardWith(true)).toEqual(plain)
})

test('limit choices: votes taken back and given again end, and other seats still act', async () => {
  const store = memoryStore()
  const stage = await stageOf({
    game: 'toy',
    setting: TOY(3),
    people: everybody.slice(0, 3),
    games: GAMES,
    store,
    limits: LIMITS,
  })
  const before = (await store.batches(stage.table.id)).length
  const vote = (who: number, on: boolean) => stage.room.vote(`person${who}` as never, on)
  for (let i = 0; i < LIMITS.choices; i++) expect(await vote(1, i % 2 === 0)).toBeUndefined()
  expect(await vote(1, true)).toMatchObject({ refused: 'tooMany' })
  expect(await stage.room.letBotPlay('person1' as never)).toMatchObject({ refused: 'tooMany' })
  expect((await store.batches(stage.table.id)).length).toBe(before + LIMITS.choices)
  expect(await vote(2, true)).toBeUndefined()
  stage.clock.wind(MINUTE)
  expect(await vote(1, true)).toBeUndefined()
})
