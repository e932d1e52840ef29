import type { Brand } from '@selva/core'

/** A cell of the grid that holds a sector: column × 14 + row − 1 (GEO-1). */
export type Sector = Brand<number, 'Sector'>

export const COLUMNS = 23
export const ROWS = 14
export const CELLS = COLUMNS * ROWS

/** The cell at a column (0 is A) and a row (1 is 01). Whether the zone has a sector there is for the zone to say. */
export const cellAt = (column: number, row: number): Sector => (column * ROWS + row - 1) as Sector
export const columnOf = (sector: Sector): number => Math.floor(sector / ROWS)
export const rowOf = (sector: Sector): number => (sector % ROWS) + 1

/** The printed coordinate: `D09`. */
export const nameOf = (sector: Sector): string =>
  String.fromCharCode(65 + columnOf(sector)) + String(rowOf(sector)).padStart(2, '0')

/** The cell a coordinate names, or `undefined` if it names none of the grid's. */
export function sectorNamed(name: string): Sector | undefined {
  const match = /^([A-W])(0[1-9]|1[0-4])$/.exec(name.toUpperCase())
  if (match === null) return undefined
  return cellAt((match[1] ?? '').charCodeAt(0) - 65, Number(match[2]))
}

/** GEO-2: the cells around a cell, inside the grid. Odd columns lie half a hex lower. */
export function around(sector: Sector): readonly Sector[] {
  const column = columnOf(sector)
  const row = rowOf(sector)
  const slant = column % 2 === 1 ? row + 1 : row - 1
  return [
    [column, row - 1],
    [column, row + 1],
    [column - 1, row],
    [column + 1, row],
    [column - 1, slant],
    [column + 1, slant],
  ]
    .filter(([c = 0, r = 0]) => c >= 0 && c < COLUMNS && r >= 1 && r <= ROWS)
    .map(([c = 0, r = 0]) => cellAt(c, r))
    .toSorted((a, b) => a - b)
}
