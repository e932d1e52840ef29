import type { Seat } from '@selva/core'
import { sorted } from './hand.ts'
import { type EscapeTurn, playerAt } from './state.ts'

/** ATK-6, HAT-3: whatever a player holds is put away unseen. */
export function discardHand(turn: EscapeTurn, seat: Seat): void {
  const { hand } = playerAt(turn.state, seat)
  if (hand.length > 0) turn.emit({ kind: 'lost', seat, cards: hand.length, hand: sorted(hand) })
}
