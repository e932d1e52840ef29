import type { Seat } from '@selva/core'
import type { Player } from './player.ts'
import { type PartialState, playerAt } from './state.ts'

/** A seat always knows itself: the one place where unknowns are ruled out. */
export function ownPlayer(state: PartialState, seat: Seat): Player<never> {
  const me = playerAt(state, seat)
  if (me.character === undefined || me.side === undefined || me.at === undefined || me.spent === undefined)
    throw new Error(`seat ${seat} does not know itself`)
  return me as Player<never> // each unknown of a player's own line is ruled out above, or comes with these
}
