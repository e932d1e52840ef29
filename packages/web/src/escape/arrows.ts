import { COLUMNS, cellAt, columnOf, ROWS, rowOf, type Sector } from '@selva/escape'
import { type Drawing, isOnSheet } from './drawing.ts'

const STEPS: Record<string, readonly [column: number, row: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The key is one that moves from sector to sector. */
export const isArrow = (key: string): boolean => key in STEPS

/**
 * Returns the sector a key leads to: up and down along the column, left and right along the row (its hexes touch, half
 * a step up and down). Holes in the ship are jumped over; at the edge the sector stays the same.
 */
export function sectorBeside(zone: Drawing, from: Sector, arrow: string): Sector {
  const step = STEPS[arrow]
  if (step === undefined) return from
  let column = columnOf(from) + step[0]
  let row = rowOf(from) + step[1]
  while (column >= 0 && column < COLUMNS && row >= 1 && row <= ROWS) {
    const at = cellAt(column, row)
    if (isOnSheet(zone, at)) return at
    column += step[0]
    row += step[1]
  }
  return from
}
