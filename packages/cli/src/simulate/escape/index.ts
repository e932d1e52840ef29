import { isRefusal, type Refusal, type SettingDraft } from '@selva/core'
import { MAX_SEATS, MIN_SEATS, PRESETS, scenarioDraftFrom, settingDraftOf, zones } from '@selva/escape'
import type { Arena, OwnOptions } from '../arena.ts'
import { isFile, scenarioIn, textOf } from '../document-file.ts'
import { codesIn, switchesIn } from '../typed.ts'
import { checks } from './checks.ts'

const zoneIds = zones.map(({ id }) => id)

/** A zone of the game by its id, or any other from its file. A name that is neither is refused with the list of ids. */
const zoneIn = (name: string): string | Refusal =>
  zoneIds.includes(name) || !isFile(name) ? name : textOf('zone', name)

function draft(
  seats: number,
  { preset, zone = '', scenario = '', codes, switches }: OwnOptions,
): SettingDraft | Refusal {
  const place = zoneIn(zone)
  if (isRefusal(place)) return place
  const added = { codes: codesIn(codes), switches: switchesIn(switches) }
  if (scenario === '') return { zone: place, preset, seats, ...added }
  const written = scenarioIn(scenario, scenarioDraftFrom)
  if (isRefusal(written)) return written
  return {
    ...settingDraftOf(written, place, seats),
    codes: [...written.codes, ...added.codes],
    switches: { ...written.switches, ...added.switches },
  }
}

export const escape: Arena = {
  players: `${MIN_SEATS} to ${MAX_SEATS}`,
  options: {
    preset: { unset: 'basic', meaning: `preset: ${PRESETS.join(', ')}` },
    zone: { unset: 'galilei', meaning: `map: ${zoneIds.join(', ')}, or a file` },
    scenario: { unset: '', meaning: 'scenario file, instead of a preset', decides: 'preset' },
    codes: { unset: '', meaning: 'scenario rules with their parameters, for example "A.1 E.3:n=3"' },
    switches: { unset: '', meaning: 'house rules, for example "rounds=20"' },
  },
  hints: {
    preset: `there are ${PRESETS.join(', ')}`,
    zone: `there are ${zoneIds.join(', ')}; or name a file`,
    seats: `a table has ${MIN_SEATS} to ${MAX_SEATS} players`,
    startStuck: 'no one could leave this start sector in this zone',
    noWayOut: 'no human could reach a hatch from this start sector',
  },
  draft,
  checks,
}
