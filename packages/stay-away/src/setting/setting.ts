import { isRefusal, isSeat, type Refusal, refuse, type Seat } from '@selva/core'
import type { Counts } from './copies.ts'
import { cardsFrom, isFields, rulesFrom } from './draft.ts'
import type { Rules } from './switches.ts'

/** What is fixed for a table before the deal. */
export type Setting = {
  readonly seats: number
  readonly rules: Rules
  /** How many copies of each kind are in the game (SET-6: public). */
  readonly cards: Counts
  /** OPT-16: who begins. */
  readonly first: Seat | 'random'
}

export const LEAST_SEATS = 4
export const MOST_SEATS = 12

/** The wishes for a table, `{ seats, rules?, cards?, first? }`, checked. */
export function settingFrom(draft: unknown): Setting | Refusal {
  const wish = isFields(draft) ? draft : {}
  const seats = wish['seats']
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < LEAST_SEATS || seats > MOST_SEATS)
    return refuse('seats', `${LEAST_SEATS}–${MOST_SEATS}`)
  const rules = rulesFrom(wish['rules'])
  if (isRefusal(rules)) return rules
  const cards = cardsFrom(wish['cards'], seats)
  if (isRefusal(cards)) return cards
  const first = wish['first'] ?? 'random'
  if (first !== 'random' && !isSeat(first, seats)) return refuse('first', first)
  return { seats, rules, cards, first }
}
