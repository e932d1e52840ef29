import type { Seat } from '@selva/core'
import { type Part, type Player, playerAt } from './state.ts'

/** A seat always knows itself: the one place where unknowns are ruled out. */
export function own(state: Part, seat: Seat): Player<never> {
  const { status, character, side, at } = playerAt(state, seat)
  if (character === undefined || side === undefined || at === undefined)
    throw new Error(`seat ${seat} does not know itself`)
  return { status, character, side, at }
}
