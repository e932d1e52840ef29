import type { Seat } from '@selva/core'
import type { Card } from '../card.ts'
import type { Next } from '../next.ts'
import type { Choice, Option } from '../option.ts'
import { because, type May } from '../reason.ts'
import type { OwnPlayer, PartialState, StayAwayTurn } from '../state.ts'
import type { StepName, StepOf } from '../step.ts'

/** One decision point: what may be chosen there, what each choice does, and what then follows. */
export type StepRules<N extends StepName> = {
  readonly options: (state: PartialState, seat: Seat, me: OwnPlayer, step: StepOf<N>) => readonly Option[]
  /** May this card be chosen here? Agrees with `options`. */
  readonly may: (state: PartialState, seat: Seat, me: OwnPlayer, card: Card, step: StepOf<N>) => May
  readonly decide: (turn: StayAwayTurn, seat: Seat, choice: Choice, step: StepOf<N>) => Next
}

/** For a decision point that asks for no card. */
export const asksForNoCard = (): May => because.notAsked

/** A choice that this decision point does not offer: a bug, since every choice is checked before. */
export const choiceNotOffered = (choice: Choice): never => {
  throw new Error(`${choice.do} is no choice here`)
}
