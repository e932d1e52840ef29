import type { OptionOf, Seat } from '@selva/core'
import { CARDS, type Card } from './card.ts'
import { others } from './ring.ts'
import { ROLES, type Role } from './role.ts'
import { type PartialState, playerAt } from './state.ts'

/** Claims a player may make to the table, true or not (ABT-7). */
export type Claim =
  /** I gave this card to them. */
  | { readonly do: 'gave'; readonly card: Card; readonly whom: Seat }
  /** I got this card from them. */
  | { readonly do: 'got'; readonly card: Card; readonly whom: Seat }
  /** I saw this card in their hand. */
  | { readonly do: 'saw'; readonly card: Card; readonly whom: Seat }
  /** They are … */
  | { readonly do: 'is'; readonly whom: Seat; readonly role: Role }
  /** I am … */
  | { readonly do: 'am'; readonly role: Role }

/** The living may claim anything about any card and anybody else who lives: the list tells nothing of what they hold. */
export function claims(state: PartialState, seat: Seat): readonly OptionOf<Claim>[] {
  if (!playerAt(state, seat).alive || state.step.at === 'over') return []
  const whom = others(state, seat)
  return [
    { do: 'gave', card: CARDS, whom },
    { do: 'got', card: CARDS, whom },
    { do: 'saw', card: CARDS, whom },
    { do: 'is', whom, role: ROLES },
    { do: 'am', role: ROLES },
  ]
}
