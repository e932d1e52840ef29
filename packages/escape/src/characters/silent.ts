import type { Power } from '../power.ts'

/** ULT-31: may use Sedatives. */
export const silent: Power = { uses: ['sedatives'] }
