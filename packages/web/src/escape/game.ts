import { escape } from '@selva/escape'

/** The rules, for a check that loads them by themselves. */
export const game = escape
