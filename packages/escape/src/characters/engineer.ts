import type { Power } from '../state.ts'

/** SCN-H15, ULT-26: of two hatch cards he chooses one (HAT-4). */
export const engineer: Power = { picksHatchCard: true }
