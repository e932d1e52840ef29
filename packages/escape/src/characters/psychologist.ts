import type { Power } from '../state.ts'

/** SCN-H2, ULT-22: starts in the Alien Sector, and nobody learns it. */
export const psychologist: Power = { start: (zone) => zone.alienSector }
