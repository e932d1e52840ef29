import type { Seat } from '@selva/core'
import type { Card } from './card.ts'
import { isQuarantined, type StayAwayTurn } from './state.ts'

/** A card goes to the pile, open in Quarantine (QUA-2). */
export function discard(turn: StayAwayTurn, seat: Seat, card: Card, from: 'hand' | 'aside' = 'hand'): void {
  const { state } = turn
  const open = isQuarantined(state, seat)
  turn.emit({ kind: 'discarded', from, seat, open, card, ghosts: state.ghosts })
}
