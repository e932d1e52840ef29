import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { Setting } from '../state.ts'
import { type Zone, zoneFrom } from '../zone.ts'
import { zones } from '../zones/index.ts'
import { codeConflict, deckConflict, switchConflict } from './conflicts.ts'
import { scenarioFrom } from './draft.ts'
import { fieldsOf } from './fields.ts'
import { placeConflict } from './places.ts'
import { bases, scenarios } from './presets.ts'
import { resolve } from './resolve.ts'
import { PRESETS } from './scenario.ts'

/** SET-1 */
export const MIN_SEATS = 2
export const MAX_SEATS = 16

/** A zone of the game by its identifier. */
const printedZone = (zoneDraft: unknown): Zone | Refusal =>
  zones.find((zone) => zone.id === zoneDraft) ?? refuse('zone', zoneDraft)

/** Any zone, from the text of its file. */
const writtenZone = (text: unknown): Zone | Refusal =>
  typeof text === 'string' ? (zones.find((zone) => zone.text === text) ?? zoneFrom(text)) : refuse('zone')

function settingWith(draft: unknown, zoneIn: (zoneDraft: unknown) => Zone | Refusal): Setting | Refusal {
  const fields = fieldsOf(draft) ?? {}
  const preset = PRESETS.find((p) => p === fields['preset'])
  if (preset === undefined) return refuse('preset', fields['preset'])
  const zone = zoneIn(fields['zone'])
  if (isRefusal(zone)) return zone
  const seats = fields['seats']
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS)
    return refuse('seats', `${MIN_SEATS}–${MAX_SEATS}`)
  const scenario = scenarioFrom(draft, scenarios[preset])
  if (isRefusal(scenario)) return scenario
  const conflict = codeConflict(scenario) ?? switchConflict(scenario) ?? deckConflict(scenario, seats)
  if (conflict !== undefined) return conflict
  const setting = { zone, rules: resolve(bases[preset], scenario, seats), seats }
  return placeConflict(setting) ?? setting
}

/**
 * The options of a table, checked: `{ zone, preset, seats }`, and whatever parts of a scenario differ from the preset's
 * own: `codes`, `switches`, `decks`, `zones`.
 */
export const settingFrom = (draft: unknown): Setting | Refusal => settingWith(draft, printedZone)

/** The setting with its zone and scenario written out: it can be read where neither is known. */
export const toFile = ({ zone, rules, seats }: Setting): unknown => ({ zone: zone.text, seats, ...rules.scenario })

/** A setting from a file, with whatever zone it holds. */
export const fromFile = (written: unknown): Setting | Refusal => settingWith(written, writtenZone)
