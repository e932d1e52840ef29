import { ask } from '../next.ts'
import { namablePlayers } from '../ring.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-9 */
export const cantWeBeFriends: PanicRules = (turn, seat) =>
  namablePlayers(turn.state, seat).length === 0 ? 'step3' : ask(turn, { at: 'friend', seat })
