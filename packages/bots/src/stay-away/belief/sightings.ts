import { type Seat, seatsOf } from '@selva/core'
import { type Card, copiesIn } from '@selva/stay-away'
import { type Belief, certain, infectedIf, setInfected, weigh, weighRole } from './belief.ts'
import { stockIs } from './stock.ts'

/** A whole hand is seen (ANA-1, PAN-8, WHI-1, PAN-11, PAN-12). */
export function sawHand(belief: Belief, seat: Seat, hand: readonly Card[]): void {
  const infected = copiesIn(hand, 'infected')
  stockIs(belief, seat, infected)
  if (hand.includes('theThing')) return certain(belief, seat)
  // HAND-4: The Thing would still have its card; INF-5: an Infected would have an Infected!.
  if (infected === 0) return weighRole(belief, seat, { thing: 0, infected: 0, human: 1 })
  weighRole(belief, seat, { thing: 0, infected: 1, human: belief.habits.humanHolds ** infected })
}

/** One card of a hand is seen, and chance picked it (SUS-1). */
export function sawCard(belief: Belief, seat: Seat, card: Card): void {
  if (card === 'theThing') return certain(belief, seat)
  const { infectedShare, thingShare, humanHolds } = belief.habits
  const humanShare = humanHolds / 4
  if (card === 'infected') weighRole(belief, seat, { thing: thingShare, infected: infectedShare, human: humanShare })
  // A quarter of The Thing's hand is its own card.
  else weighRole(belief, seat, { thing: 0.75 - thingShare, infected: 1 - infectedShare, human: 1 - humanShare })
}

/** PAN-12: an Infected! shown by choice, or nothing. */
export function sawShown(belief: Belief, seat: Seat, what: 'infected' | 'nothing'): void {
  const { humanHolds, humanDeclines } = belief.habits
  const human = what === 'infected' ? humanHolds / 2 : humanDeclines
  weighRole(belief, seat, { thing: 1, infected: 1, human })
}

/**
 * HAND-3: a player was seen to commit an Infected! to another. It is The Thing, or an Infected who gives it to The
 * Thing.
 */
export function sawInfectedGiven(belief: Belief, giver: Seat, to: Seat): void {
  const { infects, feeds } = belief.habits
  weigh(belief, (supposed) => {
    if (supposed === giver) return infects
    return supposed === to ? feeds * infectedIf(belief, supposed, giver) : 0
  })
  for (const supposed of seatsOf(belief.seats)) if (supposed === to) setInfected(belief, supposed, giver, 1)
}

/** A player was seen to give another card to a Human: The Thing would rather have infected him. */
export function sawOtherGiven(belief: Belief, giver: Seat, chance: number): void {
  weigh(belief, (supposed) => (supposed === giver ? 1 - chance : 1))
}
