import { defence } from './cardRules.ts'

/** BBQ-1: cancels a Flamethrower. */
export const noBarbecue = defence(['fire'])
