import type { Seat } from '@selva/core'
import type { Sector } from '@selva/escape'

/** A player's sign on a sector, with a round number: heard, seen, or only thought by me. */
export type Tag = {
  readonly sector: Sector
  readonly seat: Seat
  readonly round: number
  readonly kind: 'noise' | 'attack' | 'seen' | 'thought'
}

/** Players heard last are signed once, whether or not their trail is shown. */
export const withHeard = (tags: readonly Tag[], heard: readonly Tag[]): readonly Tag[] => [
  ...tags,
  ...heard.filter(
    ({ sector, seat, round }) =>
      !tags.some((tag) => tag.kind !== 'thought' && tag.sector === sector && tag.seat === seat && tag.round === round),
  ),
]

/** A tag's place within its sector: `dy` units below the middle. */
type LaidTag = { readonly tag: Tag; readonly dy: number }
export type LaidSector = {
  readonly sector: Sector
  readonly tags: readonly LaidTag[]
  /** How many there was no room for, and where that is said. */
  readonly more: number
  readonly moreAt: number
  /** The tags lie where the coordinate stands. */
  readonly covers: boolean
}

const ROWS: readonly (readonly number[])[] = [[], [10.6], [10.6, -9.4], [10.6, 0.6, -9.4]]

/** A sector has room for three rows: for more, the two newest and a count. */
export function layOut(tags: readonly Tag[]): readonly LaidSector[] {
  const bySector = new Map<Sector, Tag[]>()
  for (const tag of tags) bySector.set(tag.sector, [...(bySector.get(tag.sector) ?? []), tag])
  return [...bySector].map(([sector, here]) => {
    const newest = here.toSorted((a, b) => b.round - a.round || a.seat - b.seat)
    const shown = newest.length > 3 ? newest.slice(0, 2) : newest
    const rows = ROWS[Math.min(3, newest.length)] ?? []
    return {
      sector,
      tags: shown.map((tag, i) => ({ tag, dy: rows[i] ?? 0 })),
      more: newest.length - shown.length,
      moreAt: rows[2] ?? 0,
      covers: newest.length > 2,
    }
  })
}
