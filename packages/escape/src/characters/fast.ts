import { ownPlayer } from '../own.ts'
import type { Power } from '../state.ts'

/** ULT-36, MOV-2: at least three sectors in his first move of the game. */
export const fast: Power = {
  speed: (base, me) => (me.spent ? base : Math.max(base, 3)),
  arrives(turn, seat) {
    if (!ownPlayer(turn.state, seat).spent) turn.emit({ kind: 'spent', seat })
  },
}
