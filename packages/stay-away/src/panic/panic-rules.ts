import type { Seat } from '@selva/core'
import type { Next } from '../next.ts'
import type { StayAwayTurn } from '../state.ts'

/** One Panic card, resolved at once for the player who drew it (TURN-3). */
export type PanicRules = (turn: StayAwayTurn, seat: Seat) => Next
