import { COLUMNS, cellAt, columnOf, ROWS, rowOf, type Sector } from '@selva/escape'
import { short } from '../ui/short.ts'
import type { Drawing } from './drawing.ts'
import { center, corners, type Point, pathThrough } from './geometry.ts'

/**
 * The sector across each edge of a hex, in the order of its corners: lower right, below, lower left, upper left, above,
 * upper right.
 */
function across(at: Sector): readonly (Sector | undefined)[] {
  const c = columnOf(at)
  const r = rowOf(at)
  const low = c % 2 === 1 ? r + 1 : r
  const cells: readonly (readonly [number, number])[] = [
    [c + 1, low],
    [c, r + 1],
    [c - 1, low],
    [c - 1, low - 1],
    [c, r - 1],
    [c + 1, low - 1],
  ]
  return cells.map(([a, b]) => (a >= 0 && a < COLUMNS && b >= 1 && b <= ROWS ? cellAt(a, b) : undefined))
}

const key = ([x, y]: Point): string => `${short(x)},${short(y)}`

/** The edges between a sector and nothing, chained into closed outlines: the hull, and the holes in the ship. */
export function hullOf(zone: Pick<Drawing, 'cells' | 'sectors'>): readonly (readonly Point[])[] {
  const edges = new Map<string, { readonly from: Point; readonly to: Point }[]>()
  for (const at of zone.sectors) {
    const points = corners(center(at))
    for (const [i, beyond] of across(at).entries()) {
      if (beyond !== undefined && zone.cells[beyond] !== 'void') continue
      const from = points[i]
      const to = points[(i + 1) % 6]
      if (from === undefined || to === undefined) continue
      edges.set(key(from), [...(edges.get(key(from)) ?? []), { from, to }])
    }
  }
  const outlines: Point[][] = []
  for (const start of edges.keys()) {
    let edge = edges.get(start)?.pop()
    const outline: Point[] = []
    while (edge !== undefined) {
      outline.push(edge.from)
      edge = key(edge.to) === start ? undefined : edges.get(key(edge.to))?.pop()
    }
    if (outline.length > 0) outlines.push(outline)
  }
  return outlines
}

const drawn = new WeakMap<Drawing, string>()

/** The hull as a path; worked out once per zone. */
export function hullPath(zone: Drawing): string {
  const known = drawn.get(zone)
  if (known !== undefined) return known
  const path = hullOf(zone)
    .map((outline) => pathThrough(outline))
    .join('')
  drawn.set(zone, path)
  return path
}
