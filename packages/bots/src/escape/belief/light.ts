import type { Seat } from '@selva/core'
import { aboard, CELLS, type Found, type Part, type Sector, SIDES } from '@selva/escape'
import type { Terrain } from '../terrain.ts'
import { mayHide } from './powers.ts'
import { type Suspect, seenAt, within } from './suspect.ts'

/** A Spotlight that has just been on: whoever hides from it is named next (ULT-34), and nobody else is there. */
export type Light = { readonly cells: Uint8Array; readonly lit: readonly Seat[] }

/** ITM-13: those found are where they were found, the others elsewhere, unless they hide. */
export function lightUp(
  suspects: readonly Suspect[],
  part: Part,
  terrain: Terrain,
  target: Sector,
  found: readonly Found[],
): Light {
  const cells = new Uint8Array(CELLS)
  cells[target] = 1
  for (const at of terrain.zone.next[target] ?? []) cells[at] = 1
  const lit = found.map(({ seat }) => seat)
  for (const { seat, sector } of found) {
    const suspect = suspects[seat - 1]
    if (suspect !== undefined) seenAt(suspect, sector)
  }
  const light = { cells, lit }
  for (const seat of aboard(part))
    if (!lit.includes(seat)) darken(suspects[seat - 1], light, mayHide(part, seat) > 0 ? 'alien' : 'none')
  return light
}

/** Takes somebody out of the light, but for a side that might hide in it. */
function darken(suspect: Suspect | undefined, { cells }: Light, hidden: 'alien' | 'none'): void {
  if (suspect === undefined) return
  const dark = cells.map((lit) => 1 - lit)
  const all = new Uint8Array(CELLS).fill(1)
  within(suspect, { human: dark, alien: hidden === 'alien' ? all : dark })
}

/** ULT-34: he is in the light after all. */
export const hidesIn = (suspect: Suspect, { cells }: Light): void => within(suspect, { human: cells, alien: cells })

/** All who hide have been named: nobody else is in the light. */
export function lightsOut(suspects: readonly Suspect[], part: Part, light: Light, named: readonly Seat[]): void {
  for (const seat of aboard(part)) {
    const suspect = suspects[seat - 1]
    if (light.lit.includes(seat) || named.includes(seat) || suspect === undefined) continue
    if (SIDES.some((side) => suspect.at[side].some((p, at) => p > 0 && light.cells[at] === 1)))
      darken(suspect, light, 'none')
  }
}
