import { type Seat, type Stream, the } from '@selva/core'
import { type Card, type Choice, copiesIn, type Showing } from '@selva/stay-away'
import { nearBest } from '../../pick.ts'
import { meIn, type Outlook } from '../outlook.ts'
import type { Stance } from './stance.ts'

/** FRIEND (PAN-9): whom one would most like to exchange with. */
export function friendPicked(outlook: Outlook, stance: Stance, whom: readonly Seat[], stream: Stream): Choice {
  const { hand } = meIn(outlook)
  const scores = whom.map((other) => stance.meet(other, hand))
  return { do: 'pick', whom: the(whom, nearBest(scores, outlook.temper.slack, stream)) }
}

/** WITNESS (PAN-8): who may see everything. */
export function witnessPicked(outlook: Outlook, stance: Stance, whom: readonly Seat[], stream: Stream): Choice {
  const { hand } = meIn(outlook)
  const scores = whom.map((other) => stance.confide(other, hand))
  return { do: 'pick', whom: the(whom, nearBest(scores, outlook.temper.slack, stream)) }
}

/** KEEP (RES-1) into a hand, FORGET (PAN-6) instead of it. */
export function kept(outlook: Outlook, stance: Stance, cards: readonly Card[], stream: Stream): Choice {
  const { hand } = meIn(outlook)
  const held = (card: Card): number => (outlook.part.step.at === 'keep' ? copiesIn(hand, card) : 0)
  const scores = cards.map((card) => stance.worth(card, held(card)))
  return { do: 'keep', card: the(cards, nearBest(scores, outlook.temper.slack, stream)) }
}

/** REVEAL (PAN-12) */
export function shown(outlook: Outlook, stance: Stance, what: readonly Showing[], stream: Stream): Choice {
  const { hand } = meIn(outlook)
  const value: Record<Showing, number> = {
    hand: stance.show(hand),
    nothing: outlook.temper.silence,
    infected: stance.show(['infected']),
  }
  const scores = what.map((showing) => value[showing])
  return { do: 'show', what: the(what, nearBest(scores, outlook.temper.slack, stream)) }
}
