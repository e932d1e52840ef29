import { type Power, playerAt } from '../state.ts'
import { isPlain } from '../zone.ts'

/** ULT-35: he stays, which looks like a move, and must then attack where he stands. */
export const lurking: Power = {
  play: {
    in: ['before'],
    may: ({ setting: { zone } }, me) => isPlain(zone, me.at),
    option: () => ({ do: 'lurk' }),
    act(turn, seat) {
      turn.emit({ kind: 'moved', seat, to: playerAt(turn.state, seat).at })
      turn.emit({ kind: 'felt', seat, effect: 'stayed' })
      turn.emit({ kind: 'felt', seat, effect: 'lurking' })
      return 'arrived'
    },
  },
}
