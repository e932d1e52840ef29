import { describe, expect, test } from 'vitest'
import { type Plot, plotted, roundUp, shown } from './plot.ts'

const BARS: Plot = {
  title: 'Choices <fast>',
  unit: 'a second',
  kind: 'bars',
  labels: ['ours', 'theirs'],
  series: [
    { name: '20 tables', points: [{ median: 1000, least: 800, most: 1600 }, 500] },
    { name: '100 tables', points: [undefined, Number.NaN] },
  ],
}

const widths = (svg: string): readonly number[] =>
  [...svg.matchAll(/<rect x="270" y="\d+" width="([\d.]+)" height="12"/g)].map(([, width]) => Number(width))

describe('a plot', () => {
  test('draws bars as long as their values, and none for values that are missing', () => {
    const [ours = 0, theirs = 0, ...more] = widths(plotted(BARS))
    expect(more).toEqual([])
    expect(ours / theirs).toBeCloseTo(2, 2)
  })

  test('draws the spread of several runs beside their middle', () => {
    const [, from, to] = /class="spread" x1="([\d.]+)" y1="[\d.]+" x2="([\d.]+)"/.exec(plotted(BARS)) ?? []
    const [ours = 0] = widths(plotted(BARS))
    expect((Number(from) - 270) / ours).toBeCloseTo(0.8, 2)
    expect((Number(to) - 270) / ours).toBeCloseTo(1.6, 2)
  })

  test('lets no text of its own be read as markup, and says in words what it shows', () => {
    const svg = plotted(BARS)
    expect(svg).toContain('<title>Choices &lt;fast&gt;, a second</title>'.replace('&gt;', '>'))
    expect(svg).not.toContain('<fast>')
  })

  test('draws a line through all points of a series that are there', () => {
    const svg = plotted({
      ...BARS,
      kind: 'lines',
      labels: ['1', '2', '3'],
      series: [{ name: 'a', points: [1, undefined, 2] }],
    })
    expect(/<polyline points="([^"]*)"/.exec(svg)?.[1]?.split(' ')).toHaveLength(2)
    expect(svg.match(/<circle/g)).toHaveLength(2)
  })
})

test('a scale ends at a round number', () => {
  expect([0, 0.7, 1, 11, 2400, 26_000, 90].map(roundUp)).toEqual([1, expect.closeTo(0.8), 1, 20, 4000, 40_000, 100])
})

test('numbers have the digits that one reads', () => {
  expect([0.123, 12.34, 123.4, 12_345].map(shown)).toEqual(['0.12', '12.3', '123', '12,345'])
})
