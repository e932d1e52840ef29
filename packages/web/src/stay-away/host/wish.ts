import type { Refusal } from '@selva/core'
import { deckFor, KINDS, type Kind, SWITCHES, type Switch } from '@selva/stay-away'
import { cardName, tell } from '../words.ts'

/** What a host wishes: only what differs from the rules as they stand is kept. */
export type HostWish = {
  readonly seats: number
  readonly rules: { readonly [S in Switch]?: string | number }
  readonly cards: { readonly [K in Kind]?: number }
}

export const FIRST_WISH: HostWish = { seats: 6, rules: {}, cards: {} }

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is this a wish of a host? One from before an update may not be. */
export const isHostWish = (value: unknown): value is HostWish =>
  isObject(value) &&
  'seats' in value &&
  Number.isInteger(value.seats) &&
  'rules' in value &&
  isObject(value.rules) &&
  'cards' in value &&
  isObject(value.cards)

export const SWITCH_NAMES = Object.keys(SWITCHES) as Switch[]

/** The wish as the game reads it. */
export const draftOf = ({ seats, rules, cards }: HostWish) => ({ seats, rules, cards })

export const changesIn = ({ rules, cards }: HostWish): number => Object.keys({ ...rules, ...cards }).length

const without = <T extends object>(wishes: T, name: string): T =>
  Object.fromEntries(Object.entries(wishes).filter(([key]) => key !== name)) as T

/** A switch turned; back at its first value it is no wish any more. */
export function withRule(wish: HostWish, name: Switch, value: string | number): HostWish {
  const rest = without(wish.rules, name)
  return { ...wish, rules: value === SWITCHES[name][0] ? rest : { ...rest, [name]: value } }
}

/** So many copies of a card; as many as the printed deck has is no wish. */
export function withCards(wish: HostWish, kind: Kind, n: number): HostWish {
  const rest = without(wish.cards, kind)
  return { ...wish, cards: n === deckFor(wish.seats)[kind] ? rest : { ...rest, [kind]: n } }
}

/** The words of a value of a switch. */
export function valueText(name: Switch, value: string | number): string {
  const values: { readonly [value: string]: string } = tell().host.switches[name].values
  return values[value] ?? String(value)
}

/** Why there can be no such table. */
export function refusalText({ refused, about }: Refusal): string {
  const m = tell().host.refusals
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
