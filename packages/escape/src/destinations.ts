import type { Side } from './character.ts'
import { CELLS, type Sector } from './sector.ts'
import { hatchIndexAt, type Zone } from './zone.ts'

/** The fastest anybody ever moves. */
const FASTEST = 7

/** A table's changes to who may pass where. */
export type PassRules = {
  /** SWI-1: may an alien pass an open hatch? */
  readonly transit: boolean
  /** SCN-A4: is the mover's side kept out of secure sectors? */
  readonly barred: boolean
}
export const FREE_PASS_RULES: PassRules = { transit: true, barred: false }

/**
 * GEO-3, MOV-3 to MOV-5: where a mover may end, from one step to as many as his speed; ascending. The path does not
 * matter, nor who else is there (MOV-7); whatever he stands in he may leave (MOV-8), a closed hatch nobody enters (HAT-6).
 * `open` is the bit set of the zone's open hatches, by their place in its list.
 */
export function destinations(
  zone: Zone,
  from: Sector,
  speed: number,
  side: Side,
  open: number,
  { transit, barred }: PassRules = FREE_PASS_RULES,
): readonly Sector[] {
  const flags = (side === 'human' ? 1 : 0) + (transit ? 2 : 0) + (barred ? 4 : 0)
  const key = ((open * 8 + flags) * (FASTEST + 1) + speed) * CELLS + from
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
        if (cell === 'hatch' && side === 'alien' && !transit) continue
        if (cell === 'secure' && barred) continue
        seen.add(next)
        further.push(next)
        // An alien never ends in a hatch.
        if (cell !== 'hatch' || side === 'human') ends.push(next)
      }
    }
    edge = further
  }
  ends.sort((a, b) => a - b)
  zone.reach.set(key, ends)
  return ends
}
