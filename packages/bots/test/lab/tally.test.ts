import { isRefusal } from '@selva/core'
import { describe, expect, test } from 'vitest'
import type { Contest } from '../../src/lab/contest.ts'
import { slicesOf } from '../../src/lab/experiment.ts'
import { contestFor } from '../../src/lab/lab-games.ts'
import { playGame, playGames } from '../../src/lab/play.ts'
import { rateOf, seatRateOf } from '../../src/lab/rate.ts'
import { countOf, growingTally, numbersIn, quantileOf, sumOf, type Tally } from '../../src/lab/tally.ts'
import { wilson } from '../../src/lab/wilson.ts'

function contest(game: string, draft: unknown): Contest {
  const made = contestFor(game, draft)
  if (isRefusal(made)) throw new Error(made.refused)
  return made
}
const escape = (preset: string, seats: number): Contest => contest('escape', { zone: 'galilei', preset, seats })
const stayAway = contest('stay-away', { seats: 5 })

describe('an interval', () => {
  test("is Wilson's", () => {
    const rounded = (k: number, n: number): readonly number[] => wilson(k, n).map((x) => Number(x.toFixed(4)))
    expect(rounded(0, 10)).toEqual([0, 0.2775])
    expect(rounded(10, 10)).toEqual([0.7225, 1])
    expect(rounded(50, 100)).toEqual([0.4038, 0.5962])
    expect(wilson(0, 0)).toEqual([0, 1])
  })

  test('of seats is as wide as that of games where all seats of a game share their luck', () => {
    const together = seatRateOf(
      new Map([
        [0, 50],
        [4, 50],
      ]),
      4,
    )
    const { low, high } = rateOf(50, 100)
    expect(together.share).toBe(0.5)
    expect(together.low).toBeCloseTo(low, 10)
    expect(together.high).toBeCloseTo(high, 10)
  })

  test('of seats is as narrow as that of single seats where they do not depend on each other', () => {
    const alone = seatRateOf(
      new Map([
        [0, 25],
        [1, 50],
        [2, 25],
      ]),
      2,
    )
    const { low, high } = rateOf(100, 200)
    expect(alone.low).toBeCloseTo(low, 10)
    expect(alone.high).toBeCloseTo(high, 10)
  })

  test('of no games says nothing', () => {
    expect(seatRateOf(new Map(), 4)).toEqual({ share: 0, low: 0, high: 1 })
  })
})

test('a quantile is one of the counted numbers', () => {
  const rounds = new Map([
    [3, 1],
    [5, 2],
    [9, 1],
  ])
  expect([0.25, 0.5, 0.75, 1].map((share) => quantileOf(rounds, share))).toEqual([3, 5, 5, 9])
})

describe('every player and game is counted once', () => {
  const games = 12
  const balanced = (tally: Tally): void => {
    expect(tally.games).toBe(games)
    for (const figure of ['winner', 'reason', 'length']) expect(sumOf(tally, figure)).toBe(games)
  }

  test.each(['basic', 'advanced', 'infection', 'ultimate'])('in Escape, %s', (preset) => {
    const tally = playGames(escape(preset, 6), 'count', 1, games)
    balanced(tally)
    const humans = countOf(tally, 'dealt', 'human')
    expect(humans + countOf(tally, 'dealt', 'alien')).toBe(6 * games)
    // Every human escapes, dies, turns or is left aboard.
    expect(sumOf(tally, 'fate')).toBe(humans)
    expect(sumOf(tally, 'placed')).toBe(humans)
    expect(sumOf(tally, 'placedWell')).toBe(countOf(tally, 'fate', 'escaped'))
    const escaped = [...numbersIn(tally, 'escapes')].reduce((sum, [of, times]) => sum + of * times, 0)
    expect(sumOf(tally, 'hatch')).toBe(escaped)
    expect(countOf(tally, 'fate', 'escaped')).toBeLessThanOrEqual(escaped)
    expect(sumOf(tally, 'deaths')).toBeGreaterThanOrEqual(countOf(tally, 'fate', 'killed'))
    expect(sumOf(tally, 'traffic')).toBeGreaterThan(sumOf(tally, 'deaths'))
  })

  test('in Escape without humans', () => {
    const tally = playGames(escape('arena', 4), 'count', 1, games)
    balanced(tally)
    expect(sumOf(tally, 'placed')).toBe(4 * games)
    expect(sumOf(tally, 'placedWell')).toBe(sumOf(tally, 'won'))
    expect(sumOf(tally, 'hatch')).toBe(0)
  })

  test('in Stay Away!', () => {
    const tally = playGames(stayAway, 'count', 1, games)
    balanced(tally)
    expect(sumOf(tally, 'fate')).toBe(4 * games)
    expect(countOf(tally, 'dealt', 'thing')).toBe(games)
  })
})

describe('an experiment', () => {
  const whole = playGames(stayAway, 'tide', 1, 23)

  test('has the same result whatever the slices and whoever is faster', () => {
    for (const size of [1, 4, 23, 100]) {
      const slices = slicesOf({ games: 23 }, size)
      const waiting = []
      for (let slice = slices.next(); slice !== undefined; slice = slices.next()) waiting.push(slice)
      for (const slice of waiting.reverse()) {
        expect(slices.done()).toBe(false)
        slices.played(slice, playGames(stayAway, 'tide', slice.from, slice.to))
      }
      expect(slices.done()).toBe(true)
      expect(JSON.stringify(slices.tally())).toBe(JSON.stringify(whole))
    }
  })

  test('goes on where it was left', () => {
    const before = playGames(stayAway, 'tide', 1, 9)
    const slices = slicesOf({ games: 23 }, 10, before)
    expect(slices.tally()).toEqual(before)
    expect(slices.next()).toEqual({ from: 10, to: 19 })
    slices.played({ from: 10, to: 19 }, playGames(stayAway, 'tide', 10, 19))
    expect(slices.next()).toEqual({ from: 20, to: 23 })
    slices.played({ from: 20, to: 23 }, playGames(stayAway, 'tide', 20, 23))
    expect(slices.next()).toBeUndefined()
    expect(slices.tally()).toEqual(whole)
  })

  test('of another seed has another result', () => {
    expect(playGames(stayAway, 'ebb', 1, 23)).not.toEqual(whole)
  })

  test('counts nothing of a game that breaks down', () => {
    const tally = growingTally()
    const stop = {
      before: () => {
        throw new Error('stopped')
      },
    }
    expect(() => playGame(stayAway, 'tide', 1, tally, stop)).toThrow('stopped')
    expect(tally.tally()).toEqual({ games: 0, choices: 0, counts: {} })
  })
})

test('a table that is not possible is refused', () => {
  expect(contestFor('escape', { zone: 'galilei', preset: 'basic', seats: 40 })).toMatchObject({ refused: 'seats' })
  expect(contestFor('chess', {})).toMatchObject({ refused: 'game' })
})
