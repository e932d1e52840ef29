import { elementAt, type Seat } from '@selva/core'
import type { StayAwayTurn } from './state.ts'

/** Two players change places; doors stay where they are (DOOR-4). */
export const swapPlaces = (turn: StayAwayTurn, a: Seat, b: Seat): void => turn.emit({ kind: 'swapped', a, b })

/** PAN-1 */
export function removeQuarantines(turn: StayAwayTurn): void {
  turn.state.players.forEach((player, i) => {
    if (player.quarantine > 0) turn.emit({ kind: 'quarantineRemoved', seat: (i + 1) as Seat })
  })
}

/** PAN-2 */
export function removeDoors(turn: StayAwayTurn): void {
  const { doors } = turn.state
  for (let gap = 0; gap < doors.length; gap++)
    for (let n = elementAt(doors, gap); n > 0; n--) turn.emit({ kind: 'doorRemoved', gap })
}
