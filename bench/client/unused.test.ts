import { expect, test } from 'vitest'
import { firstOf, unusedSources } from './unused.ts'

/** Two lines of 80 characters, each from a source of its own. */
const code = `${'a'.repeat(80)}\n${'b'.repeat(80)}`
const map = {
  file: 'out.js',
  version: 3,
  sources: ['../../packages/web/src/table/a.ts', '../../packages/web/src/escape/act/b.ts'],
  sourcesContent: [],
  names: [],
  // cspell:disable-next-line
  mappings: 'AAAA;ACAA',
  sourceRoot: '',
}
const ranges = (...parts: readonly (readonly [number, number, number])[]) =>
  parts.map(([startOffset, endOffset, count]) => ({ startOffset, endOffset, count }))

test('code that did not run is counted for its source, by what its file weighs on the wire', () => {
  const functions = [{ ranges: ranges([0, 161, 1], [81, 161, 0]) }, { ranges: ranges([81, 121, 1]) }]
  const [first, ...others] = unusedSources([{ code, map, bytes: 1610, functions }])
  expect(first?.source).toBe('packages/web/src/escape')
  expect(first?.bytes).toBeCloseTo(400, 0)
  expect(others).toEqual([])
})

test('the largest are named until they make up as much as is wanted', () => {
  const sources = [50, 30, 20, 10].map((bytes, i) => ({ source: `${i}`, bytes }))
  expect(firstOf(sources, 60).map(({ source }) => source)).toEqual(['0', '1'])
  expect(firstOf(sources, 1000)).toHaveLength(4)
})
