import { type Card, isPanic, KINDS, type PartialState, type SeenFact } from '@selva/stay-away'
import { heardAimed, heardRefused } from './acts.ts'
import { type Belief, unknownPast } from './belief.ts'
import { heardExchange, heardPassed, sawOffered } from './dealings.ts'
import { heardLook } from './looks.ts'
import { sawCard, sawHand, sawShown } from './sightings.ts'
import { stockDraws, stockIs, stockKeeps, stockLoses } from './stock.ts'

const REFUSALS: readonly Card[] = ['noThanks', 'scary', 'missed']

/** How many cards of the game are Stay Away cards. */
const stayAwayCards = ({ setting }: PartialState): number =>
  KINDS.reduce((sum, kind) => sum + (isPanic(kind) ? 0 : setting.cards[kind]), 0)

/** Learns what one fact tells. `partial` is the seat's state before the fact is folded into it. */
export function hear(belief: Belief, partial: PartialState, fact: SeenFact<undefined>): void {
  switch (fact.kind) {
    case 'stacked':
      // SET-3: after a deal all the Infected! lie in the deck.
      belief.richness = partial.setting.cards.infected / Math.max(1, stayAwayCards(partial) - 4 * belief.seats)
      return
    case 'laidOut':
      return unknownPast(belief)
    case 'reshuffled':
      belief.richness = (belief.richness + partial.setting.cards.infected / stayAwayCards(partial)) / 2
      return
    case 'drew':
      if (fact.to === 'hand') stockDraws(belief, fact.seat, fact.card)
      return
    case 'kept':
      if (fact.card === undefined) stockKeeps(belief, fact.seat)
      else stockDraws(belief, fact.seat, fact.card)
      return
    case 'topped':
    case 'discarded':
      if (fact.card !== undefined && !('from' in fact && fact.from === 'aside'))
        stockLoses(belief, fact.seat, fact.card)
      return
    case 'panic':
      // PAN-6: whatever The Thing had is thrown away, and what comes is counted as it is drawn.
      if (fact.card === 'forgetful') stockIs(belief, fact.seat, 0)
      return
    case 'played':
      if (fact.at !== 'none') heardAimed(belief, partial, fact.card, fact.seat, fact.at)
      return
    case 'defended':
      if (partial.step.at === 'answer' && REFUSALS.includes(fact.card))
        heardRefused(belief, partial, fact.seat, partial.step.from)
      return
    case 'offered':
      belief.offeredTo = fact.to
      if (fact.card !== undefined && fact.from !== belief.seat) sawOffered(belief, fact.from, fact.to, fact.card)
      return
    case 'offerSeen':
      if (fact.card !== undefined) sawOffered(belief, fact.from, belief.offeredTo ?? fact.by, fact.card)
      return
    case 'exchanged':
      return heardExchange(belief, partial, fact)
    case 'passed':
      return heardPassed(belief, partial, fact)
    case 'handSeen':
      heardLook(belief, fact.by, fact.of)
      if (fact.hand !== undefined && fact.of !== belief.seat) sawHand(belief, fact.of, fact.hand)
      return
    case 'cardSeen':
      if (fact.card !== undefined && fact.of !== belief.seat) sawCard(belief, fact.of, fact.card)
      return
    case 'handShown':
      if (fact.seat !== belief.seat && fact.why !== 'superinfection') sawHand(belief, fact.seat, fact.hand)
      return
    case 'revealed':
      if (fact.seat !== belief.seat) sawShown(belief, fact.seat, fact.what)
      return
    default:
      return
  }
}
