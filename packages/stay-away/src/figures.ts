import type { AnyChoice, GameFigures, Seat } from '@selva/core'
import type { Card } from './card.ts'
import type { Claim } from './claim.ts'
import type { Fact } from './facts.ts'
import { others } from './ring.ts'
import { type FullState, playerAt } from './state.ts'
import type { StayAwayShape } from './table-game.ts'

/** The counts of a finished game for every seat. */
const STAY_AWAY_COUNTS = ['turns', 'kills', 'deaths', 'infections', 'claims', 'lies'] as const
type StayAwayCount = (typeof STAY_AWAY_COUNTS)[number]

/** Everything that players have given, got and seen of one another, so that a claim can be held against it. */
function dealings() {
  const known = new Set<string>()
  const key = (act: 'gave' | 'got' | 'saw', who: Seat, card: Card, whom: Seat): string =>
    `${act} ${who} ${card} ${whom}`
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
    happened(state: FullState, fact: Fact): void {
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
    knows: (act: 'gave' | 'got' | 'saw', who: Seat, card: Card, whom: Seat): boolean =>
      known.has(key(act, who, card, whom)),
  }
}

const isClaim = (claim: AnyChoice): claim is Claim => ['gave', 'got', 'saw', 'is', 'am'].includes(claim.do)

export const figures: GameFigures<StayAwayShape> = {
  counts: STAY_AWAY_COUNTS,
  about: () => ({ rules: '', map: '' }),
  counter: (add) => {
    const count = (seat: Seat, what: StayAwayCount): void => add(seat, what)
    const { happened, knows } = dealings()
    return {
      happened(state, fact) {
        happened(state, fact)
        if (fact.kind === 'turn') count(fact.seat, 'turns')
        if (fact.kind === 'infected') count(fact.by, 'infections')
        if (fact.kind !== 'eliminated') return
        if (fact.by !== 'none' && fact.by !== fact.seat) count(fact.by, 'kills')
        count(fact.seat, 'deaths')
      },
      claimed(state, seat, claim) {
        // The role of another player can only be guessed: a wrong guess is no lie.
        if (!isClaim(claim) || claim.do === 'is') return
        count(seat, 'claims')
        const isTrue =
          claim.do === 'am' ? playerAt(state, seat).role === claim.role : knows(claim.do, seat, claim.card, claim.whom)
        if (!isTrue) count(seat, 'lies')
      },
    }
  },
}
