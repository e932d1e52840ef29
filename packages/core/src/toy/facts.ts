import type { Brand, Seat } from '../seat.ts'
import { everyone, nobody, only, type Seen, type Visibility } from '../visibility.ts'

/** A numbered card; every number exists once. */
export type Card = Brand<number, 'Card'>

export type Fact =
  /** The deal: a hand of cards, and not marked yet. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly hand: readonly Card[]; readonly marked: boolean }
  /** The deck is shuffled; nobody knows its order. */
  | { readonly kind: 'stacked'; readonly size: number; readonly deck: readonly Card[] }
  /** A round begins: the cards of the last one go under the deck, and everybody lays a card. */
  | { readonly kind: 'round'; readonly round: number }
  /** A card is laid face down. */
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: Card }
  /** The laid cards are turned up. */
  | { readonly kind: 'shown'; readonly seat: Seat; readonly card: Card }
  /** The highest card takes a point. */
  | { readonly kind: 'won'; readonly seat: Seat }
  /** The lowest card marks its owner, or he wipes the mark off: he alone knows that it happened. */
  | { readonly kind: 'marked'; readonly seat: Seat; readonly marked: boolean }
  /** The winner dares another player to give a point up. */
  | { readonly kind: 'dared'; readonly seat: Seat; readonly whom: Seat }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly yields: boolean }
  /** A marked player says so, at any moment, for a point. */
  | { readonly kind: 'confessed'; readonly seat: Seat }
  /** After a round everybody takes the top card of the deck. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'gameOver'; readonly winners: readonly Seat[] }

export const visibility = {
  dealt: { seat: everyone, hand: only('seat'), marked: only('seat') },
  stacked: { size: everyone, deck: nobody },
  round: { round: everyone },
  laid: { seat: everyone, card: only('seat') },
  shown: { seat: everyone, card: everyone },
  won: { seat: everyone },
  marked: { exists: only('seat'), seat: everyone, marked: everyone },
  dared: { seat: everyone, whom: everyone },
  answered: { seat: everyone, yields: everyone },
  confessed: { seat: everyone },
  drew: { seat: everyone, card: only('seat') },
  gameOver: { winners: everyone },
} as const satisfies Visibility<Fact>

export type SeenFact<U extends undefined> = Seen<Fact, typeof visibility, U>
