import type { Seat } from '@selva/core'
import { manualClock } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { Budget } from '../src/table/budget.ts'
import { clocksOf } from '../src/table/clocks.ts'
import type { RunningGame } from '../src/table/live.ts'
import { seat } from './games.ts'

const LIVE: Budget = { per: 'clock', each: 60_000, bank: 120_000 }
const DAYS: Budget = { per: 'turn', each: 24 * 60 * 60_000, bank: 0 }

/** Clocks of two people who take turns, with every note that is to be stored. */
function takingTurns(budget: Budget) {
  const clock = manualClock()
  let turn = 0
  let awaited: readonly Seat[] = [seat(1)]
  const notes: { readonly at: number; readonly name: string; readonly runsOutIn: number }[] = []
  const game = {
    clockOf: () => ({ turn: String(turn), decision: String(turn) }),
    awaits: () => awaited,
    over: () => false,
  }
  const table = { ended: false, late: [], botPlays: [], held: ['person', 'person'] }
  const clocks = clocksOf({
    live: () => ({ game, state: {}, table }) as unknown as RunningGame,
    people: [seat(1), seat(2)],
    budget,
    clock,
    resting: () => false,
    kept: undefined,
    passed: 0,
    keep: ({ name }, runsOutIn) => void notes.push({ at: clock.steady(), name, runsOutIn }),
    ranOut: async () => true,
    tell() {},
  })
  return {
    clock,
    notes,
    clocks,
    /** The next person chooses; nobody is waited for if there is none. */
    pass(next: Seat | undefined) {
      turn++
      awaited = next === undefined ? [] : [next]
      clocks.update()
    },
  }
}

test.each([
  ['seconds', LIVE],
  ['days', DAYS],
])('a table with clocks of %s notes them at most every five seconds, however much is chosen', (_, budget) => {
  const { clock, clocks, notes, pass } = takingTurns(budget)
  clocks.update()
  for (let i = 0; i < 400; i++) {
    clock.wind(50)
    pass(seat(1 + (i % 2)))
  }
  const passed = 400 * 50
  expect(notes.length).toBeLessThanOrEqual(passed / 5000 + 2)
  for (const [i, { at }] of notes.entries())
    if (i > 1) expect(at - (notes[i - 1]?.at ?? 0)).toBeGreaterThanOrEqual(5000)
})

test('clocks of days that begin to run are noted at once, so that the server looks after the table in time', () => {
  const { clock, clocks, notes, pass } = takingTurns(DAYS)
  clocks.update()
  clock.wind(6000)
  pass(undefined)
  expect(notes.at(-1)).toMatchObject({ name: 'turn 1', runsOutIn: 0 })
  clock.wind(100)
  pass(seat(2))
  expect(notes.at(-1)).toMatchObject({ name: 'turn 2', runsOutIn: DAYS.each })
  const noted = notes.length
  // A later end than the noted one needs no note: the server looks too early, and then again.
  clock.wind(100)
  pass(seat(1))
  expect(notes).toHaveLength(noted)
})

test('a change that was not noted yet is noted when the table leaves the memory', () => {
  const { clock, clocks, notes, pass } = takingTurns(LIVE)
  clocks.update()
  clock.wind(10)
  pass(seat(2))
  expect(notes.at(-1)?.name).not.toBe('decision 1')
  clocks.stop()
  expect(notes.at(-1)?.name).toBe('decision 1')
})
