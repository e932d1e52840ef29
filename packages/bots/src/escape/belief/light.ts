import type { Seat } from '@selva/core'
import { aboard, CELLS, type Found, type PartialState, type Sector } from '@selva/escape'
import type { Terrain } from '../terrain.ts'
import { type Suspect, seenAt, within } from './suspect.ts'

/** A Spotlight that has just been on, and who is known to be in it. */
export type Light = {
  readonly cells: Uint8Array
  readonly dark: Uint8Array
  readonly lit: readonly Seat[]
}

/** ITM-13: those found are where they were found. A player who hides from it is named next (ULT-34). */
export function lightUp(
  suspects: readonly Suspect[],
  { zone }: Terrain,
  target: Sector,
  found: readonly Found[],
): Light {
  const cells = new Uint8Array(CELLS)
  cells[target] = 1
  for (const at of zone.next[target] ?? []) cells[at] = 1
  for (const { seat, sector } of found) {
    const suspect = suspects[seat - 1]
    if (suspect !== undefined) seenAt(suspect, sector)
  }
  return { cells, dark: cells.map((lit) => 1 - lit), lit: found.map(({ seat }) => seat) }
}

/** ULT-34: he is in the light after all. */
export function hidesIn(suspect: Suspect, seat: Seat, light: Light): Light {
  within(suspect, { human: light.cells, alien: light.cells })
  return { ...light, lit: [...light.lit, seat] }
}

/** All who hide have been named: nobody else is in the light. */
export function lightsOut(suspects: readonly Suspect[], partial: PartialState, { dark, lit }: Light): void {
  for (const seat of aboard(partial)) {
    const suspect = suspects[seat - 1]
    if (suspect !== undefined && !lit.includes(seat)) within(suspect, { human: dark, alien: dark })
  }
}
