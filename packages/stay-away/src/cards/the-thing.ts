import { contagion } from './card-rules.ts'

/** CON-1: never played, discarded or given (HAND-2 to HAND-4). */
export const theThing = contagion
