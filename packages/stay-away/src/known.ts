import { dropCard, learnCard, type Seat } from '@selva/core'
import type { Card } from './card.ts'
import { playerAt, type State } from './state.ts'

/**
 * The player who has The Thing's card is The Thing, for good (CON-1, HAND-4): to see the card is to know the player.
 */
function recognise<U extends undefined>(state: State<U>, seat: Seat): void {
  const player = playerAt(state, seat)
  if (player.role === 'thing' || !player.hand.includes('theThing')) return
  player.role = 'thing'
  state.thing = seat
}

/** The whole of a hand is seen, or not. */
export function seeHand<U extends undefined>(state: State<U>, seat: Seat, hand: readonly Card[] | U): void {
  if (hand === undefined) return
  playerAt(state, seat).hand = hand.slice()
  recognise(state, seat)
}

/** One card of a hand is seen, or not. */
export function seeCard<U extends undefined>(state: State<U>, seat: Seat, card: Card | U): void {
  learnCard(playerAt(state, seat).hand, card)
  recognise(state, seat)
}

/** A card leaves a hand. When nobody knows which, only the card that never leaves stays known. */
export function loseCard<U extends undefined>(state: State<U>, seat: Seat, card: Card | U): void {
  const { hand, role } = playerAt(state, seat)
  dropCard(hand, card)
  if (card === undefined && role === 'thing') hand[0] = 'theThing'
}
