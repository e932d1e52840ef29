import { ask } from '../next.ts'
import { livingCount } from '../ring.ts'
import { isQuarantined } from '../state.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-3: not asked in Quarantine or with fewer than four players: both are public. */
export const oneTwo: PanicRules = (turn, seat) =>
  isQuarantined(turn.state, seat) || livingCount(turn.state) < 4 ? 'step3' : ask(turn, { at: 'side', seat })
