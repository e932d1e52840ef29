import type { Seat } from '@selva/core'
import { type Card, copiesIn, kindsIn } from './card.ts'
import type { Me, Part } from './state.ts'

const allButTheThing = (kinds: Card[]): Card[] => (kinds[0] === 'theThing' ? kinds.slice(1) : kinds)
const without = (kinds: readonly Card[], card: Card): Card[] => kinds.filter((kind) => kind !== card)

/** HAND-2: what may be discarded, kind by kind. */
export function discardable({ hand, role }: Me): readonly Card[] {
  const kinds = allButTheThing(kindsIn(hand))
  return role === 'infected' && copiesIn(hand, 'infected') < 2 ? without(kinds, 'infected') : kinds
}

/** HAND-3: what may be given to another player, by the roles before the cards move. */
export function givable(state: Part, { hand, role }: Me, to: Seat): readonly Card[] {
  const kinds = allButTheThing(kindsIn(hand))
  if (role === 'thing') return kinds
  const passesOn = role === 'infected' && state.thing === to && copiesIn(hand, 'infected') >= 2
  return passesOn ? kinds : without(kinds, 'infected')
}

/** SUP-1 */
export const isSaturated = ({ hand }: Me): boolean => hand.length > 0 && hand.every((card) => card === 'infected')
