import { around, CELLS, COLUMNS, cellAt, columnOf, ROWS, rowOf, type Sector } from '@selva/escape'

/** Every cell of the sheet, column by column. */
export const EVERY_CELL: readonly Sector[] = Array.from({ length: CELLS }, (_, i) => i as Sector)

/** A cell in axial coordinates, in which a move by the same step is the same everywhere: odd columns lie lower. */
type Axial = { readonly q: number; readonly r: number }
/** A move over the sheet, in axial coordinates. */
export type Shift = Axial

const axialOf = (at: Sector): Axial => {
  const q = columnOf(at)
  return { q, r: rowOf(at) - (q - (q % 2)) / 2 }
}

function cellOf({ q, r }: Axial): Sector | undefined {
  const row = r + (q - (((q % 2) + 2) % 2)) / 2
  return q >= 0 && q < COLUMNS && row >= 1 && row <= ROWS ? cellAt(q, row) : undefined
}

export const shiftBetween = (from: Sector, to: Sector): Shift => {
  const [a, b] = [axialOf(from), axialOf(to)]
  return { q: b.q - a.q, r: b.r - a.r }
}

/** The cell this far away, if it is on the sheet. */
export const shifted = (at: Sector, { q, r }: Shift): Sector | undefined => {
  const from = axialOf(at)
  return cellOf({ q: from.q + q, r: from.r + r })
}

/** The nearest whole hex to a point between hexes. */
function rounded(q: number, r: number): Axial {
  const s = -q - r
  const [rq, rr, rs] = [Math.round(q), Math.round(r), Math.round(s)]
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs - s)]
  if (dq > dr && dq > ds) return { q: -rr - rs, r: rr }
  return dr > ds ? { q: rq, r: -rq - rs } : { q: rq, r: rr }
}

/** The cells of a straight line, both ends included: each touches the next. */
export function lineBetween(from: Sector, to: Sector): readonly Sector[] {
  const [a, b] = [axialOf(from), axialOf(to)]
  const [dq, dr] = [b.q - a.q, b.r - a.r]
  const steps = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
  // A line along an edge is pushed off it a little, so that it always takes the same side.
  const cells = Array.from({ length: steps + 1 }, (_, i) => {
    const t = steps === 0 ? 0 : i / steps
    return cellOf(rounded(a.q + dq * t + 1e-6, a.r + dr * t + 1e-6))
  })
  return cells.filter((at) => at !== undefined)
}

/** The cells in all columns and rows between two corners. */
export function rectangleBetween(one: Sector, other: Sector): readonly Sector[] {
  const columns = [columnOf(one), columnOf(other)].toSorted((a, b) => a - b)
  const rows = [rowOf(one), rowOf(other)].toSorted((a, b) => a - b)
  const isBetween = (n: number, [least = 0, most = 0]: readonly number[]): boolean => n >= least && n <= most
  return EVERY_CELL.filter((at) => isBetween(columnOf(at), columns) && isBetween(rowOf(at), rows))
}

/** The cells that can be walked to from a cell over cells that are alike. */
export function patchAround(from: Sector, isAlike: (at: Sector) => boolean): readonly Sector[] {
  const found = new Set<Sector>([from])
  for (const at of found) for (const next of around(at)) if (isAlike(next)) found.add(next)
  return [...found]
}
