import { COLUMNS, columnOf, ROWS, rowOf, type Sector } from '@selva/escape'
import { short } from '../ui/short.ts'

/** Flat-top hexes, in units of a twentieth of a hex's radius: the whole sheet is drawn in these. */
export const RADIUS = 20
export const HEIGHT = Math.sqrt(3) * RADIUS
/** Room for the letters and numbers along the edges. */
export const MARGIN = { left: 22, top: 20, right: 22, bottom: 8 }
export const SHEET = {
  width: MARGIN.left + MARGIN.right + (1.5 * (COLUMNS - 1) + 2) * RADIUS,
  height: MARGIN.top + MARGIN.bottom + (ROWS + 0.5) * HEIGHT,
}

export type Point = readonly [x: number, y: number]

/** The middle of a cell: odd columns lie half a hex lower (GEO-1). */
export function center(at: Sector): Point {
  const column = columnOf(at)
  return [
    MARGIN.left + RADIUS + column * 1.5 * RADIUS,
    MARGIN.top + HEIGHT / 2 + (rowOf(at) - 1) * HEIGHT + (column % 2 === 1 ? HEIGHT / 2 : 0),
  ]
}

const ANGLES = [0, 60, 120, 180, 240, 300].map((a) => (a * Math.PI) / 180)

/** The corners of a hex, clockwise from the right one. */
export const corners = ([x, y]: Point, size = 1): readonly Point[] =>
  ANGLES.map((a) => [x + RADIUS * size * Math.cos(a), y + RADIUS * size * Math.sin(a)])

export const pathThrough = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}`

export const hexPath = (at: Sector, size = 1): string => pathThrough(corners(center(at), size))
export const hexPaths = (sectors: readonly Sector[], size = 1): string =>
  sectors.map((at) => hexPath(at, size)).join('')
