import type { Sector, Zone } from '@selva/escape'

/** ITM-13: the sectors a Spotlight lights: the one in the middle and those next to it. */
export const litBy = (zone: Zone, at: Sector): readonly Sector[] => [at, ...(zone.next[at] ?? [])]
