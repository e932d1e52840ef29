import { findPuzzle, type Puzzle } from '@selva/bots/puzzle'
import { type PuzzleDays, type PuzzleOfDay, SHOWN_FROM } from '@selva/protocol'
import { manualClock, memoryStore, silentLog, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { dayAt, daysFrom } from '../src/puzzles/day.ts'
import { makePuzzlesAhead } from '../src/puzzles/make-ahead.ts'
import { makerInProcess } from '../src/puzzles/maker-in-process.ts'
import type { PuzzleMaker } from '../src/puzzles/puzzle-maker.ts'
import { openPostgres } from '../src/store/open.ts'
import { puzzlesIn } from '../src/store/rows/puzzles.ts'
import { secretsIn } from '../src/store/rows/secrets.ts'
import type { Store } from '../src/store/store.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'

const database = postgres()
const HOURS = 60 * 60 * 1000
const NOON = Date.parse('2026-11-16T12:00:00Z')
const [TODAY, TOMORROW, YESTERDAY] = ['2026-11-16', '2026-11-17', '2026-11-15']

/** A puzzle with nothing in it but its name; the second candidate is the best. */
const puzzleNamed = (name: string): Puzzle => ({
  asked: {
    ...{ game: 'escape', map: 'galilei', round: 3, hatches: ['open'], name, as: 'alien', speed: 2 },
    heard: [{ round: 0, what: 'start', at: 'L06' }],
    candidates: ['D08', 'D09', 'D10', 'E08', 'E09'],
  },
  explained: { best: 1, chances: [100, 500, 100, 100, 100], heat: [{ at: 'D09', chance: 500 }], because: [] },
})

const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['SQLite', async () => memoryStore()],
  ['PostgreSQL', async () => openPostgres(await database.fresh())],
]

/** A server at noon with a puzzle for yesterday, today and tomorrow. */
async function noon(store: Store) {
  const clock = manualClock(NOON)
  const rows = puzzlesIn(store.sql)
  for (const [day, name] of [
    [YESTERDAY, 'Bruno'],
    [TODAY, 'Inês'],
    [TOMORROW, 'Hugo'],
  ] as const)
    await rows.add(day, puzzleNamed(name))
  const server = await serve({ store, clock })
  return { server, clock, ana: await visit(server.url), bob: await visit(server.url) }
}

const ofDay = async (who: Visitor, day: string) => (await who.get(`/api/puzzles/${day}`)).body as PuzzleOfDay
const daysOf = async (who: Visitor, query = '') => (await who.get(`/api/puzzles${query}`)).body as PuzzleDays
const answer = (who: Visitor, day: string, choice: unknown) => who.post(`/api/puzzles/${day}/answer`, { choice })

describe.each(STORES)('the puzzle of the day, %s', (_, open) => {
  test('sends the truth and the explanation only after the person’s own answer, and the first answer stands', async () => {
    const { ana, bob } = await noon(await open())
    const question = await ana.get(`/api/puzzles/${TODAY}`)
    expect(question).toEqual({ status: 200, body: { day: TODAY, asked: puzzleNamed('Inês').asked } })
    expect(JSON.stringify(question.body)).not.toMatch(/best|chance|explained/)
    const first = await answer(ana, TODAY, 3)
    const { explained } = puzzleNamed('Inês')
    expect(first).toMatchObject({ status: 200, body: { answered: { mine: 3, explained } } })
    // Another answer, in this tab or in another one, is answered with the first.
    expect(await answer(ana, TODAY, 1)).toEqual(first)
    expect(await ana.get(`/api/puzzles/${TODAY}`)).toEqual(first)
    expect(await bob.get(`/api/puzzles/${TODAY}`)).toEqual(question)
  })

  test('a day that has not begun is as unknown as one without a puzzle, however it is asked for', async () => {
    const { server, clock, ana } = await noon(await open())
    const none = await ana.get('/api/puzzles/2031-01-01')
    expect(none.status).toBe(404)
    expect(await ana.get(`/api/puzzles/${TOMORROW}`)).toEqual(none)
    expect(await answer(ana, TOMORROW, 1)).toEqual(none)
    expect(await ana.get('/api/puzzles/%32026-11-17')).toEqual(none)
    expect(await ana.get('/%61pi/puzzles/2026-11-17')).toEqual(none)
    const listed = await daysOf(ana)
    expect(listed).toEqual({
      today: TODAY,
      days: [
        { day: TODAY, game: 'escape', name: 'Inês' },
        { day: YESTERDAY, game: 'escape', name: 'Bruno' },
      ],
      more: false,
    })
    expect(await daysOf(ana, '?before=2031-01-01')).toEqual(listed)
    // A stranger without a session learns even less.
    for (const path of [`/api/puzzles/${TODAY}`, `/api/puzzles/${TOMORROW}`, '/api/puzzles'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(401)
    clock.wind(12 * HOURS)
    expect((await ofDay(ana, TOMORROW)).asked.name).toBe('Hugo')
    expect((await daysOf(ana)).days[0]).toEqual({ day: TOMORROW, game: 'escape', name: 'Hugo' })
  })

  test('a clock that is set back closes the next day again for strangers, and loses no answer', async () => {
    const { clock, ana, bob } = await noon(await open())
    clock.jump(12 * HOURS)
    expect((await answer(ana, TOMORROW, 1)).status).toBe(200)
    clock.jump(-12 * HOURS)
    expect((await ofDay(ana, TOMORROW)).answered?.mine).toBe(1)
    expect((await bob.get(`/api/puzzles/${TOMORROW}`)).status).toBe(404)
    expect((await daysOf(ana)).days.map(({ day }) => day)).toEqual([TODAY, YESTERDAY])
    clock.jump(12 * HOURS)
    expect((await daysOf(ana)).days[0]).toEqual({ day: TOMORROW, game: 'escape', name: 'Hugo', right: true })
  })

  test('shows what others said from ten answers on, and only to people who have answered', async () => {
    const store = await open()
    const { server, ana, bob } = await noon(store)
    for (let i = 0; i < SHOWN_FROM - 2; i++) await answer(await visit(server.url), TODAY, 4)
    await answer(ana, TODAY, 0)
    expect((await ofDay(ana, TODAY)).answered).not.toHaveProperty('others')
    expect((await ofDay(bob, TODAY)).answered).toBeUndefined()
    await answer(bob, TODAY, 1)
    expect((await ofDay(bob, TODAY)).answered?.others).toEqual([1, 1, 0, 0, SHOWN_FROM - 2])
    expect((await ofDay(ana, TODAY)).answered?.others).toEqual([1, 1, 0, 0, SHOWN_FROM - 2])
    const eve = await visit(server.url)
    expect(Object.keys(await ofDay(eve, TODAY))).toEqual(['day', 'asked'])
  })

  test('answers are in the export of their person, and go with the account', async () => {
    const store = await open()
    const { ana, bob } = await noon(store)
    await answer(ana, TODAY, 2)
    await answer(ana, YESTERDAY, 1)
    await answer(bob, TODAY, 1)
    const { puzzles } = (await ana.get('/api/me/export')).body as { puzzles: readonly object[] }
    expect(puzzles).toEqual([
      { day: YESTERDAY, choice: 1, at: NOON },
      { day: TODAY, choice: 2, at: NOON },
    ])
    expect((await ana.delete('/api/me')).status).toBe(200)
    expect(await store.sql.all('select day, choice from puzzle_answer')).toEqual([{ day: TODAY, choice: 1 }])
  })
})

describe('requests that are none', () => {
  test.each([-1, 5, 1.5, '1', undefined, null, [1]])('a choice of %j answers nothing', async (choice) => {
    const store = memoryStore()
    const { ana } = await noon(store)
    const refused = await answer(ana, TODAY, choice)
    expect(refused).toMatchObject({ status: 400, body: { refused: 'malformed' } })
    expect(await store.sql.all('select day from puzzle_answer')).toEqual([])
  })

  test.each(['today', '2026-11', "2026-11-16'", '2026-11-16%00', '%ff'])('a day called %s is refused', async (day) => {
    const { ana } = await noon(memoryStore())
    const { status } = await ana.get(`/api/puzzles/${day}`)
    expect([400, 404]).toContain(status)
  })

  test('a flood of answers is held back like any other, and stores one', async () => {
    const store = memoryStore()
    const clock = manualClock(NOON)
    await puzzlesIn(store.sql).add(TODAY, puzzleNamed('Inês'))
    const server = await serve({ store, clock, limits: { sessionRequests: 10 } })
    const eve = await visit(server.url)
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => (await answer(eve, TODAY, i % 5)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(await store.sql.all('select day from puzzle_answer')).toHaveLength(1)
  })
})

/** Makes a puzzle of every third game, and remembers what it was asked. */
function inlineMaker(): PuzzleMaker & { readonly asked: (readonly [seed: string, from: number])[]; fails: boolean } {
  return {
    asked: [],
    fails: false,
    async find(seed, from) {
      this.asked.push([seed, from])
      if (this.fails) return 'lost'
      return from < 4 ? 'none' : puzzleNamed(`${seed.slice(0, 8)}`)
    },
    async close() {},
  }
}

async function workshop(store = memoryStore(), maker = inlineMaker()) {
  const clock = manualClock(NOON)
  const rows = puzzlesIn(store.sql)
  const chosen = { at: Number.NEGATIVE_INFINITY }
  const ports = { rows, secrets: secretsIn(store.sql), clock, log: silentLog, maker, lastChoice: () => chosen.at }
  const stop = makePuzzlesAhead(ports)
  onTestFinished(stop)
  const moment = async (): Promise<void> => {
    clock.wind(2000)
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isTrue())) await moment()
  }
  const pass = async (): Promise<void> => {
    for (let i = 0; i < 60; i++) await moment()
  }
  const made = (): Promise<readonly string[]> => rows.daysFrom('')
  return { store, clock, maker, chosen, stop, until, pass, made, rows }
}

describe('making puzzles ahead', () => {
  test('makes one for today and the next three days, each from a seed of its own, and tomorrow one more', async () => {
    const { clock, maker, until, pass, made } = await workshop()
    await until(async () => (await made()).length === 4)
    expect(await made()).toEqual(daysFrom(NOON, 4))
    const seeds = [...new Set(maker.asked.map(([seed]) => seed))]
    expect(seeds).toHaveLength(4)
    expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true)
    const asked = maker.asked.length
    await pass()
    expect(maker.asked).toHaveLength(asked)
    clock.jump(24 * HOURS)
    await until(async () => (await made()).length === 5)
  })

  test('two servers make different puzzles, and one server always the same', async () => {
    const [one, two] = [await workshop(), await workshop()]
    await one.until(async () => (await one.made()).length === 4)
    await two.until(async () => (await two.made()).length === 4)
    const seedsOf = ({ maker }: typeof one) => [...new Set(maker.asked.map(([seed]) => seed))]
    expect(seedsOf(one)).not.toContain(seedsOf(two)[0])
    await one.stop()
    const { store } = one
    await store.sql.run('delete from puzzle')
    const again = await workshop(store)
    await again.until(async () => (await again.made()).length === 4)
    expect(seedsOf(again)).toEqual(seedsOf(one))
  })

  test('gives way to players for later days, never for today', async () => {
    const { clock, chosen, until, pass, made } = await workshop()
    Object.defineProperty(chosen, 'at', { configurable: true, get: () => clock.steady() })
    await until(async () => (await made()).length === 1)
    await pass()
    expect(await made()).toEqual([dayAt(NOON)])
    Object.defineProperty(chosen, 'at', { get: () => 0 })
    await until(async () => (await made()).length === 4)
  })

  test('tries the same games again after a failure', async () => {
    const maker = inlineMaker()
    maker.fails = true
    const { until, made } = await workshop(memoryStore(), maker)
    await until(() => maker.asked.length === 3)
    expect(new Set(maker.asked.map(([, from]) => from))).toEqual(new Set([0]))
    maker.fails = false
    await until(async () => (await made()).length === 4)
  })
})

describe('the process that looks for puzzles', () => {
  test('finds the same as this thread, and is lost when it hangs or is closed', async () => {
    const clock = manualClock()
    const maker = makerInProcess(clock)
    onTestFinished(() => maker.close())
    expect(await maker.find('seed', 0, 2)).toEqual(findPuzzle('seed', 0, 2) ?? 'none')
    const endless = maker.find('seed', 0, 1e9)
    clock.wind(60_000)
    expect(await endless).toBe('lost')
    await maker.close()
    expect(await maker.find('seed', 0, 1)).toBe('lost')
  })
})
