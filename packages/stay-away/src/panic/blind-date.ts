import { discardable } from '../hand.ts'
import { ask } from '../next.ts'
import { playerAt } from '../state.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-10: a card against the deck; no step 3 follows (TURN-3). */
export const blindDate: PanicRules = (turn, seat) =>
  discardable(playerAt(turn.state, seat)).length === 0 ? 'end' : ask(turn, { at: 'blind', seat })
