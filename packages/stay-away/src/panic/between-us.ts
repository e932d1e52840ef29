import { ask } from '../next.ts'
import { reachable } from '../ring.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-8 */
export const betweenUs: PanicRules = (turn, seat) =>
  reachable(turn.state, seat).length === 0 ? 'step3' : ask(turn, { at: 'witness', seat })
