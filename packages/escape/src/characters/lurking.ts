import { ownPlayer } from '../own.ts'
import { because } from '../reason.ts'
import type { Power } from '../state.ts'
import { isPlain } from '../zone.ts'

/** ULT-35: he stays, which looks like a move, and must then attack where he stands. */
export const lurking: Power = {
  play: {
    in: ['before'],
    may: ({ setting: { zone } }, me) => (isPlain(zone, me.at) ? true : because.plain),
    option: () => ({ do: 'lurk' }),
    stays(turn, seat) {
      turn.emit({ kind: 'moved', seat, to: ownPlayer(turn.state, seat).at })
      turn.emit({ kind: 'felt', seat, effect: 'stayed' })
      turn.emit({ kind: 'felt', seat, effect: 'lurking' })
    },
  },
}
