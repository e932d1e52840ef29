import { elementAt, type Seat, type Stream } from '@selva/core'
import { type Card, type Choice, copiesIn, type Showing } from '@selva/stay-away'
import { nearBest } from '../../pick.ts'
import { type Outlook, ownPlayerIn } from '../outlook.ts'
import type { Stance } from './stance.ts'

/** FRIEND (PAN-9): whom one would most like to exchange with. */
export function friendPicked(outlook: Outlook, stance: Stance, whom: readonly Seat[], stream: Stream): Choice {
  const { hand } = ownPlayerIn(outlook)
  const scores = whom.map((other) => stance.meet(other, hand))
  return { do: 'pick', whom: elementAt(whom, nearBest(scores, outlook.weights.slack, stream)) }
}

/** WITNESS (PAN-8): who may see everything. */
export function witnessPicked(outlook: Outlook, stance: Stance, whom: readonly Seat[], stream: Stream): Choice {
  const { hand } = ownPlayerIn(outlook)
  const scores = whom.map((other) => stance.confide(other, hand))
  return { do: 'pick', whom: elementAt(whom, nearBest(scores, outlook.weights.slack, stream)) }
}

/** KEEP (RES-1) into a hand, FORGET (PAN-6) instead of it. */
export function kept(outlook: Outlook, stance: Stance, cards: readonly Card[], stream: Stream): Choice {
  const { hand } = ownPlayerIn(outlook)
  const held = (card: Card): number => (outlook.part.step.at === 'keep' ? copiesIn(hand, card) : 0)
  const scores = cards.map((card) => stance.worth(card, held(card)))
  return { do: 'keep', card: elementAt(cards, nearBest(scores, outlook.weights.slack, stream)) }
}

/** REVEAL (PAN-12) */
export function shown(outlook: Outlook, stance: Stance, what: readonly Showing[], stream: Stream): Choice {
  const { hand } = ownPlayerIn(outlook)
  const value: Record<Showing, number> = {
    hand: stance.show(hand),
    nothing: outlook.weights.silence,
    infected: stance.show(['infected']) + stance.halt,
  }
  const scores = what.map((showing) => value[showing])
  return { do: 'show', what: elementAt(what, nearBest(scores, outlook.weights.slack, stream)) }
}
