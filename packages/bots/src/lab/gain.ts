/** Sums over pairs of games, from which the mean gain and its interval follow; two can be added. */
export type GainSums = {
  readonly pairs: number
  readonly a: number
  readonly b: number
  /** Of the squares of the differences. */
  readonly squares: number
}

export const NO_GAIN: GainSums = { pairs: 0, a: 0, b: 0, squares: 0 }

export const addPair = ({ pairs, a, b, squares }: GainSums, withA: number, withB: number): GainSums => ({
  pairs: pairs + 1,
  a: a + withA,
  b: b + withB,
  squares: squares + (withA - withB) ** 2,
})

/** How much more A won than B, on average, with the interval that is `z` standard errors wide to either side. */
export type Gain = { readonly mean: number; readonly low: number; readonly high: number }

export function gainOf({ pairs, a, b, squares }: GainSums, z: number): Gain {
  if (pairs < 2) return { mean: 0, low: -1, high: 1 }
  const mean = (a - b) / pairs
  const half = z * Math.sqrt(Math.max(0, squares / pairs - mean * mean) / (pairs - 1))
  return { mean, low: mean - half, high: mean + half }
}

/** 95 % for one look. */
export const ONE_LOOK = 1.96
/**
 * For an interval that is looked at again and again: whenever it excludes 0, the gain is real in at least 95 of 100
 * such tests (the usual limit for twenty looks).
 */
export const MANY_LOOKS = 2.67

/** The result of a test so far. */
export type TestVerdict = 'gains' | 'loses' | 'open'

export function testVerdict(sums: GainSums, least: number): TestVerdict {
  if (sums.pairs < least) return 'open'
  const { low, high } = gainOf(sums, MANY_LOOKS)
  return low > 0 ? 'gains' : high < 0 ? 'loses' : 'open'
}
