import { isPlain, nameOf, type Sector, type Zone } from '@selva/escape'

/**
 * A place in a sentence (VOC-2): a sector by its coordinate, a start sector or a hatch by its own name. Each catalogue
 * gives it the article and the preposition of its language.
 */
export type Spot =
  | { readonly kind: 'sector'; readonly coord: string }
  | { readonly kind: 'humanSector' | 'alienSector' }
  | { readonly kind: 'hatch'; readonly number: number }

/** The number of the hatch in a sector, if it is one. */
export const hatchAt = (zone: Pick<Zone, 'hatches'>, at: Sector): number | undefined =>
  zone.hatches.find((h) => h.at === at)?.number

export function spotOf(zone: Zone, at: Sector): Spot {
  const number = hatchAt(zone, at)
  if (number !== undefined) return { kind: 'hatch', number }
  if (isPlain(zone, at)) return { kind: 'sector', coord: nameOf(at) }
  return { kind: at === zone.alienSector ? 'alienSector' : 'humanSector' }
}
