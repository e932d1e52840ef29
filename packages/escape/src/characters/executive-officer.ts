import { type Power, playerAt } from '../state.ts'

/** SCN-H13, ULT-24: once he stays where he is, and it looks like a move. */
export const executiveOfficer: Power = {
  play: {
    in: ['before'],
    may: (_state, me) => !me.spent,
    option: () => ({ do: 'hold' }),
    act(turn, seat) {
      turn.emit({ kind: 'spent', seat })
      turn.emit({ kind: 'moved', seat, to: playerAt(turn.state, seat).at })
      turn.emit({ kind: 'felt', seat, effect: 'stayed' })
      return 'arrived'
    },
  },
}
