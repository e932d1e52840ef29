import { describe, expect, test } from 'vitest'
import { newId } from '../src/client/id.ts'
import { paceFor, playback } from '../src/client/playback.ts'
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

describe('playback', () => {
  test('a frame alone is shown at once', () => {
    const shown: number[] = []
    playback<number>(
      (n) => shown.push(n),
      manualClock(),
      () => false,
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
    )
    for (let i = 0; i < 60; i++) played.take(i)
    expect(shown.length).toBe(60)
    expect(played.behind).toBe(0)
  })
})
