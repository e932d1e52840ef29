import { isRefusal } from '@selva/core'
import type { NewTable } from '@selva/protocol'
import { deckFor, defaultRules, MAX_SEATS, MIN_SEATS, type Rules, scenarioDraftFrom, stayAway } from '@selva/stay-away'
import { type ChosenScenario, namedScenario } from '../../documents/host/chosen-scenario.ts'
import { documentWords } from '../../documents/words.ts'
import type { HostForm } from './form.ts'

/** The form with the rules and cards of a scenario; `undefined` if it is none. */
export function withScenario(form: HostForm, scenario: ChosenScenario): HostForm | undefined {
  const draft = scenarioDraftFrom(scenario.text)
  if (isRefusal(draft)) return undefined
  const { rules, cards, players } = draft
  const [least, most] = players === 'unknown' ? [MIN_SEATS, MAX_SEATS] : players
  return { seats: Math.min(Math.max(form.seats, least), most), rules, cards, scenario }
}

/** The printed rules and cards again. */
export const withoutScenario = ({ seats }: HostForm): HostForm => ({ seats, rules: {}, cards: {} })

/** Another number of players has another printed deck; the cards of a scenario stay. */
export const withSeats = (form: HostForm, seats: number): HostForm =>
  form.scenario === undefined ? { ...form, seats, cards: {} } : { ...form, seats }

/** Has the host changed the rules or cards of the scenario? */
export function isChanged({ scenario, seats, rules, cards }: HostForm): boolean {
  if (scenario === undefined) return false
  const now = {
    seats,
    rules: { ...defaultRules, ...rules } as Rules, // the form holds values of the switches alone
    cards: { ...deckFor(seats), ...cards },
    first: 'random',
  } as const
  return !stayAway.plays(now, 'scenario', scenario.text)
}

/** Advice of the scenario's author that the table does not follow. */
export function adviceFor({ scenario, seats }: HostForm): readonly string[] {
  const players = scenario?.players ?? 'unknown'
  if (players === 'unknown' || (players[0] <= seats && seats <= players[1])) return []
  return [documentWords().choose.players(players[0], players[1])]
}

/** The documents that a new table names. */
export function documentsIn(form: HostForm): NewTable['documents'] {
  return form.scenario === undefined ? undefined : namedScenario(form.scenario, isChanged(form))
}
