import { attack } from '../attack.ts'
import { mayStrike } from '../items/attack.ts'
import { because } from '../reason.ts'
import type { Power } from '../state.ts'

/** SCN-H4 */
export const soldier: Power = { name: 'soldierBlack', handLimit: 4 }

/** ULT-23: one attack of his own, which looks like an alien's. */
export const ultimateSoldier: Power = {
  strikes: true,
  play: {
    in: ['arrived', 'close'],
    may: (state, me, mine) => (me.spent ? because.spent : mayStrike(state, me, mine)),
    option: () => ({ do: 'attack' }),
    act(turn, seat) {
      turn.emit({ kind: 'spent', seat })
      return attack(turn, seat)
    },
  },
}
