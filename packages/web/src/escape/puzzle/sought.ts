import type { Seat } from '@selva/core'

/** The colour and shape of the player who is to be found. */
export const SOUGHT = 8 as Seat
