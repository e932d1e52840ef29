import type { Refusal } from '@selva/core'
import type { SettingDraft } from '@selva/protocol'
import { deckFor, KINDS, type Kind, SWITCHES, type Switch } from '@selva/stay-away'
import { type ChosenScenario, isChosenScenario } from '../../documents/host/chosen-scenario.ts'
import { cardName, gameWords } from '../words.ts'

/** The host's choices: only those that differ from the rules as they stand are kept. */
export type HostForm = {
  readonly seats: number
  readonly rules: { readonly [S in Switch]?: string | number }
  readonly cards: { readonly [K in Kind]?: number }
  /** The scenario of a person that the rules were taken from. */
  readonly scenario?: ChosenScenario
}

export const EMPTY_FORM: HostForm = { seats: 6, rules: {}, cards: {} }

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True if this is a host's form. One from before an update may not be. */
export const isHostForm = (value: unknown): value is HostForm =>
  isObject(value) &&
  'seats' in value &&
  Number.isInteger(value.seats) &&
  'rules' in value &&
  isObject(value.rules) &&
  'cards' in value &&
  isObject(value.cards) &&
  (!('scenario' in value) || isChosenScenario(value.scenario))

export const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[]

/** The form that leads to a setting. */
export const formOf = ({ seats, rules, cards }: SettingDraft): unknown => ({
  seats,
  rules: rules ?? {},
  cards: cards ?? {},
})

/** The draft as the game reads it. */
export const draftOf = ({ seats, rules, cards }: HostForm) => ({ seats, rules, cards })

export const changesIn = ({ rules, cards }: HostForm): number => Object.keys({ ...rules, ...cards }).length

const without = <T extends object>(changes: T, name: string): T =>
  Object.fromEntries(Object.entries(changes).filter(([key]) => key !== name)) as T

/** Turns a switch; back at its first value it is no longer kept. */
export function withRule(form: HostForm, name: Switch, value: string | number): HostForm {
  const rest = without(form.rules, name)
  return { ...form, rules: value === SWITCHES[name][0] ? rest : { ...rest, [name]: value } }
}

/** Sets the number of copies of a card; the number in the printed deck is not kept. */
export function withCards(form: HostForm, kind: Kind, n: number): HostForm {
  const rest = without(form.cards, kind)
  return { ...form, cards: n === deckFor(form.seats)[kind] ? rest : { ...rest, [kind]: n } }
}

/** Why there can be no such table. */
export function refusalText({ refused, about }: Refusal): string {
  const m = gameWords().host.refusals
  switch (refused) {
    case 'copies': {
      const kind = KINDS.find((k) => k === about)
      return m.copies(kind === undefined ? about : cardName(kind))
    }
    case 'tooFewInfected':
    case 'tooFewCards':
    case 'tooFewToDraw':
    case 'tooManyCards':
      return m[refused](about)
    default:
      return m.other
  }
}
