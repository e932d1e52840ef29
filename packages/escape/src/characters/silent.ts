import type { Power } from '../state.ts'

/** ULT-31: may use Sedatives. */
export const silent: Power = { uses: ['sedatives'] }
