import { reachable } from '../ring.ts'
import { isQuarantined } from '../state.ts'
import { aimed } from './card-rules.ts'

/** QUA-1: laid before a reachable neighbour who is not in Quarantine yet. */
export const quarantine = aimed(
  'quarantine',
  (state, seat) => reachable(state, seat).filter((other) => !isQuarantined(state, other)),
  (turn, _, at) => {
    turn.emit({ kind: 'quarantinePlaced', seat: at, count: turn.state.setting.rules.quarantineTurns })
    return 'step3'
  },
  { class: 'obstacle' },
)
