import { defence } from './cardRules.ts'

/** NOT-1: refuse. */
export const noThanks = defence(['answer'])
