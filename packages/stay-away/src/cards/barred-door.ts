import { firstFrom, gapBeside, reachable } from '../ring.ts'
import { aimed } from './card-rules.ts'

/** DOOR-1: laid in a gap that has no door yet: exactly the gaps to reachable neighbours. */
export const barredDoor = aimed(
  'barredDoor',
  reachable,
  (turn, seat, at) => {
    const { state } = turn
    const gap = gapBeside(state, seat, firstFrom(state, seat, 1) === at ? 1 : -1)
    turn.emit({ kind: 'doorPlaced', gap })
    return 'step3'
  },
  { class: 'obstacle' },
)
