import { isRefusal, isSeat, type Refusal, refuse, type Seat } from '@selva/core'
import type { Counts } from './copies.ts'
import { cardsFrom, isFields, rulesFrom } from './draft.ts'
import type { Rules } from './switches.ts'

/** Fixed for a table before the deal. */
export type Setting = {
  readonly seats: number
  readonly rules: Rules
  /** How many copies of each kind are in the game (SET-6: public). */
  readonly cards: Counts
  /** OPT-16: who begins. */
  readonly first: Seat | 'random'
}

export const MIN_SEATS = 4
export const MAX_SEATS = 12

/** The options of a table, `{ seats, rules?, cards?, first? }`, checked. */
export function settingFrom(draft: unknown): Setting | Refusal {
  const fields = isFields(draft) ? draft : {}
  const seats = fields['seats']
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < MIN_SEATS || seats > MAX_SEATS)
    return refuse('seats', `${MIN_SEATS}–${MAX_SEATS}`)
  const rules = rulesFrom(fields['rules'])
  if (isRefusal(rules)) return rules
  const cards = cardsFrom(fields['cards'], seats)
  if (isRefusal(cards)) return cards
  const first = fields['first'] ?? 'random'
  if (first !== 'random' && !isSeat(first, seats)) return refuse('first', first)
  return { seats, rules, cards, first }
}
