import { sorted } from '../card.ts'
import { playerAt } from '../state.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-11 */
export const ooops: PanicRules = (turn, seat) => {
  turn.emit({ kind: 'handShown', seat, why: 'ooops', hand: sorted(playerAt(turn.state, seat).hand) })
  return 'step3'
}
