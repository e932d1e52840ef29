import type { Seat } from '@selva/core'
import { mayTeleport } from '../items/teleport.ts'
import { type EscapeTurn, type Play, type Power, playerAt } from '../state.ts'

const teleporting = (first: (turn: EscapeTurn, seat: Seat) => void): Play => ({
  in: ['before', 'close'],
  may: (state, me, mine) => !me.spent && mayTeleport(state, me, mine),
  option: () => ({ do: 'teleport' }),
  act(turn, seat) {
    first(turn, seat)
    turn.emit({ kind: 'spent', seat })
    turn.emit({ kind: 'itemUsed', seat, item: 'teleport', card: false, kept: false })
    turn.emit({ kind: 'teleported', seat })
    return 'samePhase'
  },
})

/** SCN-H14: one Teleport without a card. */
export const coPilot: Power = { play: teleporting(() => {}) }

/** ULT-25: the same, and his character is shown first. */
export const ultimateCoPilot: Power = {
  play: teleporting((turn, seat) =>
    turn.emit({ kind: 'characterShown', seat, character: playerAt(turn.state, seat).character }),
  ),
}
