import { PRESETS, zones } from '@selva/escape'
import type { BroughtDocument } from '../../documents/document-in-address.ts'
import { OFFICIAL } from '../../documents/shown.ts'
import { seatsFor } from '../documents/setting-of.ts'
import { type HostForm, withPreset, withZone, zoneIn } from './form.ts'

/** The form with one of the game's own zones or presets; `undefined` if it has none such. */
export function withOfficial(form: HostForm, { kind, id }: BroughtDocument): HostForm | undefined {
  const name = id.slice(OFFICIAL.length)
  const preset = PRESETS.find((known) => kind === 'scenario' && known === name)
  if (preset !== undefined) return withPreset(form, preset)
  return kind === 'zone' && zones.some((zone) => zone.id === name) ? withZone(form, name) : undefined
}

/** The form with the zone of a document; `undefined` if it cannot be used here. */
export function withZoneDocument(form: HostForm, document: BroughtDocument): HostForm | undefined {
  const { kind, id, stored } = document
  if (stored === undefined) return withOfficial(form, document)
  const { text = '', version, players } = stored
  if (kind !== 'zone' || zoneIn(text) === undefined) return undefined
  return { ...form, zone: text, seats: seatsFor(players), zoneDocument: { id, version } }
}
