import type { Alone } from '../../table/usePlayNow.ts'

/** Alone with five bots. */
export const ALONE: Alone = { game: 'stay-away', setting: { seats: 6 } }
