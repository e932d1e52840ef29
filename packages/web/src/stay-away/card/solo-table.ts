import type { SoloTable } from '../../table/usePlayNow.ts'

/** Alone with five bots. */
export const SOLO_TABLE: SoloTable = { game: 'stay-away', setting: { seats: 6 } }
