import type { SoloTable } from '../../table/usePlayNow.ts'

/** Alone with three bots: two humans, two aliens. */
export const SOLO_TABLE: SoloTable = { game: 'escape', setting: { zone: 'galilei', preset: 'basic', seats: 4 } }
