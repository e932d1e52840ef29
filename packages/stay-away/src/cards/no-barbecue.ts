import { defence } from './card-rules.ts'

/** BBQ-1: cancels a Flamethrower. */
export const noBarbecue = defence(['fire'])
