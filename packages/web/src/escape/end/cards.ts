import { CARDS, type Card, type CardCounts } from '@selva/escape'

/** A hand, counted. */
export const tallyOf = (hand: readonly (Card | undefined)[]): CardCounts =>
  new Map(CARDS.map((card): [Card, number] => [card, hand.filter((c) => c === card).length]).filter(([, n]) => n > 0))
