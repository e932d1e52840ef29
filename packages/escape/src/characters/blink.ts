import type { Power } from '../state.ts'

/** ULT-30: may use Teleport cards. */
export const blink: Power = { uses: ['teleport'] }
