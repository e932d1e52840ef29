import type { Alone } from '../../table/usePlayNow.ts'

/** Alone with three bots: two humans, two aliens. */
export const ALONE: Alone = { game: 'escape', setting: { zone: 'galilei', preset: 'basic', seats: 4 } }
