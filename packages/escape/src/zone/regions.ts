import type { Sector } from '../sector.ts'
import { isOpen, type Sheet, stepsFrom } from './walk.ts'

/** The parts of a sheet that can be walked through without a start sector, each as its sectors. */
export function regionsOf(sheet: Sheet): readonly ReadonlySet<Sector>[] {
  const regions: ReadonlySet<Sector>[] = []
  const seen = new Set<Sector>()
  for (const [i, cell] of sheet.cells.entries()) {
    const at = i as Sector
    if (!isOpen(cell) || seen.has(at)) continue
    const region = new Set(stepsFrom(sheet, at).keys())
    for (const sector of region) seen.add(sector)
    regions.push(region)
  }
  return regions
}
