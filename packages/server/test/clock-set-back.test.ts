import { type AnyChoice, type AnyFact, nth, type OptionOf, type Seat, SPECTATORS } from '@selva/core'
import { type Choice, toy } from '@selva/core/toy'
import { inProcessTable, type ManualClock, manualClock, silentLog } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { PersonId } from '../src/base/ids.ts'
import { LIMITS } from '../src/base/limits.ts'
import type { BotThread } from '../src/bots/bot-thread.ts'
import { tableFeed } from '../src/lobby/feed.ts'
import { connectionLimits } from '../src/socket/connection-limits.ts'
import { GAMES, seat, TOY } from './games.ts'
import { serve } from './serve.ts'
import { talkingTable } from './talk.ts'

const HOUR = 3_600_000
const ANA = 'ana' as PersonId
const JUMPS = [-HOUR, HOUR]

test.each(JUMPS)('M5: a clock that is set by %i ms holds back no message and no socket', (ms) => {
  const clock = manualClock(2 * HOUR)
  const connections = connectionLimits(clock, { ...LIMITS, burst: 2, perSecond: 1, newSockets: 60 })
  const lease = connections.open('a', ANA)
  expect([lease?.mayRead(), lease?.mayRead(), connections.allowNew('a')]).toEqual([true, true, true])
  clock.jump(ms)
  // Nothing has passed, so nothing is given either.
  expect([lease?.mayRead(), connections.allowNew('a')]).toEqual([false, true])
  clock.wind(1000)
  expect([lease?.mayRead(), lease?.mayRead(), connections.allowNew('a')]).toEqual([true, false, true])
})

test.each(JUMPS)('M5: a clock that is set by %i ms holds back no request', async (ms) => {
  const clock = manualClock(2 * HOUR)
  const server = await serve({ clock, limits: { requests: 2 } })
  const ask = async (): Promise<number> => (await fetch(`${server.url}/healthz`)).status
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  clock.jump(ms)
  expect(await ask()).toBe(429)
  clock.wind(30_000)
  expect([await ask(), await ask()]).toEqual([200, 429])
})

test.each(JUMPS)('M5: a clock that is set by %i ms keeps nobody from speaking', async (ms) => {
  const t = await talkingTable()
  for (let i = 0; i < 7; i++) await t.speak(seat(1), `word ${i}`)
  expect(t.answer(seat(1))?.[2]).toBe('tooMany')
  t.clock.jump(ms)
  await t.speak(seat(1), 'too soon')
  expect(t.answer(seat(1))?.[2]).toBe('tooMany')
  t.clock.wind(2000)
  await t.speak(seat(1), 'in time')
  expect(t.answer(seat(1))?.[0]).toBe('ok')
})

test.each(JUMPS)('M5: a clock that is set by %i ms does not hold up the list of tables', async (ms) => {
  const clock = manualClock(2 * HOUR)
  let readings = 0
  const feed = tableFeed(
    { clock, log: silentLog, mostWaiting: LIMITS.waiting },
    async () => {
      readings++
      return []
    },
    () => ({ people: 0, fillsAfter: 0, tables: [] }),
  )
  feed.subscribe({ send() {}, waiting: () => 0 })
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  clock.wind(0)
  await turn()
  clock.jump(ms)
  feed.changed()
  clock.wind(250)
  await turn()
  expect(readings).toBe(2)
})

/** When watchers heard what, while the clock is set right after the first bot has done something in private. */
async function heardWith(ms: number): Promise<{ readonly times: readonly number[]; readonly jumped: boolean }> {
  let jumped = false
  const { promise: set, resolve: isSet } = Promise.withResolvers<ManualClock>()
  const bots: BotThread = {
    seat(_game, _setting, who: Seat) {
      const part = toy.start({ seats: 3, rounds: 3 })
      return {
        hear(facts: readonly AnyFact[]) {
          for (const fact of facts) toy.evolve(part, fact as never)
        },
        async choose(): Promise<AnyChoice> {
          const options: readonly OptionOf<Choice>[] = toy.options(part, who)
          const hide = options.find((option) => option.do === 'hide')
          const clock = await set
          if (hide !== undefined && !jumped) {
            jumped = true
            clock.jump(ms)
          }
          return hide ?? nth<Choice>(options, 0)
        },
        leave() {},
      }
    },
    close: async () => {},
  }
  const stage = await inProcessTable({ game: 'toy', setting: TOY(3), people: [], games: GAMES, bots })
  isSet(stage.clock)
  const times: number[] = []
  for (let i = 0; i < 400; i++) {
    await stage.settle()
    const facts = stage.heardBy(SPECTATORS).filter(({ message }) => message.startsWith('["facts"')).length
    while (times.length < facts) times.push(stage.clock.steady())
    if (!(await stage.next())) break
  }
  return { times, jumped }
}

test.each(JUMPS)('M5: a clock that is set by %i ms makes bots neither wait nor hurry', async (ms) => {
  const [still, set] = [await heardWith(0), await heardWith(ms)]
  expect(set.jumped).toBe(true)
  expect(set.times.length).toBeGreaterThan(3)
  expect(set.times).toEqual(still.times)
})

test.each(JUMPS)('M5: a clock that is set by %i ms changes nothing in how long the server has run', async (ms) => {
  const clock = manualClock(2 * HOUR)
  const server = await serve({ clock })
  const page = async (): Promise<string> => (await fetch(`${server.url}/status`)).text()
  const before = await page()
  clock.jump(ms)
  expect(await page()).toBe(before)
})
