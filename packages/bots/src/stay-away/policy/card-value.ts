import { type Card, copiesIn } from '@selva/stay-away'
import type { CardValues } from '../weights.ts'
import type { Stance } from './stance.ts'

/** Of the card that is never lost (HAND-4). */
const PRICELESS = 9

/** Value of one more of this card, with `held` of it in hand. */
export function cardValue(worths: CardValues, card: Card, held: number): number {
  if (card === 'theThing') return PRICELESS
  if (card === 'infected') return worths.infected[Math.min(held, worths.infected.length - 1)] ?? 0
  const worth = worths[card] ?? 0
  // A second one of the same is rarely needed.
  return held === 0 ? worth : Math.min(worth, 0) + Math.max(worth, 0) / 2
}

/** Loss to this hand of one of its cards. */
export const lossOfCard = (stance: Stance, hand: readonly Card[], card: Card): number =>
  stance.worth(card, copiesIn(hand, card) - 1)

export function withoutCard(hand: readonly Card[], card: Card): readonly Card[] {
  const at = hand.indexOf(card)
  return at < 0 ? hand : hand.toSpliced(at, 1)
}
