import { isRefusal, type Refusal, refuse } from '@selva/core'
import { codeConflict, deckConflict, switchConflict } from './conflicts.ts'
import { fieldsOf, scenarioFrom } from './draft.ts'
import { placeConflict } from './places.ts'
import { bases, scenarios } from './presets.ts'
import { resolve } from './resolve.ts'
import { PRESETS, type Rules } from './rules.ts'
import type { Zone } from './zone.ts'
import { zones } from './zones/index.ts'

/** What is fixed for a table before the deal. */
export type Setting = { readonly zone: Zone; readonly rules: Rules; readonly seats: number }

/** SET-1 */
export const LEAST_SEATS = 2
export const MOST_SEATS = 16

/**
 * The wishes for a table, checked: `{ zone, preset, seats }`, and whatever parts of a scenario differ from the preset's
 * own: `codes`, `switches`, `decks`, `zones`.
 */
export function settingFrom(draft: unknown): Setting | Refusal {
  const fields = fieldsOf(draft) ?? {}
  const preset = PRESETS.find((p) => p === fields['preset'])
  if (preset === undefined) return refuse('preset', String(fields['preset']))
  const zone = zones.find((z) => z.id === fields['zone'])
  if (zone === undefined) return refuse('zone', String(fields['zone']))
  const seats = fields['seats']
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < LEAST_SEATS || seats > MOST_SEATS)
    return refuse('seats', `${LEAST_SEATS}–${MOST_SEATS}`)
  const scenario = scenarioFrom(draft, scenarios[preset])
  if (isRefusal(scenario)) return scenario
  const conflict = codeConflict(scenario) ?? switchConflict(scenario) ?? deckConflict(scenario, seats)
  if (conflict !== undefined) return conflict
  const setting = { zone, rules: resolve(bases[preset], scenario, seats), seats }
  return placeConflict(setting) ?? setting
}
