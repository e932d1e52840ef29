import type { TableFact } from '@selva/core'
import type { Found, SeenFact } from './facts.ts'
import type { Zone } from './zone.ts'

/** The places of a zone that facts name without a sector. */
export type StartsAndHatches = Pick<Zone, 'humanSector' | 'hatches'>

const NOBODY: readonly Found[] = []

/** The players whose sector a fact tells everyone, each with that sector (VIS-20 to VIS-25, VIS-28, VIS-31). */
export function sightingsIn(zone: StartsAndHatches, fact: SeenFact<undefined> | TableFact): readonly Found[] {
  switch (fact.kind) {
    case 'teleported':
      return [{ seat: fact.seat, sector: zone.humanSector }] // ITM-12
    case 'spotlight':
      return fact.found
    case 'sensed':
      return [{ seat: fact.target, sector: fact.sector }]
    case 'hatchReached':
      return zone.hatches.filter((h) => h.number === fact.hatch).map((h) => ({ seat: fact.seat, sector: h.at }))
    case 'startPlace':
    case 'reborn':
    case 'attack':
    case 'defended':
    case 'immune':
    case 'cloned':
    case 'killed':
      return [{ seat: fact.seat, sector: fact.sector }]
    default:
      return NOBODY
  }
}
