import { ask } from '../next.ts'
import { playerAt } from '../state.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-6 */
export const forgetful: PanicRules = (turn, seat) =>
  playerAt(turn.state, seat).hand.length === 0 ? 'step3' : ask(turn, { at: 'forget', seat })
