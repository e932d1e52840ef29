import { describe, expect, test } from 'vitest'
import { BUDGET, perChoice, sizesOf, TABLES } from './sizes.ts'

describe.each(TABLES)('L16: $title', (table) => {
  const sizes = sizesOf(table, 6)
  const sizesIn = (spread: ReadonlyMap<number, number>): readonly number[] => [...spread.keys()].sort((a, b) => a - b)

  test('the size of a frame is the same whatever card was drawn, where it was not before', () => {
    const telling = [...sizes.byCard.values()].filter((rows) => rows.size > 1)
    expect(telling.length).toBeGreaterThan(0)
    const different = (when: 'before' | 'after') =>
      telling.filter((rows) => new Set([...rows.values()].flatMap((row) => sizesIn(row[when]))).size > 1)
    expect(different('before').length).toBeGreaterThan(0)
    expect(different('after')).toEqual([])
  })
  test('the size of a frame is the same whether there was a hidden fact or not, where it was not before', () => {
    const telling = [...sizes.byHidden.values()].filter((rows) => rows.size > 1)
    expect(telling.length).toBeGreaterThan(0)
    for (const rows of telling) {
      const [first, ...others] = [...rows.values()]
      for (const other of others) {
        expect(sizesIn(other.before)).not.toEqual(sizesIn(first?.before ?? new Map()))
        expect(sizesIn(other.after)).toEqual(sizesIn(first?.after ?? new Map()))
      }
    }
  })
  test('a choice costs a client no more than its budget, on the mean', () => {
    expect(perChoice(sizes, table)).toBeLessThanOrEqual(BUDGET)
  })
})
