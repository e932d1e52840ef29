import { newTableState, type Seat, type TableState } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { ClockState } from '@selva/protocol'
import { expect, test } from 'vitest'
import { clocksOf } from '../src/table/clocks.ts'

const seat = (n: number): Seat => n as Seat

/** Clocks of a page at a table where one seat after the other is asked. */
function page() {
  let now = 0
  let turn = 1
  let have = 0
  const table: TableState = { ...newTableState(), held: ['person', 'person', 'bot'] }
  const game = {
    ...toy,
    clockOf: () => ({ turn: String(turn), decision: String(turn) }),
    awaits: () => [seat(1 + ((turn - 1) % 3))],
    over: () => false,
  }
  const knowledge = { state: () => ({}) as never, table: () => table, have: () => have }
  const clocks = clocksOf({ game, knowledge, steady: () => now })
  const start = (left: number, bank = 5000): ClockState => ({
    per: 'clock',
    each: 10_000,
    name: `decision ${turn}`,
    shared: false,
    running: game.awaits(),
    left: game.awaits().map((one) => [one, left]),
    bank: [seat(1), seat(2)].map((one) => [one, bank]),
    resting: false,
  })
  return {
    clocks,
    start,
    pass(ms: number) {
      now += ms
    },
    arrive: () => ({ n: ++have, at: now }),
    play({ n, at }: { readonly n: number; readonly at: number }) {
      turn++
      clocks.played(n, at)
    },
    shown: () => clocks.running.value.map(({ seat: of, until, last }) => [of, until - now, last - now]),
  }
}

test('the next clock runs from the arrival of its frame, though the frame is played later', () => {
  const { clocks, start, pass, arrive, play, shown } = page()
  clocks.start(start(10_000))
  pass(3000)
  expect(shown()).toEqual([[1, 7000, 12_000]])
  const frame = arrive()
  pass(1000)
  play(frame)
  expect(shown()).toEqual([[2, 9000, 14_000]])
})

test('time beyond a clock is taken from the bank, and a bot has no clock', () => {
  const { clocks, start, pass, arrive, play, shown } = page()
  clocks.start(start(1000))
  pass(3000)
  play(arrive())
  play(arrive())
  expect(shown()).toEqual([])
  play(arrive())
  expect(shown()).toEqual([[1, 10_000, 13_000]])
})

test('frames that the clocks from the server already count move them no more', () => {
  const { clocks, start, pass, arrive, play, shown } = page()
  const frames = [arrive(), arrive(), arrive()]
  clocks.start(start(4000))
  for (const frame of frames) play(frame)
  pass(500)
  expect(shown()).toEqual([[1, 3500, 8500]])
})

test('while a page catches up its clocks stand, until the server sends them', () => {
  const { clocks, start, arrive, play, shown } = page()
  clocks.start(start(4000))
  clocks.announce(2)
  play(arrive())
  expect(shown()).toEqual([[1, 4000, 9000]])
  play(arrive())
  play(arrive())
  expect(shown()).toEqual([[1, 10_000, 15_000]])
})

test('clocks that stand still do not begin to run with a fact', () => {
  const { clocks, start, arrive, play, shown } = page()
  clocks.start({ ...start(4000), running: [], resting: true })
  play(arrive())
  expect(shown()).toEqual([])
})
