import type { Seat } from '@selva/core'
import type { MoveTurn } from './state.ts'
import type { Step } from './step.ts'

/** The acting player comes to the next decision point. */
export const ask = (turn: Pick<MoveTurn, 'emit'>, seat: Seat, step: Step): void =>
  turn.emit({ kind: 'asked', seat, step })
