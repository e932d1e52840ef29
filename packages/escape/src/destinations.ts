import type { Side } from './character.ts'
import { CELLS, type Sector } from './sector.ts'
import { hatchIndexAt, type Zone } from './zone.ts'

/** The fastest anybody ever moves. */
const FASTEST = 7

/**
 * MOV-4, MOV-5: where a mover may end, from one step to as many as his speed; ascending. The path does not matter.
 * `open` is the bit set of the zone's open hatches, by their place in its list.
 */
export function destinations(zone: Zone, from: Sector, speed: number, side: Side, open: number): readonly Sector[] {
  const key = ((open * 2 + (side === 'human' ? 1 : 0)) * (FASTEST + 1) + speed) * CELLS + from
  const known = zone.reach.get(key)
  if (known !== undefined) return known
  const seen = new Set<Sector>([from])
  const ends: Sector[] = []
  let edge: readonly Sector[] = [from]
  for (let step = 1; step <= speed; step++) {
    const further: Sector[] = []
    for (const sector of edge) {
      for (const next of zone.next[sector] ?? []) {
        if (seen.has(next)) continue
        const cell = zone.cells[next]
        if (cell === 'humanSector' || cell === 'alienSector') continue
        if (cell === 'hatch' && (open & (1 << hatchIndexAt(zone, next))) === 0) continue
        seen.add(next)
        further.push(next)
        // SWI-1: an alien may pass an open hatch, never end in it.
        if (cell !== 'hatch' || side === 'human') ends.push(next)
      }
    }
    edge = further
  }
  ends.sort((a, b) => a - b)
  zone.reach.set(key, ends)
  return ends
}
