import { manualClock } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { allowances } from '../src/base/allowance.ts'
import type { PersonId } from '../src/base/ids.ts'
import { LIMITS } from '../src/base/limits.ts'
import { connectionLimits } from '../src/socket/connection-limits.ts'

const [ANA, BOB] = ['ana' as PersonId, 'bob' as PersonId]

test('limit burst: a person may send a limited number of messages at once, and others are not held back by it', () => {
  const connections = connectionLimits(manualClock(), { ...LIMITS, burst: 3, perSecond: 1 })
  const ana = connections.open('a', ANA)
  const bob = connections.open('a', BOB)
  expect([1, 2, 3, 4].map(() => ana?.mayRead())).toEqual([true, true, true, false])
  expect(bob?.mayRead()).toBe(true)
})

test('limit perSecond: in the long run a person may send a limited number of messages a second, over all sockets', () => {
  const clock = manualClock()
  const connections = connectionLimits(clock, { ...LIMITS, burst: 1, perSecond: 2 })
  const [first, second] = [connections.open('a', ANA), connections.open('b', ANA)]
  expect([first?.mayRead(), second?.mayRead()]).toEqual([true, false])
  clock.wind(499)
  expect(first?.mayRead()).toBe(false)
  clock.wind(1)
  expect([second?.mayRead(), first?.mayRead()]).toEqual([true, false])
  expect(connections.open('a', BOB)?.mayRead()).toBe(true)
})

test('M1: leaving with the last socket and coming back gives no fresh allowance', () => {
  const clock = manualClock()
  const connections = connectionLimits(clock, { ...LIMITS, burst: 5, perSecond: 1 })
  let read = 0
  for (let visit = 0; visit < 20; visit++) {
    const lease = connections.open('a', ANA)
    for (let i = 0; i < 5; i++) if (lease?.mayRead() === true) read++
    lease?.release()
  }
  expect(read).toBe(5)
  clock.wind(5000)
  expect(connections.open('a', ANA)?.mayRead()).toBe(true)
})

test('L8: the attempts of an address are not forgotten all at once', () => {
  const clock = manualClock()
  const connections = connectionLimits(clock, { ...LIMITS, newSockets: 60 })
  const attempts = (n: number): number =>
    Array.from({ length: n }, () => connections.allowNew('a')).filter(Boolean).length
  attempts(1)
  clock.wind(59_000)
  expect(attempts(100)).toBe(60)
  clock.wind(1000)
  expect(attempts(100)).toBe(1)
})

test('limit allowances: a limited number of owners is remembered, each until its allowance is full again', () => {
  const clock = manualClock()
  const some = allowances(clock, { burst: 2, perSecond: 1 }, 3)
  for (const owner of ['a', 'b', 'c']) for (let i = 0; i < 3; i++) some.take(owner)
  expect(some.size).toBe(3)
  // Not full again: still remembered.
  clock.wind(1999)
  expect([some.take('c') === 0, some.take('c')]).toEqual([true, expect.any(Number)])
  expect(some.size).toBe(3)
  // A fourth owner takes the place of the one that was quiet for longest, and of no other.
  expect(some.take('d')).toBe(0)
  expect(some.size).toBe(3)
  expect(some.take('c')).toBeGreaterThan(0)
  // Full again: forgotten at the next use of any.
  clock.wind(2000)
  some.take('e')
  expect(some.size).toBe(1)
})

test('an owner who has to wait hears for how long', () => {
  const clock = manualClock()
  const some = allowances(clock, { burst: 1, perSecond: 0.1 }, 10)
  expect([some.take('a'), some.take('a')]).toEqual([0, 10])
  clock.wind(4000)
  expect(some.take('a')).toBeCloseTo(6)
})
