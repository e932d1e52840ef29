import type { Power } from '../power.ts'

/** ULT-32: may use Adrenaline. */
export const surge: Power = { uses: ['adrenaline'] }
