import { ownPlayer } from '../own.ts'
import { because } from '../reason.ts'
import type { Power } from '../state.ts'

/** SCN-H13, ULT-24: once he stays where he is, and it looks like a move. */
export const executiveOfficer: Power = {
  play: {
    in: ['before'],
    may: (_state, me) => (me.spent ? because.spent : true),
    option: () => ({ do: 'hold' }),
    stays(turn, seat) {
      turn.emit({ kind: 'spent', seat })
      turn.emit({ kind: 'moved', seat, to: ownPlayer(turn.state, seat).at })
      turn.emit({ kind: 'felt', seat, effect: 'stayed' })
    },
  },
}
