import { isRefusal } from '@selva/core'
import { describe, expect, test } from 'vitest'
import { escape } from '../src/lab/games.ts'
import { playGames } from '../src/lab/play.ts'
import type { Tally } from '../src/lab/tally.ts'

/** Few enough for every run of the tests. The figures themselves are measured by `npm run balance`. */
const GAMES = 30
/** How far a share of so few games may be from its limits: more than chance explains, so what fails is out of balance. */
const SLACK = 0.2

const tables = Map.groupBy(
  escape.budgets.filter(({ table }) => /^galilei (basic 6|advanced 8|ultimate 4)$/.test(table)),
  ({ table }) => table,
)

describe('between equal bots neither side is crushed', () => {
  test.each([...tables])('at %s', (_, budgets) => {
    const [first] = budgets
    const contest = escape.contest(first?.draft)
    if (isRefusal(contest)) throw new Error(contest.refused)
    const tally: Tally = playGames(contest, 'gate', 1, GAMES)
    for (const { figure, low, high, of } of budgets) {
      const { share } = of(tally)
      expect([figure, share >= low - SLACK && share <= high + SLACK ? 'near its limits' : share]).toEqual([
        figure,
        'near its limits',
      ])
    }
  })
})
