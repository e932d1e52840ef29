import type { Seat } from '@selva/core'
import type { Ending } from './ending.ts'
import { gameWords } from './words.ts'

/** A sentence about how it ended, and why. */
export function outcome({ state }: Ending, nameAt: (seat: Seat) => string): string {
  const m = gameWords().end
  if (state.end === 'running') return m.over
  const thing = state.thing === undefined ? '' : nameAt(state.thing)
  const { reason, winners } = state.end
  if (reason === 'thingEliminated' && winners.length === 0) return m.thingEliminatedNobody(thing)
  return m[reason](thing)
}
