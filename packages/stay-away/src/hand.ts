import type { Seat } from '@selva/core'
import { type Card, copiesIn, kindsIn } from './card.ts'
import { because, type May, type Reason } from './reason.ts'
import type { OwnPlayer, PartialState } from './state.ts'

/** The cards a player keeps to itself, and why. */
type Kept = { readonly cards: readonly Card[]; readonly why: { readonly [C in Card]?: Reason } }

const THE_THING: Kept = { cards: ['theThing'], why: { theThing: because.stays } }
const LAST_INFECTED: Kept = {
  cards: ['theThing', 'infected'],
  why: { theThing: because.stays, infected: because.lastOne },
}
const CONTAGION: Kept = {
  cards: ['theThing', 'infected'],
  why: { theThing: because.stays, infected: because.onlyThing },
}

/** HAND-2: the cards this player may not discard. */
const keptBack = ({ hand, role }: OwnPlayer): Kept =>
  role === 'infected' && copiesIn(hand, 'infected') < 2 ? LAST_INFECTED : THE_THING

/** HAND-2: what may be discarded, kind by kind. */
export const discardable = (me: OwnPlayer): readonly Card[] => kindsIn(me.hand, keptBack(me).cards)

/** HAND-2 */
export const mayDiscard = (me: OwnPlayer, card: Card): May => keptBack(me).why[card] ?? true

/** HAND-3: what this player keeps to itself towards another one, by the roles before the cards move. */
function keptFrom(state: PartialState, { hand, role }: OwnPlayer, to: Seat): Kept {
  if (role === 'thing') return THE_THING
  if (role !== 'infected' || state.thing !== to) return CONTAGION
  return copiesIn(hand, 'infected') >= 2 ? THE_THING : LAST_INFECTED
}

/** HAND-3: what may be given to another player, kind by kind. */
export const givable = (state: PartialState, me: OwnPlayer, to: Seat): readonly Card[] =>
  kindsIn(me.hand, keptFrom(state, me, to).cards)

/** HAND-3 */
export const mayGive = (state: PartialState, me: OwnPlayer, to: Seat, card: Card): May =>
  keptFrom(state, me, to).why[card] ?? true

/** HAND-3: is there anything to give? */
export function canGive(state: PartialState, me: OwnPlayer, to: Seat): boolean {
  const { cards } = keptFrom(state, me, to)
  for (const card of me.hand) if (!cards.includes(card)) return true
  return false
}

/** SUP-1 */
export function isSaturated({ hand }: OwnPlayer): boolean {
  for (const card of hand) if (card !== 'infected') return false
  return hand.length > 0
}
