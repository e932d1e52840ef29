import { escape } from '@selva/escape'

/** The rules, for a check that loads nothing but them. */
export const game = escape
