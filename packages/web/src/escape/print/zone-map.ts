import { COLUMNS, cellAt, isPlain, nameOf, ROWS, type Sector, type Zone } from '@selva/escape'
import { textWidth } from '../../print/helvetica.ts'
import { circle, lines, type Point, path, polygons, rectangle, type Shape } from '../../print/printout.ts'
import { center, corners, MARGIN, SHEET } from '../geometry.ts'
import { hullOf } from '../hull.ts'
import { hatching } from './hatching.ts'
import { around, STARTS } from './marks.ts'

/** Widths of lines in millimetres: none is so thin that a bad printer leaves it out. */
export const LINES = { hatching: 0.12, cell: 0.18, inner: 0.16, hull: 0.75, start: 0.6, ring: 0.45 } as const
/** Between two lines of the hatching. */
export const HATCHING = 1.25
/** The size of a coordinate, and of its capitals. */
const COORDINATE = 2.75
const CAPITALS = 0.72

/** The height of the map for its width. */
export const mapHeight = (width: number): number => (width * SHEET.height) / SHEET.width

/** The place of the map on the paper: from the units of the screen's map to millimetres. */
type Place = { readonly at: (point: Point) => Point; readonly scale: number }

const label = (at: Point, text: string, size: number, face: 'plain' | 'strong' = 'plain'): Shape => ({
  kind: 'text',
  at: [at[0], at[1] + (size * CAPITALS) / 2],
  text,
  size,
  face,
  align: 'middle',
})

const hexAt = (at: Sector, { at: place }: Place, size = 1): readonly Point[] => corners(center(at), size).map(place)

/** The letters above and the numbers on both sides. */
function axes({ at }: Place): readonly Shape[] {
  const letters = Array.from({ length: COLUMNS }, (_, c) =>
    label(at([center(cellAt(c, 1))[0], MARGIN.top - 9]), String.fromCharCode(65 + c), 2.6, 'strong'),
  )
  const numbers = Array.from({ length: ROWS }, (_, r) => {
    const y = center(cellAt(0, r + 1))[1]
    const text = String(r + 1).padStart(2, '0')
    return [MARGIN.left - 12, SHEET.width - MARGIN.right + 12].map((x) => label(at([x, y]), text, 2.6, 'strong'))
  })
  return [...letters, ...numbers.flat()]
}

/** The free space around a coordinate. */
function gapAt(at: Sector, place: Place): readonly Point[] {
  const [x, y] = place.at(center(at))
  const width = textWidth(nameOf(at), COORDINATE, 'plain') + 0.7
  const height = COORDINATE * CAPITALS + 0.9
  return rectangle(x - width / 2, y - height / 2, width, height)
}

function hatchMark(at: Sector, number: number, place: Place): readonly Shape[] {
  const middle = place.at(center(at))
  return [
    polygons([hexAt(at, place, 0.95)], { line: LINES.start, fill: 'paper' }),
    path(circle(middle, 11 * place.scale), { line: LINES.ring }),
    label(middle, String(number), number > 9 ? 3.3 : 4.2, 'strong'),
  ]
}

function startMark(at: Sector, side: keyof typeof STARTS, place: Place): readonly Shape[] {
  return [
    polygons([hexAt(at, place, 0.95)], { line: LINES.start, fill: 'paper' }),
    ...around(STARTS[side], place.at(center(at)), 20 * place.scale),
  ]
}

/** The map of a zone in black lines: dangerous sectors are hatched, secure ones have an inner line. */
export function zoneMap(zone: Zone, [left, top]: Point, width: number): readonly Shape[] {
  const scale = width / SHEET.width
  const place: Place = { at: ([x, y]) => [left + x * scale, top + y * scale], scale }
  const dangerous = zone.sectors.filter((at) => zone.cells[at] === 'dangerous')
  const secure = zone.sectors.filter((at) => zone.cells[at] === 'secure')
  const hexes = (sectors: readonly Sector[], size = 1) => sectors.map((at) => hexAt(at, place, size))
  const gaps = dangerous.map((at) => gapAt(at, place))
  return [
    ...axes(place),
    lines(hatching(hexes(dangerous), gaps, HATCHING), { line: LINES.hatching }),
    polygons(hexes(zone.sectors), { line: LINES.cell }),
    polygons(hexes(secure, 0.8), { line: LINES.inner }),
    polygons(
      hullOf(zone).map((outline) => outline.map(place.at)),
      { line: LINES.hull },
    ),
    ...zone.sectors.filter((at) => isPlain(zone, at)).map((at) => label(place.at(center(at)), nameOf(at), COORDINATE)),
    ...startMark(zone.humanSector, 'human', place),
    ...startMark(zone.alienSector, 'alien', place),
    ...zone.hatches.flatMap(({ at, number }) => hatchMark(at, number, place)),
  ]
}
