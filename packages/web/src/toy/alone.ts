import type { Alone } from '../table/usePlayNow.ts'

/** One person with two bots. */
export const ALONE: Alone = { game: 'toy', setting: { seats: 3 } }
