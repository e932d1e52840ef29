import { describe, expect, test } from 'vitest'
import { addPair, type GainSums, gainOf, MANY_LOOKS, NO_GAIN, ONE_LOOK, testVerdict } from '../../src/lab/gain.ts'

const sums = (pairs: readonly (readonly [a: number, b: number])[]): GainSums =>
  pairs.reduce((sum, [a, b]) => addPair(sum, a, b), NO_GAIN)

const repeated = (times: number, ...pairs: readonly (readonly [number, number])[]): GainSums =>
  sums(Array.from({ length: times }, () => pairs).flat())

describe('a gain', () => {
  test('is the mean difference, with an interval from the differences and not from the games', () => {
    // A wins one more of every four pairs, whatever happens in them.
    const { mean, low, high } = gainOf(repeated(100, [1, 0], [1, 1], [0, 0], [1, 1]), ONE_LOOK)
    expect(mean).toBeCloseTo(0.25, 9)
    expect(high - mean).toBeCloseTo(1.96 * Math.sqrt(0.1875 / 399), 9)
    expect(mean - low).toBeCloseTo(high - mean, 9)
  })
  test('of no pair is anything', () => {
    expect(gainOf(NO_GAIN, MANY_LOOKS)).toEqual({ mean: 0, low: -1, high: 1 })
  })
})

describe('a test', () => {
  test('does not end before the least number of pairs, however clear it is', () => {
    expect(testVerdict(repeated(100, [1, 0]), 400)).toBe('open')
    expect(testVerdict(repeated(400, [1, 0]), 400)).toBe('gains')
    expect(testVerdict(repeated(400, [0, 1]), 400)).toBe('loses')
  })
  test('goes on while the interval contains 0', () => {
    expect(testVerdict(repeated(200, [1, 0], [0, 1]), 400)).toBe('open')
  })
})
