import { expect, test } from 'vitest'
import { quantile, spreadOf } from './quantile.ts'

const HUNDRED = Array.from({ length: 100 }, (_, i) => i + 1)

test('a quantile is the value below which that part of all values lies', () => {
  expect(quantile(HUNDRED, 0.5)).toBe(51)
  expect(quantile(HUNDRED, 0.99)).toBe(100)
  expect(quantile(HUNDRED, 1)).toBe(100)
  expect(quantile(HUNDRED, 0)).toBe(1)
  expect(quantile([7], 0.99)).toBe(7)
  expect(quantile([], 0.5)).toBeNaN()
})

test('a spread is the middle, the least and the most of values in any order', () => {
  expect(spreadOf([30, 100, 9])).toEqual({ median: 30, least: 9, most: 100 })
  expect(spreadOf([5])).toEqual({ median: 5, least: 5, most: 5 })
})
