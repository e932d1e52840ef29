import { isOver } from '../end.ts'
import { canGive } from '../hand.ts'
import { ask } from '../next.ts'
import { living, nextOf } from '../ring.ts'
import { playerAt } from '../state.ts'
import { isSuperinfected, superinfect } from '../superinfection.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-7: SUP-4 first, then everybody picks a card for the next player. */
export const roundAndRound: PanicRules = (turn) => {
  const { state } = turn
  const fallen = living(state).filter((one) => isSuperinfected(state, one, nextOf(state, one)))
  if (fallen.length > 0) superinfect(turn, fallen)
  if (isOver(turn)) return 'wait'
  // Only an empty hand has nothing to pass on, and no hand is empty outside tests.
  const waiting = living(state).filter((one) => canGive(state, playerAt(state, one), nextOf(state, one)))
  return waiting.length === 0 ? 'end' : ask(turn, { at: 'pass', waiting })
}
