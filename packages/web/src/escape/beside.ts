import type { Sector } from '@selva/escape'
import type { Drawing } from './drawing.ts'
import { center } from './geometry.ts'

/** The sides of a hex, from the top clockwise. */
export const HEX_SIDES = ['up', 'upRight', 'downRight', 'down', 'downLeft', 'upLeft'] as const
export type HexSide = (typeof HEX_SIDES)[number]

/** The side of a hex at which another touches it. */
export function sideTowards(from: Sector, to: Sector): HexSide {
  const [x0, y0] = center(from)
  const [x1, y1] = center(to)
  const height = y1 < y0 ? 'up' : 'down'
  if (Math.abs(x1 - x0) < 1) return height
  return x1 > x0 ? `${height}Right` : `${height}Left`
}

/** Names the sectors that touch a sector, side by side, for people who cannot see it. Leaves out the hull. */
export const besideText = (
  zone: Drawing,
  at: Sector,
  sides: { readonly [S in HexSide]: string },
  label: (at: Sector) => string,
): string =>
  (zone.next[at] ?? [])
    .map((next) => ({ side: sideTowards(at, next), next }))
    .toSorted((a, b) => HEX_SIDES.indexOf(a.side) - HEX_SIDES.indexOf(b.side))
    .map(({ side, next }) => `${sides[side]}: ${label(next)}`)
    .join('. ')

/** The sector after this one that can be chosen, round and round; the same if there is no other. */
export function nextToChoose(zone: Drawing, from: Sector, can: (at: Sector) => boolean): Sector {
  const { sectors } = zone
  const start = sectors.indexOf(from)
  return [...sectors.slice(start + 1), ...sectors.slice(0, start + 1)].find(can) ?? from
}
