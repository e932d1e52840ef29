import type { AnyChoice } from '@selva/core'
import { inProcessTable, memoryStore } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { LIMITS } from '../src/base/limits.ts'
import { GAMES, seat, TOY } from './games.ts'
import { factsHeard, standingOrderTable, THING } from './standing-order.ts'

const MINUTE = 60_000

test('limit hiddenChoices: a standing order turned on and off fills no log, and nobody else feels it', async () => {
  const { stage, order, batches } = await standingOrderTable()
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
  const { stage, order } = await standingOrderTable()
  for (let i = 0; i < LIMITS.hiddenChoices + 5; i++) await order()
  await stage.claim(THING, { do: 'am', role: 'human' } as AnyChoice, 'claim-one')
  expect(stage.heardBy(THING).at(-1)?.message).toContain('["ok","claim-one"')
  expect(await stage.room.vote('person1' as never, true)).toBeUndefined()
})

test('a secret choice gives nobody more claims in a row', async () => {
  const { order, claim } = await standingOrderTable()
  for (const id of ['claim-1st', 'claim-2nd', 'claim-3rd']) expect(await claim(id)).toContain('"ok"')
  expect(await order()).toContain('"ok"')
  expect(await claim('claim-4th')).toContain('"tooMany"')
})

test('a secret choice does not put off the moment a bot takes a late player’s seat', async () => {
  async function heardWith(orders: boolean): Promise<readonly string[]> {
    const { stage, order, pass } = await standingOrderTable('fast')
    await pass(async () => {
      if (!orders) return
      await order()
      await order()
    })
    return factsHeard(stage)
  }
  const plain = await heardWith(false)
  expect(plain.join()).toContain('["botPlays",1]')
  expect(await heardWith(true)).toEqual(plain)
})

test('limit choices: votes taken back and given again end, and other seats still act', async () => {
  const store = memoryStore()
  const stage = await inProcessTable({
    game: 'toy',
    setting: TOY(3),
    people: [1, 2, 3].map(seat),
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
