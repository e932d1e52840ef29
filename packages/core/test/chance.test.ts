import { describe, expect, it } from 'vitest'
import { digest, fastChance, randomElement, seededChance, seedOf, shuffled } from '../src/index.ts'

describe('chance', () => {
  it('is the same for the same seed, scope and purpose, and differs for any other', () => {
    const draw = (seed: string, scope: string, purpose: string) => {
      const stream = seededChance(seedOf(seed), scope).stream(purpose)
      return Array.from({ length: 20 }, () => stream.below(1000)).join()
    }
    expect(draw('a', '1', 'deck')).toBe(draw('a', '1', 'deck'))
    const others = [draw('b', '1', 'deck'), draw('a', '2', 'deck'), draw('a', '1', 'dice')]
    for (const other of others) expect(other).not.toBe(draw('a', '1', 'deck'))
  })
  it('goes on with a stream that is asked for again', () => {
    const chance = seededChance(seedOf('a'), '1')
    const once = seededChance(seedOf('a'), '1').stream('deck')
    const apart = [chance.stream('deck').below(1e6), chance.stream('deck').below(1e6)]
    expect(apart).toEqual([once.below(1e6), once.below(1e6)])
  })
  it('keeps to a known answer, so that other programs can check it', () => {
    const stream = seededChance(seedOf('selva'), '7').stream('danger')
    expect(Array.from({ length: 6 }, () => stream.below(25))).toMatchInlineSnapshot(`
      [
        12,
        4,
        15,
        22,
        3,
        16,
      ]
    `)
    expect(digest('selva')).toMatchInlineSnapshot(`"b3190fd933e4acd88e3f293d06c47236c2f71237e81b0d62722b2fcdfbbd4298"`)
  })
  it('favours no number', () => {
    for (const chance of [seededChance(seedOf('x'), '0').stream('die'), fastChance(4)]) {
      const seen = [0, 0, 0, 0, 0, 0, 0]
      for (let i = 0; i < 14_000; i++) seen[chance.below(7)] = (seen[chance.below(7)] ?? 0) + 1
      // Seven faces, 14,000 throws: five standard deviations are about 207.
      for (const n of seen) expect(Math.abs(n - 2000)).toBeLessThan(260)
    }
  })
  it('shuffles without losing or adding', () => {
    const list = Array.from({ length: 52 }, (_, i) => i)
    const mixed = shuffled(list, fastChance(1))
    expect(mixed).not.toEqual(list)
    expect(mixed.toSorted((a, b) => a - b)).toEqual(list)
    expect(() => randomElement([], fastChance(1))).toThrow()
    expect(() => fastChance(1).below(0)).toThrow()
  })
})
