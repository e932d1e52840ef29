import type { Seat } from '@selva/core'
import type { Card } from '@selva/stay-away'
import type { Seen } from './story-line.ts'

/** Cards that have come to my hand since I last acted, and from whom. */
export type Fresh = readonly { readonly card: Card; readonly from: Seat | 'deck' }[]

export const NOTHING_FRESH: Fresh = []

/** Facts of a player who has acted. */
const ACTED: readonly Seen['kind'][] = ['played', 'discarded', 'defended', 'topped', 'passChosen']

function after(fresh: Fresh, fact: Seen, me: Seat | undefined): Fresh {
  const got = (card: Card | undefined, from: Seat | 'deck'): Fresh =>
    card === undefined ? fresh : [...fresh, { card, from }]
  switch (fact.kind) {
    case 'offered':
      return fact.from === me ? NOTHING_FRESH : fresh
    case 'exchanged':
      // An answer is an act.
      if (fact.to === me) return fact.given === undefined ? NOTHING_FRESH : [{ card: fact.given, from: fact.from }]
      return fact.from === me ? got(fact.taken, fact.to) : fresh
    case 'passed':
      return fact.to === me ? got(fact.card, fact.from) : fresh
    case 'drew':
      return fact.seat === me && fact.to === 'hand' ? got(fact.card, 'deck') : fresh
    default:
      return ACTED.includes(fact.kind) && 'seat' in fact && fact.seat === me ? NOTHING_FRESH : fresh
  }
}

export const freshOf = (fresh: Fresh, frame: readonly Seen[], me: Seat | undefined): Fresh =>
  frame.reduce((so, fact) => after(so, fact, me), fresh)

/** For each card of a hand, where it has come from; the copy that was drawn last is the new one. */
export function freshIn(hand: readonly Card[], fresh: Fresh): readonly (Seat | 'deck' | undefined)[] {
  const left = [...fresh]
  return hand
    .toReversed()
    .map((card) => {
      const at = left.findLastIndex((one) => one.card === card)
      return at < 0 ? undefined : left.splice(at, 1)[0]?.from
    })
    .toReversed()
}
