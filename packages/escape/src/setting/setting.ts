import { isRefusal, type Refusal } from '@selva/core'
import type { Setting } from '../state.ts'
import { conflictsIn } from './conflicts.ts'
import { settingOf, settingParts } from './known-setting.ts'
import { placeConflict } from './places.ts'

/**
 * The options of a table, checked: `{ zone, preset, seats }`, and whatever parts of a scenario differ from the preset's
 * own: `codes`, `switches`, `decks`, `zones`.
 */
export function settingFrom(draft: unknown): Setting | Refusal {
  const parts = settingParts(draft)
  if (isRefusal(parts)) return parts
  const [conflict] = conflictsIn(parts.scenario, parts.seats)
  if (conflict !== undefined) return conflict.refusal
  const setting = settingOf(parts)
  return placeConflict(setting) ?? setting
}
