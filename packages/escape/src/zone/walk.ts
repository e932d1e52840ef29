import { around, type Sector } from '../sector.ts'
import type { Cell } from '../zone.ts'

/** A sheet to walk on: a zone, or a draft of one. */
export type Sheet = { readonly cells: readonly Cell[] }

export const isOpen = (cell: Cell | undefined): boolean => cell === 'dangerous' || cell === 'secure' || cell === 'hatch'

/**
 * Steps on foot from a sector to every sector that can be walked to, hatches taken as open. A walk never enters a
 * start sector (MOV-4), nor the sector that is left out.
 */
export function stepsFrom({ cells }: Sheet, from: Sector, without?: Sector): ReadonlyMap<Sector, number> {
  const steps = new Map<Sector, number>([[from, 0]])
  for (const [at, n] of steps)
    for (const next of around(at))
      if (next !== without && isOpen(cells[next]) && !steps.has(next)) steps.set(next, n + 1)
  return steps
}
