import type { Power } from '../state.ts'

/** ULT-32: may use Adrenaline. */
export const surge: Power = { uses: ['adrenaline'] }
