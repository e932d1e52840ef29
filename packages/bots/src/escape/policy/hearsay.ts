import { CELLS, type Sector } from '@selva/escape'
import type { Belief } from '../belief/belief.ts'
import type { Moves } from '../terrain.ts'
import { type Exposure, exposureFrom } from './exposure.ts'
import { afterMove } from './threat.ts'

/** The part of a move that the others hear: nothing in a quiet sector, a card in a loud one, or the sector itself. */
type Heard = 'quiet' | 'loud' | Sector

/** The sectors in which the others will take this seat to be, move by move; each thought is worked out once. */
export type Hearsay = {
  readonly exposure: Exposure
  /** After this has been heard of a move to this sector, and one more move. */
  after(heard: Heard, to: Sector, sure: number): Hearsay
}

/** These places, as far as they are in the mask. */
function within(at: Float64Array, mask: Uint8Array, otherwise: Sector): Float64Array {
  const out = new Float64Array(CELLS)
  let sum = 0
  for (let i = 0; i < CELLS; i++) if (mask[i] === 1) sum += at[i] ?? 0
  if (sum === 0) out[otherwise] = 1
  else for (let i = 0; i < CELLS; i++) if (mask[i] === 1) out[i] = (at[i] ?? 0) / sum
  return out
}

export function hearsayFrom(belief: Pick<Belief, 'terrain' | 'deck'>, moves: Moves, exposure: Exposure): Hearsay {
  const { quiet, loud } = belief.terrain
  const known = new Map<Heard, Hearsay>()
  return {
    exposure,
    after(heard, to, sure) {
      const old = known.get(heard)
      if (old !== undefined) return old
      const at = within(exposure.next, heard === 'quiet' ? quiet : loud, to)
      if (typeof heard === 'number') {
        for (let i = 0; i < CELLS; i++) at[i] = (1 - sure) * (at[i] ?? 0)
        at[heard] = (at[heard] ?? 0) + sure
      }
      const made = hearsayFrom(belief, moves, exposureFrom(belief, afterMove(at, moves)))
      known.set(heard, made)
      return made
    },
  }
}
