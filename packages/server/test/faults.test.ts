import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Worker } from 'node:worker_threads'
import type { AnyState, Game } from '@selva/core'
import { toy as toyGame } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import type { Games, Server } from '@selva/server'
import {
  botsInProcess,
  inProcessTable,
  memoryStore,
  type Page,
  personAt,
  randomBots,
  type Visitor,
  visit,
} from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import { realClock } from '../src/base/clock.ts'
import type { TableId } from '../src/base/ids.ts'
import { newMetrics } from '../src/base/metrics.ts'
import { botsInThread } from '../src/bots/bots-in-thread.ts'
import { type Store, StoreError } from '../src/store/store.ts'
import { GALILEI, GAMES, seat } from './games.ts'
import { serve } from './serve.ts'

// Vitest fails a run in which an exception or a rejected promise has no owner: so every test here also says that the
// process would have lived on.

const toy = toyGame as unknown as Game
const RULES = ['awaits', 'options', 'step', 'over', 'clockOf', 'followUp', 'inPlay', 'clone', 'decide'] as const
type Rule = (typeof RULES)[number]

/** The toy game beside the sound one, with a rule that breaks on demand. */
function faulty(): { readonly games: Games; broken: Rule | undefined } {
  const state: { broken: Rule | undefined } = { broken: undefined }
  const breaking = Object.fromEntries(
    RULES.map((rule) => [
      rule,
      (...args: unknown[]): unknown => {
        if (state.broken === rule) throw new Error('a bug')
        return Reflect.apply(toy[rule], toy, args)
      },
    ]),
  )
  const game: Game = { ...toy, id: 'faulty', ...breaking }
  return Object.assign(state, { games: { ...GAMES, faulty: { game, pace: {} } } })
}

type Seated = { readonly visitor: Visitor; readonly id: string; page: Page }
/** The first thing on offer. */
const stream = { below: () => 0 }

/** A person at a new table of this game, with bots. */
async function seated({ url }: Server, game: string): Promise<Seated> {
  const visitor = await visit(url)
  const request = { game, setting: { seats: 3, rounds: 500 }, listed: true, playNow: true }
  const { id } = (await visitor.post('/api/tables', request)).body as TableInfo
  return { visitor, id, page: visitor.open(id, toy) }
}

/** The person makes `choices` choices that are acknowledged; a bot may have been quicker with one. */
async function playsOn({ page }: Seated, choices = 3): Promise<void> {
  for (let n = 0; n < choices; ) {
    await mayChoose({ page })
    const outcome = await page.choose(page.anyChoice(stream) ?? { do: '' })
    expect(['ok', 'stale', 'illegal']).toContain(outcome)
    if (outcome === 'ok') n++
  }
}

const mayChoose = ({ page }: Pick<Seated, 'page'>): Promise<void> =>
  page.until(() => page.anyChoice(stream) !== undefined)

/** Plays the next choice at a table that may break over it. Returns how to come back with it when all is well. */
async function triesOnce(one: Seated): Promise<() => Promise<void>> {
  const choice = one.page.anyChoice(stream) ?? { do: '' }
  const step = toy.step(one.page.state() as AnyState, seat(1))
  await one.page.choose(choice, 'the-choice', step).catch(() => 'cut off')
  return async () => {
    one.page.close()
    one.page = one.visitor.open(one.id, toy)
    await one.page.until(() => one.page.table() !== undefined)
    const outcome = await one.page.choose(choice, 'the-choice', step)
    expect(['ok', 'stale']).toContain(outcome)
    await playsOn(one)
  }
}

test.each(RULES)(
  'C1: rules that break down in `%s` touch no other table, and their own goes on when they are well',
  async (rule) => {
    const rules = faulty()
    const server = await serve({ games: rules.games, bots: randomBots(rules.games) })
    const [broken, sound] = [await seated(server, 'faulty'), await seated(server, 'toy')]
    await playsOn(broken, 1)
    await mayChoose(broken)
    rules.broken = rule
    const comesBack = await triesOnce(broken)
    await playsOn(sound)
    rules.broken = undefined
    await comesBack()
  },
)

test('C1: a table that breaks down after a commit closes its pages to come again, and the choice counts once', async () => {
  const rules = faulty()
  const store = memoryStore()
  const { url } = await serve({ games: rules.games, bots: randomBots(rules.games), store })
  const [ana, bob] = [await visit(url), await visit(url)]
  // Only people sit here, so that nothing happens but what they do.
  const request = { game: 'faulty', setting: { seats: 2, rounds: 5 }, listed: true, playNow: false }
  const { id } = (await ana.post('/api/tables', request)).body as TableInfo
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  await ana.post(`/api/tables/${id}/start`)
  const [hers, his]: readonly Seated[] = [ana, bob].map((visitor) => ({ visitor, id, page: visitor.open(id, toy) }))
  if (hers === undefined || his === undefined) throw new Error('nobody is there')
  await Promise.all([mayChoose(hers), mayChoose(his)])
  rules.broken = 'awaits'
  const choice = hers.page.anyChoice(stream) ?? { do: '' }
  await hers.page.choose(choice, 'the-choice', 'lay1').catch(() => 'cut off')
  expect((await hers.page.closed).code).toBe(1012)
  expect((await his.page.closed).code).toBe(1012)
  rules.broken = undefined
  const again = ana.open(id, toy)
  await again.until(() => again.table() !== undefined)
  expect(await again.choose(choice, 'the-choice', 'lay1')).toBe('ok')
  expect((await store.batches(id as TableId)).filter((batch) => batch.choice === 'the-choice')).toHaveLength(1)
})

test('C1: a timer that breaks down takes its table out of memory and leaves no other timer behind', async () => {
  const rules = faulty()
  const bots = botsInProcess(() => {
    throw new Error('no mind')
  })
  const stage = await inProcessTable({
    game: 'faulty',
    setting: { seats: 3 },
    people: [seat(1)],
    games: rules.games,
    bots,
  })
  rules.broken = 'options'
  expect(await stage.next()).toBe(true)
  rules.broken = undefined
  await stage.room.stop()
  expect(await stage.next()).toBe(false)
  const page = { person: personAt(1), invite: '', screen: false, send() {}, dismiss() {} }
  expect(stage.room.join(page, 0)).toEqual({ refused: 'busy', about: '' })
})

test('C1: an observer that throws breaks the tables it observes and not the server', async () => {
  const metrics = newMetrics()
  let broken = false
  const accepted: typeof metrics.accepted = () => {
    if (broken) throw new Error('no figures')
    return metrics.accepted()
  }
  const server = await serve({ metrics: { ...metrics, accepted } })
  const one = await seated(server, 'toy')
  await playsOn(one, 1)
  await mayChoose(one)
  broken = true
  const comesBack = await triesOnce(one)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  broken = false
  await comesBack()
})

test('C1: a store that rejects everything for a while ends nothing, and bots and people go on after it', async () => {
  let broken = false
  const sound = memoryStore()
  const store: Store = new Proxy(sound, {
    get(target, key) {
      const call: unknown = Reflect.get(target, key)
      if (typeof call !== 'function' || key === 'close') return call
      return (...args: unknown[]): unknown =>
        broken ? Promise.reject(new StoreError('broken', 'away')) : Reflect.apply(call, target, args)
    },
  })
  const server = await serve({ store, grace: 0 })
  const tables = [await seated(server, 'toy'), await seated(server, 'toy')]
  for (const one of tables) await playsOn(one, 1)
  for (const one of tables) await mayChoose(one)
  broken = true
  const back = await Promise.all(tables.map(triesOnce))
  server.rooms.renamed(personAt(1), 'Somebody')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
  broken = false
  for (const comesBack of back) await comesBack()
})

test('C1: a table that cannot be loaded does not break what is told to all tables', async () => {
  const store = memoryStore()
  const first = await serve({ store: { ...store, close: async () => {} } })
  const one = await seated(first, 'toy')
  await playsOn(one, 1)
  await first.close()
  const held = Promise.withResolvers<void>()
  let loads = 0
  const batches: Store['batches'] = async () => {
    loads++
    await held.promise
    throw new StoreError('broken', 'away')
  }
  const server = await serve({ store: { ...store, batches } })
  const finding = server.rooms.find(one.id).catch(() => 'cannot be loaded')
  await expect.poll(() => loads).toBe(1)
  const told = Promise.all([
    server.rooms.renamed(personAt(1), 'Somebody'),
    server.rooms.blocksChanged(personAt(1)),
    server.rooms.guestMerged(),
  ])
  held.resolve()
  expect(await finding).toBe('cannot be loaded')
  await told
})

/** The threads that begin while a test runs. */
function threads(): readonly Worker[] {
  const begun: Worker[] = []
  const note = (message: unknown): void => void begun.push((message as { readonly worker: Worker }).worker)
  subscribe('worker_threads', note)
  onTestFinished(() => void unsubscribe('worker_threads', note))
  return begun
}

test('C1: a thread of the bots that dies is replaced, and the tables play on', async () => {
  const begun = threads()
  const server = await serve({ bots: botsInThread(realClock) })
  const ana = await visit(server.url)
  const request = { game: 'escape', setting: GALILEI(8), listed: true, playNow: true }
  const { id } = (await ana.post('/api/tables', request)).body as TableInfo
  const page = ana.open(id, GAMES['escape']?.game as Game)
  // Chance may give Ana the first turn: only after it are the bots asked.
  while (begun.length === 0) {
    await page.until(() => begun.length > 0 || page.anyChoice(stream) !== undefined)
    const choice = page.anyChoice(stream)
    if (begun.length === 0 && choice !== undefined) await page.choose(choice)
  }
  await begun[0]?.terminate()
  const before = page.have()
  await page.until(() => page.have() > before && page.anyChoice(stream) !== undefined)
  expect(begun.length).toBeGreaterThan(1)
  expect(await page.choose(page.anyChoice(stream) ?? { do: '' })).toBe('ok')
})

test('C1: a bot whose mind is lost after the table has moved on is missed by nobody', async () => {
  const lost: (() => void)[] = []
  const bots = {
    ...randomBots(GAMES),
    seat: () => ({
      hear() {},
      leave() {},
      choose: () => new Promise<never>((_, reject) => lost.push(() => reject(new Error('no mind')))),
    }),
  }
  const stage = await inProcessTable({ game: 'toy', setting: { seats: 3 }, people: [seat(1)], games: GAMES, bots })
  expect(lost.length).toBeGreaterThan(0)
  expect(await stage.room.vote(personAt(1), true)).toBeUndefined()
  expect(stage.room.table().status).toBe('over')
  for (const lose of lost) lose()
  await stage.settle()
  while (await stage.next());
})
