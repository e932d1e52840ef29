import type { Seat, TableFact } from '@selva/core'
import type { SeenFact } from './facts.ts'
import type { Card } from './item.ts'
import type { Rules } from './state.ts'
import type { Step } from './step.ts'

/** How many of each card. */
export type CardCounts = ReadonlyMap<Card, number>

/** The card that a fact shows to be used: played, spent when its moment came, or stood in for by a power. */
function usedBy(rules: Rules, fact: SeenFact<undefined> | TableFact, step: Step): Card | undefined {
  switch (fact.kind) {
    case 'itemUsed':
      return fact.item
    case 'defended':
      return 'defense'
    case 'cloned':
      return 'clone'
    // SCN-G4: an undeclared use is a discard that the hand did not force.
    case 'cardDiscarded':
      return fact.item === undefined || step === 'over' || rules.declares(fact.item) ? undefined : fact.item
    default:
      return undefined
  }
}

/** The cards that each player used in the course of a game. */
export function usedCards(
  rules: Rules,
  facts: Iterable<SeenFact<undefined> | TableFact>,
): ReadonlyMap<Seat, CardCounts> {
  const used = new Map<Seat, Map<Card, number>>()
  let step: Step = 'before'
  for (const fact of facts) {
    if (fact.kind === 'turn') step = 'before'
    else if (fact.kind === 'asked') step = fact.step
    const card = usedBy(rules, fact, step)
    if (card === undefined || !('seat' in fact)) continue
    const counts = used.get(fact.seat) ?? new Map<Card, number>()
    used.set(fact.seat, counts.set(card, (counts.get(card) ?? 0) + 1))
  }
  return used
}
