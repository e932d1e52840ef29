import { ask } from '../next.ts'
import { reachable } from '../ring.ts'
import { isQuarantined, NOBODY } from '../state.ts'
import { aimed } from './card-rules.ts'

/** CHG-1: change places with a reachable neighbour, neither in Quarantine, unless he defends. */
export const changePlaces = aimed(
  'changePlaces',
  (state, seat, me) =>
    me.quarantine > 0 ? NOBODY : reachable(state, seat).filter((other) => !isQuarantined(state, other)),
  (turn, seat, at) => ask(turn, { at: 'move', seat: at, by: seat }),
)
