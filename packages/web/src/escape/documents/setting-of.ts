import { isRefusal } from '@selva/core'
import {
  escape,
  MAX_SEATS,
  MIN_SEATS,
  type PRESETS,
  presetsFor,
  type ScenarioDraft,
  type Setting,
  scenarioDraftFrom,
  scenarioOf,
  settingDraftOf,
  zoneFrom,
  zones,
} from '@selva/escape'
import type { SettingDraft } from '@selva/protocol'
import type { DocumentSource } from '../../documents/game-documents.ts'

/** Enough players for every rule to matter, and few enough for one crew. */
const USUAL_SEATS = 6

/** A number of players that the author had in mind. */
export const seatsFor = (players: ScenarioDraft['players']): number => {
  const [least, most] = players === 'unknown' ? [MIN_SEATS, MAX_SEATS] : players
  return Math.min(Math.max(USUAL_SEATS, least), most)
}

function zoneSetting(text: string): SettingDraft | undefined {
  const zone = zones.find((one) => one.text === text) ?? zoneFrom(text)
  if (isRefusal(zone)) return undefined
  const hosted = presetsFor(zone).filter(({ refusal }) => refusal === undefined)
  const preset = hosted.find((one) => one.preset === 'advanced') ?? hosted[0]
  return preset === undefined
    ? undefined
    : { zone: zone.id === '' ? text : zone.id, preset: preset.preset, seats: seatsFor(zone.players) }
}

/** A scenario on the first zone on which it can be played: those that its author names, then all others. */
function scenarioSetting(text: string): SettingDraft | undefined {
  const draft = scenarioDraftFrom(text)
  if (isRefusal(draft)) return undefined
  const wanted = [...scenarioOf(draft).zones, ...zones.map(({ id }) => id)]
  return wanted
    .map((zone) => settingDraftOf(draft, zone, seatsFor(draft.players)))
    .find((setting) => !isRefusal(escape.setting(setting)))
}

/** A table for a document with bots. */
export const settingOf = ({ kind, text }: DocumentSource): SettingDraft | undefined =>
  kind === 'zone' ? zoneSetting(text) : scenarioSetting(text)

/** The rules of a document, checked: of a scenario on some zone. */
export function rulesOf(source: DocumentSource): Setting | undefined {
  const setting = escape.setting(settingOf(source))
  return isRefusal(setting) ? undefined : setting
}

/** The names of the presets that a zone can be played with, in their order. */
export function presetsOf(text: string): readonly (typeof PRESETS)[number][] {
  const zone = zoneFrom(text)
  if (isRefusal(zone)) return []
  return presetsFor(zone).flatMap(({ preset, refusal }) => (refusal === undefined ? [preset] : []))
}
