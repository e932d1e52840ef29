import { CELLS } from '@selva/escape'
import { spread } from '../belief/suspect.ts'
import type { Moves } from '../terrain.ts'

/** Adds the expected number of players who can be in each sector after their next move. */
export function addReach(crowd: Float64Array, { start, to }: Moves, into: Float64Array): void {
  for (let i = 0; i < CELLS; i++) {
    const p = crowd[i] ?? 0
    if (p === 0) continue
    const end = start[i + 1] ?? 0
    for (let k = start[i] ?? 0; k < end; k++) {
      const at = to[k] ?? 0
      into[at] = (into[at] ?? 0) + p
    }
  }
}

/** Expected places of a crowd when everybody in it has moved once more. */
export function afterMove(crowd: Float64Array, moves: Moves): Float64Array {
  const out = new Float64Array(CELLS)
  spread(crowd, moves, out)
  return out
}
