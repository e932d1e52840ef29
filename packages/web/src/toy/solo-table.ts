import type { SoloTable } from '../table/usePlayNow.ts'

/** One person with two bots. */
export const SOLO_TABLE: SoloTable = { game: 'toy', setting: { seats: 3 } }
