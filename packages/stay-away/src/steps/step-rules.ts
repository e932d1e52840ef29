import type { Seat } from '@selva/core'
import type { Next } from '../next.ts'
import type { Choice, Option } from '../option.ts'
import type { Me, Part, StayAwayTurn } from '../state.ts'
import type { StepName, StepOf } from '../step.ts'

/** One decision point: what may be chosen there, what each choice does, and what then follows. */
export type StepRules<N extends StepName> = {
  readonly options: (state: Part, seat: Seat, me: Me, step: StepOf<N>) => readonly Option[]
  readonly decide: (turn: StayAwayTurn, seat: Seat, choice: Choice, step: StepOf<N>) => Next
}

/** A choice that this decision point does not offer: a bug, since every choice is checked before. */
export const wrong = (choice: Choice): never => {
  throw new Error(`${choice.do} is no choice here`)
}
