import { textWidth } from '../../print/helvetica.ts'
import { circle, lines, type Point, path, polygons, type Shape } from '../../print/printout.ts'
import { hatching } from './hatching.ts'
import { around, STARTS } from './marks.ts'
import type { SheetWords } from './words.ts'
import { HATCHING, LINES } from './zone-map.ts'

const RADIUS = 2.4
const SIZE = 3.1
/** Between a drawing and its words. */
const SPACE = 1.6

const hexAround = ([x, y]: Point, radius: number): readonly Point[] =>
  [0, 60, 120, 180, 240, 300].map((angle) => [
    x + radius * Math.cos((angle * Math.PI) / 180),
    y + radius * Math.sin((angle * Math.PI) / 180),
  ])

const cell = (at: Point): Shape => polygons([hexAround(at, RADIUS)], { line: LINES.cell })

type Entry = { readonly text: string; readonly mark: (at: Point) => readonly Shape[] }

const entriesOf = ({ legend: w, humanSector, alienSector }: SheetWords): readonly Entry[] => [
  {
    text: w.dangerous,
    mark: (at) => [lines(hatching([hexAround(at, RADIUS)], [], HATCHING), { line: LINES.hatching }), cell(at)],
  },
  {
    text: w.secure,
    mark: (at) => [cell(at), polygons([hexAround(at, RADIUS * 0.75)], { line: LINES.inner })],
  },
  {
    text: w.hatch,
    mark: (at) => [
      polygons([hexAround(at, RADIUS)], { line: LINES.start }),
      path(circle(at, RADIUS * 0.5), { line: LINES.ring * 0.8 }),
    ],
  },
  { text: humanSector, mark: (at) => around(STARTS.human, at, RADIUS * 2) },
  { text: alienSector, mark: (at) => around(STARTS.alien, at, RADIUS * 2) },
]

/** The signs of the map in one row; longer words are written smaller. */
export function legend(words: SheetWords, [left, y]: Point, width: number): readonly Shape[] {
  const entries = entriesOf(words)
  const marks = entries.length * (2 * RADIUS + SPACE)
  const least = (entries.length - 1) * 3
  const natural = entries.reduce((sum, { text }) => sum + textWidth(text, SIZE, 'plain'), 0)
  const size = SIZE * Math.min(1, (width - marks - least) / natural)
  const taken = marks + (natural * size) / SIZE
  const gap = (width - taken) / (entries.length - 1)
  let x = left
  return entries.flatMap(({ text, mark }) => {
    const at: Point = [x + RADIUS, y]
    const from = x + 2 * RADIUS + SPACE
    x = from + textWidth(text, size, 'plain') + gap
    const written: Shape = { kind: 'text', at: [from, y + size * 0.35], text, size, face: 'plain', align: 'start' }
    return [...mark(at), written]
  })
}
