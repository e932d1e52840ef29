import type { Seat } from '@selva/core'
import type { Choice, Option } from '../option.ts'
import type { EscapeTurn } from '../rules.ts'
import type { Mine, Part, Player } from '../state.ts'

/** One decision point: what may be chosen there, and what each choice does. */
export type StepRules = {
  readonly options: (state: Part, me: Player<never>, mine: Mine) => readonly Option[]
  readonly decide: (turn: EscapeTurn, seat: Seat, choice: Choice) => void
}

/** The acting player comes to the next decision point. */
export const ask = (turn: EscapeTurn, seat: Seat, step: Mine['step']): void => turn.emit({ kind: 'asked', seat, step })
