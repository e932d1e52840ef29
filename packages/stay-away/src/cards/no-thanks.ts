import { defence } from './card-rules.ts'

/** NOT-1: refuse. */
export const noThanks = defence(['answer'])
