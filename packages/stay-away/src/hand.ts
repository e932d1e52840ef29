import type { Seat } from '@selva/core'
import { type Card, copiesIn, kindsIn } from './card.ts'
import type { Me, Part } from './state.ts'

const THE_THING: readonly Card[] = ['theThing']
const CONTAGION: readonly Card[] = ['theThing', 'infected']

/** HAND-2: what may be discarded, kind by kind. */
export function discardable({ hand, role }: Me): readonly Card[] {
  const keepsOne = role === 'infected' && copiesIn(hand, 'infected') < 2
  return kindsIn(hand, keepsOne ? CONTAGION : THE_THING)
}

/** HAND-3: what this player keeps to itself towards another one, by the roles before the cards move. */
function keptFrom(state: Part, { hand, role }: Me, to: Seat): readonly Card[] {
  if (role === 'thing') return THE_THING
  const passesOn = role === 'infected' && state.thing === to && copiesIn(hand, 'infected') >= 2
  return passesOn ? THE_THING : CONTAGION
}

/** HAND-3: what may be given to another player, kind by kind. */
export const givable = (state: Part, me: Me, to: Seat): readonly Card[] => kindsIn(me.hand, keptFrom(state, me, to))

/** HAND-3: is there anything to give? */
export function canGive(state: Part, me: Me, to: Seat): boolean {
  const kept = keptFrom(state, me, to)
  for (const card of me.hand) if (!kept.includes(card)) return true
  return false
}

/** SUP-1 */
export function isSaturated({ hand }: Me): boolean {
  for (const card of hand) if (card !== 'infected') return false
  return hand.length > 0
}
