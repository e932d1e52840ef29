import { isRefusal } from '@selva/core'
import {
  escape,
  MAX_SEATS,
  MIN_SEATS,
  scenarioDraftFrom,
  scenarioOf,
  settingDraftOf,
  uncheckedSetting,
  type Zone,
  zones,
} from '@selva/escape'
import type { NewTable } from '@selva/protocol'
import { language } from '../../client/language.ts'
import { joined } from '../../client/player.ts'
import { type ChosenScenario, namedScenario } from '../../documents/host/chosen-scenario.ts'
import { documentWords } from '../../documents/words.ts'
import { zoneName } from '../card/title.ts'
import { type HostForm, withZone, zoneIn } from './form.ts'

/** The form with the rules of a scenario; on another zone if it cannot be played on this one. `undefined` if it is none. */
export function withScenario(form: HostForm, scenario: ChosenScenario): HostForm | undefined {
  const draft = scenarioDraftFrom(scenario.text)
  if (isRefusal(draft)) return undefined
  const { preset, codes, switches, decks, players } = draft
  const [least, most] = players === 'unknown' ? [MIN_SEATS, MAX_SEATS] : players
  const seats = Math.min(Math.max(form.seats, least), most)
  const next: HostForm = { ...form, preset, codes, switches, decks, seats, scenario }
  const wanted = [form.zone, ...scenarioOf(draft).zones, ...zones.map(({ id }) => id)]
  const zone = wanted.find((one) => !isRefusal(escape.setting(settingDraftOf(draft, one, seats))))
  return zone === undefined || zone === form.zone ? next : withZone(next, zone)
}

/** Has the host changed the rules of the scenario? */
export function isChanged(form: HostForm, zone: Zone): boolean {
  const { scenario, seats } = form
  return scenario !== undefined && !escape.plays(uncheckedSetting(form, zone, seats), 'scenario', scenario.text)
}

/** Advice of the scenario's author that the table does not follow. */
export function adviceFor({ scenario, seats, zone }: HostForm): readonly string[] {
  const draft = scenario === undefined ? undefined : scenarioDraftFrom(scenario.text)
  if (draft === undefined || isRefusal(draft)) return []
  const m = documentWords().choose
  const { players } = draft
  const suits = players === 'unknown' || (players[0] <= seats && seats <= players[1])
  const title = zoneIn(zone)?.title
  const isMeant = draft.zones.length === 0 || draft.zones.some((one) => one === zone || one === title)
  const names = draft.zones.map((one) => (zones.some(({ id }) => id === one) ? zoneName(one) : one))
  return [
    ...(suits ? [] : [m.players(players[0], players[1])]),
    ...(isMeant ? [] : [m.zones(joined(language.value, names))]),
  ]
}

/** The documents that a new table names. */
export function documentsIn(form: HostForm): NewTable['documents'] {
  const { zoneDocument, scenario, zone } = form
  const place = zoneIn(zone)
  const written = scenario === undefined ? [] : namedScenario(scenario, place !== undefined && isChanged(form, place))
  const all = [...(zoneDocument === undefined ? [] : [zoneDocument]), ...written]
  return all.length === 0 ? undefined : all
}
