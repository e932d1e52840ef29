import { stayAway } from '@selva/stay-away'

/** The rules, for a check that loads nothing but them. */
export const game = stayAway
