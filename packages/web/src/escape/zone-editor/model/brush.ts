import { around, type Sector } from '@selva/escape'
import { type Symmetry, twinsOf } from './symmetry.ts'

export const BRUSHES = ['dangerous', 'secure', 'void', 'humanSector', 'alienSector', 'hatch'] as const
export type Brush = (typeof BRUSHES)[number]

/** Kinds of cell that can be painted over a whole area. The others are placed one at a time. */
export const isFloor = (brush: Brush): brush is 'dangerous' | 'secure' | 'void' =>
  brush === 'dangerous' || brush === 'secure' || brush === 'void'

export const SIZES = ['one', 'seven'] as const
export type Size = (typeof SIZES)[number]

/** A brush as it is held: the kind of cell, how wide, and with which symmetry. */
export type HeldBrush = {
  readonly brush: Brush
  readonly size: Size
  readonly symmetry: Symmetry
  /** The number of the hatch that is placed next; the lowest free one if none is wanted. */
  readonly number?: number | undefined
}

/** The cells that a brush touches when it is put on some cells: its width, then the twins of all of them. */
export function cellsUnder(cells: readonly Sector[], { brush, size, symmetry }: HeldBrush): readonly Sector[] {
  const wide = size === 'seven' && isFloor(brush) ? cells.flatMap((at) => [at, ...around(at)]) : cells
  // There is one Human and one Alien Sector, so these have no twin.
  const single = brush === 'humanSector' || brush === 'alienSector'
  const all = single ? wide : wide.flatMap((at) => [at, ...twinsOf(at, symmetry)])
  return [...new Set(all)]
}
