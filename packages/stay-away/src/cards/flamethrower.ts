import { ask } from '../next.ts'
import { reachable } from '../ring.ts'
import { NOBODY } from '../state.ts'
import { aimed } from './card-rules.ts'

/** FLA-1: burns a reachable neighbour who does not defend; not from Quarantine (QUA-4). */
export const flamethrower = aimed(
  'flamethrower',
  (state, seat, me) => (me.quarantine > 0 ? NOBODY : reachable(state, seat)),
  (turn, seat, at) => ask(turn, { at: 'fire', seat: at, by: seat }),
)
