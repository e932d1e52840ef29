import type { Seat } from '@selva/core'
import { ask } from './ask.ts'
import { type Resolution, resolutionOf } from './danger-draw.ts'
import { evolve } from './evolve.ts'
import type { Going, Option } from './option.ts'
import { ownPlayer } from './own.ts'
import { clone, type MoveTurn, type PartialState } from './state.ts'
import { endMove } from './steps/before.ts'
import { escapeTableGame } from './table-game.ts'

/** The situation of a seat once its move has ended: what it may do then, and what resolving the sector comes to. */
export type Arrival = { readonly options: readonly Option[]; readonly resolution: Resolution }

/** Works out an arrival by the rules of the move themselves, on a copy of what the seat knows. */
export function arrivalBy(state: PartialState, seat: Seat, going: Going): Arrival {
  const then = clone(state)
  const turn: MoveTurn = { state: then, emit: (fact) => evolve<undefined>(then, fact) }
  ask(turn, seat, endMove(turn, seat, going))
  const { mine } = then
  if (mine === undefined) throw new Error(`it is not the turn of seat ${seat}`)
  return { options: escapeTableGame.options(then, seat), resolution: resolutionOf(then, ownPlayer(then, seat), mine) }
}
