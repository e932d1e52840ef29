import { ask } from '../next.ts'
import { namablePlayers } from '../ring.ts'
import { isQuarantined } from '../state.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-5: not asked in Quarantine, or if everybody else is out of reach. */
export const getOutOfHere: PanicRules = (turn, seat) =>
  isQuarantined(turn.state, seat) || namablePlayers(turn.state, seat).length === 0
    ? 'step3'
    : ask(turn, { at: 'placePick', seat })
