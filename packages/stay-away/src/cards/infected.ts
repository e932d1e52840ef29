import { contagion } from './card-rules.ts'

/** CON-2: never played; what may be done with it is in HAND-2 and HAND-3. */
export const infected = contagion
