import { type AnyChoice, type AnyFact, nth, type OptionOf, type Seat, SPECTATORS } from '@selva/core'
import { type Choice, toy } from '@selva/core/toy'
import { inProcessTable, type ManualClock } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { BotThread } from '../src/bots/bot-thread.ts'
import { GAMES, TOY } from './games.ts'

/** How long these bots think about every choice. */
const THINKING = 50

/** Bots that lay, dare and answer alike; some of them first wipe off a mark whenever they have one. */
async function heardOf(wipes: boolean): Promise<{ readonly heard: string; readonly wiped: number }> {
  let wiped = 0
  // Bots begin to think while the stage is still being set.
  const { promise: set, resolve: isSet } = Promise.withResolvers<ManualClock>()
  const bots: BotThread = {
    seat(_game, _setting, seat: Seat) {
      const part = toy.start({ seats: 3, rounds: 3 })
      return {
        hear(facts: readonly AnyFact[]) {
          for (const fact of facts) toy.evolve(part, fact as never)
        },
        choose(): Promise<AnyChoice> {
          const options: readonly OptionOf<Choice>[] = toy.options(part, seat)
          const hide = options.find((option) => option.do === 'hide')
          if (wipes && hide !== undefined) wiped++
          const choice = wipes && hide !== undefined ? hide : nth<Choice>(options, 0)
          return set.then((clock) => new Promise((resolve) => void clock.after(THINKING, () => resolve(choice))))
        },
        leave() {},
      }
    },
    close: async () => {},
  }
  const stage = await inProcessTable({ game: 'toy', setting: TOY(3), people: [], games: GAMES, bots })
  isSet(stage.clock)
  for (let i = 0; i < 400; i++) {
    await stage.settle()
    if (!(await stage.next())) break
  }
  const heard = stage.heardBy(SPECTATORS).filter(({ message }) => message.startsWith('["facts"'))
  return { heard: heard.map(({ time, message }) => `${time} ${message}`).join('\n'), wiped }
}

test('what a bot does in private delays nothing that others can time', async () => {
  const [plain, hidden] = [await heardOf(false), await heardOf(true)]
  expect(hidden.wiped).toBeGreaterThan(0)
  expect(plain.heard).toContain('gameOver')
  expect(hidden.heard).toBe(plain.heard)
})
