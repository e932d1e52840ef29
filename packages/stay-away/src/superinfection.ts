import type { Seat } from '@selva/core'
import { sorted } from './card.ts'
import { eliminate } from './eliminate.ts'
import { isSaturated } from './hand.ts'
import { type FullState, playerAt, type StayAwayTurn } from './state.ts'

/** SUP-2: a saturated hand, unless an Infected faces The Thing. */
export function isSuperinfected(state: FullState, seat: Seat, partner: Seat): boolean {
  const player = playerAt(state, seat)
  return isSaturated(player) && !(player.role === 'infected' && partner === state.thing)
}

/** SUP-5: these players show their hands and leave together. */
export function superinfect(turn: StayAwayTurn, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const hand = sorted(playerAt(turn.state, seat).hand)
    turn.emit({ kind: 'handShown', seat, why: 'superinfection', hand })
  }
  eliminate(turn, seats, 'none')
}
