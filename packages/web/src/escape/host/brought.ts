import { isRefusal } from '@selva/core'
import { PRESETS, scenarioDraftFrom, zones } from '@selva/escape'
import type { BroughtDocument } from '../../documents/document-in-address.ts'
import { OFFICIAL } from '../../documents/shown.ts'
import { seatsFor } from '../documents/setting-of.ts'
import { type HostForm, withPreset, zoneIn } from './form.ts'

/** The form with the zone or the rules of a document; `undefined` if it cannot be used here. */
export function withDocument(form: HostForm, { kind, id, stored }: BroughtDocument): HostForm | undefined {
  const name = id.slice(OFFICIAL.length)
  if (stored === undefined) {
    const preset = PRESETS.find((known) => kind === 'scenario' && known === name)
    if (preset !== undefined) return withPreset(form, preset)
    return kind === 'zone' && zones.some((zone) => zone.id === name) ? { ...form, zone: name } : undefined
  }
  const text = stored.text ?? ''
  const from = stored.published === stored.version ? { documents: [{ id, version: stored.version }] } : {}
  if (kind === 'zone')
    return zoneIn(text) === undefined ? undefined : { ...form, zone: text, seats: seatsFor(stored.players), ...from }
  const draft = scenarioDraftFrom(text)
  if (isRefusal(draft)) return undefined
  const { preset, codes, switches, decks, players } = draft
  return { ...form, preset, codes, switches, decks, seats: seatsFor(players), ...from }
}
