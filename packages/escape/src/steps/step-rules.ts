import type { Seat } from '@selva/core'
import type { Next } from '../next.ts'
import type { Choice, Option } from '../option.ts'
import type { Player, TurnSecrets } from '../player.ts'
import type { EscapeTurn, PartialState } from '../state.ts'

/** One decision point: what may be chosen there, and nothing else (TRN-5), what each choice does, and what then follows. */
export type StepRules = {
  readonly options: (state: PartialState, me: Player<never>, mine: TurnSecrets, seat: Seat) => readonly Option[]
  readonly decide: (turn: EscapeTurn, seat: Seat, choice: Choice) => Next
}
