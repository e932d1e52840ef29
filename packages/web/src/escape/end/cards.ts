import type { Seat } from '@selva/core'
import { CARDS, type Card, type Rules } from '@selva/escape'
import type { Seen } from '../story-line.ts'

/** How many of each kind. */
export type CardCounts = ReadonlyMap<Card, number>

/** The cards everybody used in the course of a game, powers that stand in for a card included. */
export function usedIn(frames: readonly (readonly Seen[])[], rules: Rules): ReadonlyMap<Seat, CardCounts> {
  const used = new Map<Seat, Map<Card, number>>()
  let step = ''
  const count = (seat: Seat, card: Card): void => {
    const tally = used.get(seat) ?? new Map<Card, number>()
    used.set(seat, tally.set(card, (tally.get(card) ?? 0) + 1))
  }
  for (const fact of frames.flat()) {
    if (fact.kind === 'turn') step = 'before'
    else if (fact.kind === 'asked') step = fact.step
    else if (fact.kind === 'itemUsed') count(fact.seat, fact.item)
    else if (fact.kind === 'defended') count(fact.seat, 'defense')
    else if (fact.kind === 'cloned') count(fact.seat, 'clone')
    // SCN-G4: an undeclared use is a discard that the hand did not force.
    else if (fact.kind === 'cardDiscarded' && fact.item !== undefined && step !== 'over' && !rules.declares(fact.item))
      count(fact.seat, fact.item)
  }
  return used
}

/** A hand, counted. */
export const tallyOf = (hand: readonly (Card | undefined)[]): CardCounts =>
  new Map(CARDS.map((card): [Card, number] => [card, hand.filter((c) => c === card).length]).filter(([, n]) => n > 0))
