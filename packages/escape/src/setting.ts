import { type Refusal, refuse } from '@selva/core'
import { PRESETS, presets, type Rules } from './rules.ts'
import type { Zone } from './zone.ts'
import { zones } from './zones/index.ts'

/** What is fixed for a table before the deal. */
export type Setting = { readonly zone: Zone; readonly rules: Rules; readonly seats: number }

/** SET-1, for one crew (SET-4). */
export const LEAST_SEATS = 2
export const MOST_SEATS = 8

const field = (draft: unknown, name: string): unknown =>
  typeof draft === 'object' && draft !== null ? (draft as { readonly [name: string]: unknown })[name] : undefined

/** The wishes for a table, `{ zone, preset, seats }`, checked. */
export function settingFrom(draft: unknown): Setting | Refusal {
  const preset = PRESETS.find((p) => p === field(draft, 'preset'))
  if (preset === undefined) return refuse('preset', String(field(draft, 'preset')))
  const zone = zones.find((z) => z.id === field(draft, 'zone'))
  if (zone === undefined) return refuse('zone', String(field(draft, 'zone')))
  const seats = field(draft, 'seats')
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < LEAST_SEATS || seats > MOST_SEATS)
    return refuse('seats', `${LEAST_SEATS}–${MOST_SEATS}`)
  return { zone, rules: presets[preset], seats }
}
