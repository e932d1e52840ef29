import { describe, expect, test } from 'vitest'
import { newId } from '../src/client/id.ts'
import { type Direction, paceFor, playback } from '../src/client/playback.ts'
import { routeOf } from '../src/client/router.ts'
import { codeIn } from '../src/pages/code.ts'
import { manualClock } from './manual-clock.ts'

test('ids have the shape the server wants, on plain http too', () => {
  expect(newId()).toMatch(/^[A-Za-z0-9_-]{8,40}$/)
  expect(newId()).not.toBe(newId())
  expect(newId((bytes) => bytes.fill(0))).toBe('A'.repeat(20))
})

test('addresses', () => {
  expect(routeOf('/')).toEqual({ page: 'home' })
  expect(routeOf('/host/escape')).toEqual({ page: 'host', game: 'escape' })
  expect(routeOf('/t/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/j/AB12')).toEqual({ page: 'join', invite: 'AB12' })
  for (const odd of ['/t', '/t/', '/x', '/t/a/b', '/host/']) expect(routeOf(odd)).toEqual({ page: 'unknown' })
})

test('a code may be typed or a whole link pasted', () => {
  expect(codeIn(' ta6e-d56k ')).toBe('ta6e-d56k')
  expect(codeIn('http://192.168.1.4:8080/j/TA6ED56K')).toBe('TA6ED56K')
  expect(codeIn('   ')).toBe('')
})

/** No frame is dwelt on, but as it is said. */
const direction = (wanted: Partial<Direction<number>> = {}): Direction<number> => ({
  before: () => 0,
  after: () => 0,
  rested() {},
  urgent: () => false,
  ...wanted,
})

describe('playback', () => {
  test('a frame alone is shown at once', () => {
    const shown: number[] = []
    playback<number>(
      (n) => shown.push(n),
      manualClock(),
      () => false,
      direction(),
    ).take(1)
    expect(shown).toEqual([1])
  })
  test('a long break is played within two seconds', () => {
    const shown: number[] = []
    const clock = manualClock()
    const played = playback<number>(
      (n) => shown.push(n),
      clock,
      () => false,
      direction(),
    )
    for (let i = 0; i < 60; i++) played.take(i)
    clock.turn(4000)
    expect(shown).toEqual(Array.from({ length: 60 }, (_, i) => i))
    expect(paceFor(60)).toBeLessThan(paceFor(5))
  })
  test('without motion everything is there at once', () => {
    const shown: number[] = []
    const played = playback<number>(
      (n) => shown.push(n),
      manualClock(),
      () => true,
      direction(),
    )
    for (let i = 0; i < 60; i++) played.take(i)
    expect(shown.length).toBe(60)
    expect(played.behind).toBe(0)
  })

  /** The first frame is dwelt on, before and after; what is shown, and the ends of rests. */
  function dwelling(urgent: Direction<number>['urgent'] = () => false) {
    const clock = manualClock()
    const seen: (number | 'rested')[] = []
    const first = (ms: number) => (n: number) => (n === 1 ? ms : 0)
    const wanted = { before: first(900), after: first(1400), rested: () => seen.push('rested'), urgent }
    const played = playback<number>(
      (n) => seen.push(n),
      clock,
      () => true,
      direction(wanted),
    )
    return { clock, seen, played }
  }
  test('a frame that is dwelt on is applied after its first rest, and the next one after its second', () => {
    const { clock, seen, played } = dwelling()
    played.take(1)
    played.take(2)
    expect([seen, played.behind]).toEqual([[], 2])
    clock.turn(900)
    expect([seen, played.behind]).toEqual([[1], 1])
    clock.turn(1399)
    expect(seen).toEqual([1])
    clock.turn(1)
    expect(seen).toEqual([1, 'rested', 2, 'rested'])
  })
  test('a tap ends one rest at a time', () => {
    const { seen, played } = dwelling()
    played.take(1)
    played.skip()
    expect(seen).toEqual([1])
    played.skip()
    expect(seen).toEqual([1, 'rested'])
    played.skip()
    expect(seen).toEqual([1, 'rested'])
  })
  test('a question to the reader ends all rests', () => {
    const { seen, played } = dwelling((frames) => frames.includes(3))
    played.take(1)
    played.take(2)
    expect(seen).toEqual([])
    played.take(3)
    expect(seen).toEqual([1, 'rested', 2, 'rested', 3, 'rested'])
  })
  test('a question to the reader does not end the rest of the frame that asks it', () => {
    const { clock, seen, played } = dwelling((frames) => frames.includes(1))
    played.take(0, 2)
    played.take(1)
    clock.turn(899)
    expect(seen).toEqual([0, 'rested', 2, 'rested'])
    clock.turn(1)
    expect(seen).toEqual([0, 'rested', 2, 'rested', 1])
  })
  test('the parts of a frame are dwelt on one after the other, however many they are', () => {
    const { clock, seen, played } = dwelling()
    played.take(1, 2, 3, 4, 5, 6, 7)
    expect(seen).toEqual([])
    clock.turn(900)
    expect(seen).toEqual([1])
    clock.turn(1400)
    expect(seen.filter((one) => one !== 'rested')).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
  test('after a break nothing is dwelt on', () => {
    const { seen, played } = dwelling()
    for (let n = 0; n < 9; n++) played.take(n)
    const broken = dwelling()
    broken.played.take(0)
    expect([seen.filter((one) => one !== 'rested'), broken.seen]).toEqual([[0], [0, 'rested']])
  })
})
