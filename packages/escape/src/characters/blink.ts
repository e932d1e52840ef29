import type { Power } from '../power.ts'

/** ULT-30: may use Teleport cards. */
export const blink: Power = { uses: ['teleport'] }
