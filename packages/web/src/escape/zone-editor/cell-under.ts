import { COLUMNS, cellAt, ROWS, type Sector } from '@selva/escape'
import { center, HEIGHT, MARGIN, type Point, RADIUS } from '../geometry.ts'

/** The cell whose hex holds a point of the sheet, if there is one. */
export function cellUnder([x, y]: Point): Sector | undefined {
  const near = Math.round((x - MARGIN.left - RADIUS) / (1.5 * RADIUS))
  let best: { readonly at: Sector; readonly far: number } | undefined
  for (const column of [near - 1, near, near + 1]) {
    if (column < 0 || column >= COLUMNS) continue
    const row = Math.round((y - center(cellAt(column, 1))[1]) / HEIGHT) + 1
    if (row < 1 || row > ROWS) continue
    const at = cellAt(column, row)
    const [cx, cy] = center(at)
    const far = Math.hypot(x - cx, y - cy)
    if (far <= RADIUS && (best === undefined || far < best.far)) best = { at, far }
  }
  return best?.at
}
