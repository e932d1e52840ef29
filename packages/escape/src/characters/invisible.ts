import type { Power } from '../state.ts'

/** ULT-34: neither Spotlight nor Sensor gives his sector. */
export const invisible: Power = { unseen: true }
