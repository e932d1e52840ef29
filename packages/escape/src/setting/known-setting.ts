import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { CodeUse } from '../modules/index.ts'
import type { Setting } from '../state.ts'
import { zoneFrom } from '../zone/zone-of.ts'
import type { Zone } from '../zone.ts'
import { zones } from '../zones/index.ts'
import { scenarioFrom } from './draft.ts'
import { fieldsOf } from './fields.ts'
import { bases, scenarios } from './presets.ts'
import { resolve } from './resolve.ts'
import { PRESETS, type Scenario } from './scenario.ts'

/** SET-1 */
export const MIN_SEATS = 2
export const MAX_SEATS = 16

/** A zone of the game by its identifier, or any zone by the text of its file. */
function zoneIn(draft: unknown): Zone | Refusal {
  if (typeof draft !== 'string') return refuse('zone')
  const printed = zones.find(({ id, text }) => id === draft || text === draft)
  return printed ?? (draft.includes('\n') ? zoneFrom(draft) : refuse('zone', draft))
}

/** The options of a table, each checked alone. */
type SettingParts = { readonly zone: Zone; readonly scenario: Scenario<CodeUse>; readonly seats: number }

export function settingParts(draft: unknown): SettingParts | Refusal {
  const fields = fieldsOf(draft) ?? {}
  const preset = PRESETS.find((p) => p === fields['preset'])
  if (preset === undefined) return refuse('preset', fields['preset'])
  const zone = zoneIn(fields['zone'])
  if (isRefusal(zone)) return zone
  const seats = fields['seats']
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS)
    return refuse('seats', `${MIN_SEATS}–${MAX_SEATS}`)
  const scenario = scenarioFrom(draft, scenarios[preset])
  return isRefusal(scenario) ? scenario : { zone, scenario, seats }
}

/** The setting that these options make together. */
export const settingOf = ({ zone, scenario, seats }: SettingParts): Setting => ({
  zone,
  rules: resolve(bases[scenario.preset], scenario, seats),
  seats,
})

/** Reads the setting of a table that exists: whether its parts go together was asked when the table was made. */
export function knownSettingFrom(draft: unknown): Setting | Refusal {
  const parts = settingParts(draft)
  return isRefusal(parts) ? parts : settingOf(parts)
}

/** The setting with its zone and scenario written out: it can be read where neither is known. */
export const toFile = ({ zone, rules, seats }: Setting): unknown => ({ zone: zone.text, seats, ...rules.scenario })
