import { dropCard, learnCard, listOrUnknown } from '@selva/core'
import type { Character } from './character.ts'
import type { Danger } from './danger.ts'
import { CARDS, type Card, type Item } from './item.ts'
import { type Pile, put } from './pile.ts'
import type { Player } from './player.ts'
import { powerOf } from './power.ts'
import type { Rules, State } from './state.ts'

/** A hand as a fact lists it: in a fixed order, for its own says nothing. */
export const sorted = (hand: readonly Card[]): readonly Card[] =>
  hand.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b))

export const gain = <U extends undefined>(player: Player<U>, card: Card | U): void => {
  player.hand = [...player.hand, card]
}

export function playFromHand<U extends undefined>(player: Player<U>, card: Card | U): void {
  const hand = player.hand.slice()
  dropCard(hand, card)
  player.hand = hand
}

/** Everybody has seen that this card is in the hand. */
export function seen<U extends undefined>(player: Player<U>, card: Card): void {
  const hand = player.hand.slice()
  learnCard(hand, card)
  player.hand = hand
}

export const heldBy = <U extends undefined>(cards: number, hand: readonly Card[] | U): readonly (Card | U)[] =>
  listOrUnknown(hand, cards)

/** DCK-8, DCK-10: where a card goes that leaves a hand: out of the game, or onto the item discards. */
export function discardCard<U extends undefined>(state: State<U>, card: Card | U): void {
  if (state.setting.rules.keepsDrawnCards) put<Danger, U>(state.gone, card)
  else put(state.itemDiscards as Pile<Item | 'silence', U>, card) // Silence is kept in the Ultimate edition alone
}

/** ITM-4, SCN-H4: a power may raise the limit of the table, and never lowers it. */
export const handLimitOf = (rules: Rules, me: Player<never>): number =>
  Math.max(rules.handLimit, powerOf(rules, me).handLimit ?? 0)

/** The most items that this character can keep while it has its power. */
export const handLimitWith = (rules: Rules, character: Character): number =>
  Math.max(rules.handLimit, rules.powers[character]?.handLimit ?? 0)

/** ITM-5: must a card go? */
export const isOverLimit = (rules: Rules, me: Player<never>): boolean => me.hand.length > handLimitOf(rules, me)
