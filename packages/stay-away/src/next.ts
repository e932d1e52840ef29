import type { Seat } from '@selva/core'
import type { StayAwayTurn } from './state.ts'
import type { Occasion, Question } from './step.ts'

/** STM-2: what the machine does next without waiting; `wait` if a player has been asked or the game is over. */
export type Next =
  | 'wait'
  | 'start'
  | 'step3'
  | 'end'
  /** EXC-2 */
  | { readonly begin: Occasion; readonly from: Seat; readonly to: Seat }

/** A player is asked. */
export function ask(turn: StayAwayTurn, step: Question): Next {
  turn.emit({ kind: 'asked', step })
  return 'wait'
}

/** EXC-7: what follows an exchange, or the lack of it. */
export const after = (occasion: Occasion): Next => (occasion === 'friends' ? 'step3' : 'end')
