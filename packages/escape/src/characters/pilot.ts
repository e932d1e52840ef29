import { mayCat } from '../items/cat.ts'
import { drawForTwo } from '../noise.ts'
import { because } from '../reason.ts'
import type { Power } from '../state.ts'

/** SCN-H3: a Teleport card serves three times. */
export const pilot: Power = { name: 'pilotBlack', teleports: 3 }

/** ULT-21: once, as if a Cat had been played, undeclared. */
export const ultimatePilot: Power = {
  play: {
    in: ['arrived'],
    may: (state, me, mine) => (me.spent ? because.spent : mayCat(state, me, mine)),
    option: () => ({ do: 'cat' }),
    act(turn, seat) {
      turn.emit({ kind: 'spent', seat })
      return drawForTwo(turn, seat)
    },
  },
}
