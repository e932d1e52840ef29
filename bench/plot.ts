import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One value of a series: a number, or the middle of several with the least and the most of them. */
export type Point = number | { readonly median: number; readonly least: number; readonly most: number }

type Series = { readonly name: string; readonly points: readonly (Point | undefined)[] }

/** A small picture of figures. */
export type Plot = {
  readonly title: string
  readonly unit: string
  /** Bars lie under each other, for things with names; a line goes from left to right, for sizes or times. */
  readonly kind: 'bars' | 'lines'
  /** The name of each point, the same for all series. */
  readonly labels: readonly string[]
  readonly series: readonly Series[]
}

const WIDTH = 720
const LEFT = 270
const RIGHT = 70
const TOP = 56
const BAR = 14
const GAP = 12
const LINES_HEIGHT = 220
const TICKS = 4
/** Told apart by those who do not see all colours, on white and on black. */
const COLOURS = ['#3b7dd8', '#e08a1e', '#2f9e6e', '#b65fc4', '#888888']
/** The page that shows the picture may be light or dark. */
const STYLE =
  'text{font:12px system-ui,sans-serif;fill:#333}.title{font-size:14px;font-weight:600}.grid{stroke:#8886}.spread{stroke:#333}@media(prefers-color-scheme:dark){text{fill:#ddd}.spread{stroke:#ddd}}'

const middle = (point: Point): number => (typeof point === 'number' ? point : point.median)
const most = (point: Point): number => (typeof point === 'number' ? point : point.most)
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const isThere = (point: Point | undefined): point is Point => point !== undefined && Number.isFinite(middle(point))
const at = (n: number): string => String(Math.round(n * 10) / 10)
const colour = (i: number): string => COLOURS[i % COLOURS.length] ?? ''

/** A number as people write it, with as many digits as one reads. */
export const shown = (n: number): string =>
  n >= 1000 ? Math.round(n).toLocaleString('en-GB') : n >= 100 ? n.toFixed(0) : n >= 10 ? n.toFixed(1) : n.toFixed(2)

/** The first number from which on all values have room, and whose quarters are round. */
export function roundUp(value: number): number {
  if (!(value > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 4, 6, 8].find((step) => step * power >= value) ?? 10) * power
}

const text = (x: number, y: number, words: string, attributes = ''): string =>
  `<text x="${at(x)}" y="${at(y)}"${attributes}>${escaped(words)}</text>`
const END = ' text-anchor="end"'
const CENTRE = ' text-anchor="middle"'

/** The names of the series, in one line; nothing if there is only one. */
const keyOf = (series: readonly Series[]): string =>
  series.length < 2
    ? ''
    : series
        .map(({ name }, i) => {
          const x = LEFT + i * 130
          return `<rect x="${x}" y="32" width="10" height="10" fill="${colour(i)}"/>${text(x + 15, 41, name)}`
        })
        .join('')

type Drawing = { readonly height: number; readonly body: readonly string[] }

const tickText = (value: number): string => value.toLocaleString('en-GB', { maximumSignificantDigits: 3 })
const ticks = (top: number): readonly number[] => Array.from({ length: TICKS + 1 }, (_, i) => (top * i) / TICKS)
const lineFrom = (style: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<line class="${style}" x1="${at(x1)}" y1="${at(y1)}" x2="${at(x2)}" y2="${at(y2)}"/>`

function bars({ labels, series }: Plot, top: number): Drawing {
  const x = (value: number): number => LEFT + ((WIDTH - LEFT - RIGHT) * value) / top
  const row = series.length * BAR + GAP
  const bottom = TOP + labels.length * row
  const grid = ticks(top).flatMap((value) => [
    lineFrom('grid', x(value), TOP - 4, x(value), bottom),
    text(x(value), bottom + 15, tickText(value), CENTRE),
  ])
  const drawn = labels.flatMap((label, l) => [
    text(LEFT - 8, TOP + l * row + (series.length * BAR) / 2 + 3, label, END),
    ...series.flatMap(({ points }, s) => {
      const point = points[l]
      if (!isThere(point)) return []
      const y = TOP + l * row + s * BAR
      const centre = y + (BAR - 2) / 2
      return [
        `<rect x="${LEFT}" y="${y}" width="${at(x(middle(point)) - LEFT)}" height="${BAR - 2}" fill="${colour(s)}"/>`,
        ...(typeof point === 'number' ? [] : [lineFrom('spread', x(point.least), centre, x(point.most), centre)]),
        text(x(most(point)) + 5, y + BAR - 3, shown(middle(point))),
      ]
    }),
  ])
  return { height: bottom + 24, body: [...grid, ...drawn] }
}

function lines({ labels, series }: Plot, top: number): Drawing {
  const left = 70
  const bottom = TOP + LINES_HEIGHT
  const x = (i: number): number => left + ((WIDTH - left - RIGHT) * i) / Math.max(1, labels.length - 1)
  const y = (value: number): number => bottom - (LINES_HEIGHT * value) / top
  const grid = ticks(top).flatMap((value) => [
    lineFrom('grid', left, y(value), WIDTH - RIGHT, y(value)),
    text(left - 8, y(value) + 4, tickText(value), END),
  ])
  const drawn = series.flatMap(({ points }, s) => {
    const there = points.flatMap((point, i) => (isThere(point) ? [{ x: x(i), y: y(middle(point)), point }] : []))
    const way = there.map((one) => `${at(one.x)},${at(one.y)}`).join(' ')
    return [
      `<polyline points="${way}" fill="none" stroke="${colour(s)}" stroke-width="2"/>`,
      ...there.flatMap(({ x: across, y: down, point }) => [
        ...(typeof point === 'number' ? [] : [lineFrom('spread', across, y(point.least), across, y(point.most))]),
        `<circle cx="${at(across)}" cy="${at(down)}" r="3" fill="${colour(s)}"/>`,
      ]),
    ]
  })
  return {
    height: bottom + 28,
    body: [...grid, ...labels.map((label, i) => text(x(i), bottom + 18, label, CENTRE)), ...drawn],
  }
}

/** The picture as an SVG that stands alone: no script, no font, no file besides. */
export function plotted(plot: Plot): string {
  const { title, unit, series, kind } = plot
  const values = series.flatMap(({ points }) => points.filter(isThere).map(most))
  const { height, body } = (kind === 'bars' ? bars : lines)(plot, roundUp(Math.max(0, ...values)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escaped(`${title}, ${unit}`)}</title>`,
    `<style>${STYLE}</style>`,
    text(12, 22, `${title}, ${unit}`, ' class="title"'),
    keyOf(series),
    ...body,
    '</svg>',
    '',
  ].join('\n')
}

/** Writes pictures into a folder, each under its name. */
export function writePlots(folder: string, plots: { readonly [name: string]: Plot }): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, plot] of Object.entries(plots)) writeFileSync(join(folder, `${name}.svg`), plotted(plot))
}
