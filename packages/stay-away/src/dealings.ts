import type { Seat } from '@selva/core'
import type { Card } from './card.ts'
import type { Fact } from './facts.ts'
import { others } from './ring.ts'
import type { PartialState } from './state.ts'

/** Claims about one card of another player. */
type Act = 'gave' | 'got' | 'saw'

/** Everything that players have given, got and seen of one another, so that a claim can be held against it. */
export type Dealings = {
  /** The next fact of the log; the state is the table's own, before or after it. */
  happened(state: PartialState, fact: Fact): void
  knows(act: Act, who: Seat, card: Card, whom: Seat): boolean
}

export function dealings(): Dealings {
  const known = new Set<string>()
  const key = (act: Act, who: Seat, card: Card, whom: Seat): string => `${act} ${who} ${card} ${whom}`
  const saw = (by: readonly Seat[], cards: readonly Card[], of: Seat): void => {
    for (const seat of by) for (const card of cards) known.add(key('saw', seat, card, of))
  }
  const hand = (from: Seat, to: Seat, card: Card): void => {
    known.add(key('gave', from, card, to))
    known.add(key('got', to, card, from))
    saw([to], [card], from)
    saw([from], [card], to)
  }
  return {
    happened(state, fact) {
      switch (fact.kind) {
        case 'exchanged':
          hand(fact.from, fact.to, fact.given)
          hand(fact.to, fact.from, fact.taken)
          if (fact.givenOpen) saw(others(state, fact.from), [fact.given], fact.from)
          if (fact.takenOpen) saw(others(state, fact.to), [fact.taken], fact.to)
          return
        case 'passed':
          return hand(fact.from, fact.to, fact.card)
        case 'offered':
          if (fact.open) saw(others(state, fact.from), [fact.card], fact.from)
          return
        case 'drew':
          if (fact.open) saw(others(state, fact.seat), [fact.card], fact.seat)
          return
        case 'offerSeen':
          return saw([fact.by], [fact.card], fact.from)
        case 'cardSeen':
          return saw(fact.told, [fact.card], fact.of)
        case 'handSeen':
          return saw([fact.by], fact.hand, fact.of)
        case 'handShown':
          return saw(others(state, fact.seat), fact.hand, fact.seat)
        case 'revealed':
          if (fact.what === 'infected') saw(others(state, fact.seat), ['infected'], fact.seat)
          return
        default:
      }
    },
    knows: (act, who, card, whom) => known.has(key(act, who, card, whom)),
  }
}
