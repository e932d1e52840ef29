import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyChoice, allows, count, nth, type OptionOf } from '../src/index.ts'

type Choice =
  | { readonly do: 'move'; readonly to: number }
  | { readonly do: 'give'; readonly card: string; readonly whom: number }
  | { readonly do: 'end' }
const options: readonly OptionOf<Choice>[] = [
  { do: 'move', to: [3, 5, 8] },
  { do: 'give', card: ['axe', 'rope'], whom: [1, 2, 3] },
  { do: 'end' },
]

describe('options', () => {
  it('count and enumerate every choice once', () => {
    const all = Array.from({ length: count(options) }, (_, k) => JSON.stringify(nth(options, k)))
    expect(all).toHaveLength(10)
    expect(new Set(all).size).toBe(10)
    for (const choice of all) expect(allows(options, JSON.parse(choice))).toBe(true)
  })
  it('refuse everything else', () => {
    const wrong: unknown[] = [
      undefined,
      null,
      'end',
      [],
      ['end'],
      {},
      { do: 'move' },
      { do: 'move', to: 4 },
      { do: 'move', to: [3] },
      { do: 'move', to: '3' },
      { do: 'move', to: 3, extra: 1 },
      { do: 'give', card: 'axe' },
      { do: 'give', card: 'axe', whom: 4 },
      { do: 'end', to: 3 },
      { do: 'toString' },
      { do: '__proto__' },
      JSON.parse('{"do":"end","__proto__":{"x":1}}'),
    ]
    for (const choice of wrong) expect(allows(options, choice), JSON.stringify(choice)).toBe(false)
  })
  it('allow a thing exactly when it is one of them', () => {
    const all = Array.from({ length: count(options) }, (_, k) => JSON.stringify(sorted(nth(options, k))))
    const field = fc.constantFrom<unknown>(1, 2, 3, 5, 8, 'axe', 'rope', 'end', undefined)
    fc.assert(
      fc.property(
        fc.record(
          { do: fc.constantFrom('move', 'give', 'end', 'stay'), to: field, card: field, whom: field },
          { requiredKeys: ['do'] },
        ),
        (choice) => {
          const known = Object.values(choice).every((v) => v !== undefined)
          if (known) expect(allows(options, choice)).toBe(all.includes(JSON.stringify(sorted(choice))))
        },
      ),
    )
  })
})

const sorted = (choice: AnyChoice | object): object =>
  Object.fromEntries(Object.entries(choice).toSorted(([a], [b]) => (a < b ? -1 : 1)))
