import { isRefusal, type Refusal } from '@selva/core'
import { PRESETS, type Preset } from '../setting/scenario.ts'
import { settingFrom } from '../setting/setting.ts'
import { type Zone, zoneReference } from '../zone.ts'

/** A preset, and why it cannot be played on a zone; `undefined` if it can. */
export type PresetOnZone = { readonly preset: Preset; readonly refusal: Refusal | undefined }

const SEATS = 8

/** Every preset, with the reason if this zone cannot host it. */
export function presetsFor(zone: Zone): readonly PresetOnZone[] {
  return PRESETS.map((preset) => {
    const setting = settingFrom({ zone: zoneReference(zone), preset, seats: SEATS })
    return { preset, refusal: isRefusal(setting) ? setting : undefined }
  })
}
