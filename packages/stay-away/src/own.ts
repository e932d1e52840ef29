import type { Seat } from '@selva/core'
import { type OwnPlayer, type PartialState, playerAt } from './state.ts'

/** A seat always knows itself: the one place where unknowns are ruled out. */
export function ownPlayer(state: PartialState, seat: Seat): OwnPlayer {
  const player = playerAt(state, seat)
  if (player.role === undefined || player.passing === undefined || player.hand.includes(undefined))
    throw new Error(`seat ${seat} does not know itself`)
  // Checked just above, field by field; a copy would cost the hot path.
  return player as OwnPlayer
}
