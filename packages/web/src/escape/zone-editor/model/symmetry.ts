import { COLUMNS, cellAt, columnOf, ROWS, rowOf, type Sector } from '@selva/escape'

/** Painting on one side paints on the other: mirrored from left to right, turned by half a turn, or both. */
export const SYMMETRIES = ['none', 'mirror', 'turn', 'both'] as const
export type Symmetry = (typeof SYMMETRIES)[number]

/** The same cell on the other side of the middle column. */
const mirrored = (at: Sector): Sector => cellAt(COLUMNS - 1 - columnOf(at), rowOf(at))

/** The same cell above or below the middle. Odd columns lie half a hex lower, so their last row has no partner. */
function flipped(at: Sector): Sector | undefined {
  const column = columnOf(at)
  const row = (column % 2 === 0 ? ROWS + 1 : ROWS) - rowOf(at)
  return row >= 1 ? cellAt(column, row) : undefined
}

function turned(at: Sector): Sector | undefined {
  const other = flipped(at)
  return other === undefined ? undefined : mirrored(other)
}

/** The cells that are painted together with a cell, without the cell itself. */
export function twinsOf(at: Sector, symmetry: Symmetry): readonly Sector[] {
  const all = {
    none: [],
    mirror: [mirrored(at)],
    turn: [turned(at)],
    both: [mirrored(at), flipped(at), turned(at)],
  }[symmetry]
  return [...new Set(all)].filter((twin) => twin !== undefined && twin !== at) as readonly Sector[]
}
