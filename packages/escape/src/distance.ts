import type { Sector } from './sector.ts'
import type { Zone } from './zone.ts'

/** How many steps apart two sectors are on foot, hatches taken as open; nobody walks through a start sector (MOV-4). */
export function stepsBetween(zone: Zone, from: Sector, to: Sector): number | undefined {
  const steps = new Map<Sector, number>([[from, 0]])
  for (const [at, n] of steps) {
    if (at === to) return n
    for (const next of zone.next[at] ?? []) {
      const cell = zone.cells[next]
      if (!steps.has(next) && cell !== 'humanSector' && cell !== 'alienSector') steps.set(next, n + 1)
    }
  }
  return undefined
}
