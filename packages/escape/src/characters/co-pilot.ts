import { mayTeleport } from '../items/teleport.ts'
import { because } from '../reason.ts'
import { type Power, type PowerPlay, playerAt } from '../state.ts'

const teleporting = (showsOwner: boolean): PowerPlay => ({
  showsOwner,
  in: ['before', 'close'],
  may: (state, me, mine) => (me.spent ? because.spent : mayTeleport(state, me, mine)),
  option: () => ({ do: 'teleport' }),
  act(turn, seat) {
    if (showsOwner) turn.emit({ kind: 'characterShown', seat, character: playerAt(turn.state, seat).character })
    turn.emit({ kind: 'spent', seat })
    turn.emit({ kind: 'itemUsed', seat, item: 'teleport', card: false, kept: false })
    turn.emit({ kind: 'teleported', seat })
    return 'samePhase'
  },
})

/** SCN-H14: one Teleport without a card. */
export const coPilot: Power = { name: 'coPilotBlack', play: teleporting(false) }

/** ULT-25: the same, and his character is shown first. */
export const ultimateCoPilot: Power = { play: teleporting(true) }
