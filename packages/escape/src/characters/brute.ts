import type { Power } from '../state.ts'

/** ULT-33: no attack kills him. */
export const brute: Power = { survives: true }
