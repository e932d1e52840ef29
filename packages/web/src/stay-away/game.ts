import { stayAway } from '@selva/stay-away'

/** The rules, for a check that loads them by themselves. */
export const game = stayAway
