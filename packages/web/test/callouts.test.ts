import type { Seat } from '@selva/core'
import { expect, test } from 'vitest'
import { type Countdowns, callouts, countdownsAt, NO_COUNTDOWNS } from '../src/table/callouts.ts'

const seat = (n: number): Seat => n as Seat
const mine = (left: number, banked = false): Countdowns => ({ ...NO_COUNTDOWNS, mine: { left, banked } })
const away = (left: number): Countdowns => ({ ...NO_COUNTDOWNS, away: new Map([[seat(2), left]]) })

/** All that is said while a countdown is looked at every second. */
const through = (all: readonly Countdowns[]) =>
  all.flatMap((now, i) => callouts(all[i - 1] ?? NO_COUNTDOWNS, now).map((said) => [i, said]))
const seconds = (from: number): readonly number[] => Array.from({ length: from + 1 }, (_, i) => (from - i) * 1000)

test('my own time is called out at thirty and at ten seconds, not every second', () => {
  expect(through(seconds(60).map((left) => mine(left)))).toEqual([
    [30, { kind: 'time', left: 30_000 }],
    [50, { kind: 'time', left: 10_000 }],
  ])
})

test('that the reserve has begun is said once', () => {
  expect(through([mine(62_000), mine(61_000), mine(60_000, true), mine(59_000, true)])).toEqual([
    [2, { kind: 'bank', left: 60_000 }],
  ])
})

test('a clock that begins with little time is called out at once, and each anew', () => {
  expect(through([mine(8000), mine(7000), mine(25_000), mine(24_000)])).toEqual([
    [0, { kind: 'time', left: 8000 }],
    [2, { kind: 'time', left: 25_000 }],
  ])
})

test('that somebody is gone is said when it begins and shortly before a bot comes; that they are here again, too', () => {
  const back: Countdowns = { ...NO_COUNTDOWNS, here: new Set([seat(2)]) }
  expect(through([...seconds(60).map(away), back, back])).toEqual([
    [0, { kind: 'away', seat: 2, left: 60_000 }],
    [50, { kind: 'away', seat: 2, left: 10_000 }],
    [61, { kind: 'here', seat: 2 }],
  ])
  // A bot has come instead of them: the log says so.
  expect(callouts(away(1000), NO_COUNTDOWNS)).toEqual([])
})

test('countdowns are those of others who are gone, and my own clock with its bank', () => {
  const person = (n: number, grace: number) => ({
    seat: n,
    by: 'person' as const,
    name: `P${n}`,
    here: grace === 0,
    ready: true,
    grace,
  })
  const live = {
    about: { value: { seats: [person(1, 0), person(2, 60_000), person(3, 0)] } },
    told: { value: 1000 },
    clocks: { value: [{ seat: seat(1), until: 5000, last: 65_000 }] },
    seat: () => seat(1),
  } as unknown as Parameters<typeof countdownsAt>[0]
  expect(countdownsAt(live, 4000)).toEqual({
    mine: { left: 61_000, banked: false },
    away: new Map([[2, 57_000]]),
    here: new Set([3]),
  })
  expect(countdownsAt(live, 6000)).toMatchObject({ mine: { left: 59_000, banked: true } })
  expect(countdownsAt(live, 65_000)).toMatchObject({ mine: undefined, away: new Map() })
})
