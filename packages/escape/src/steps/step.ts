import type { Seat } from '@selva/core'
import type { Choice, Option } from '../option.ts'
import { powerOf } from '../power.ts'
import type { EscapeTurn, MoveTurn, Rules } from '../rules.ts'
import { type Mine, type Part, type Player, playerAt } from '../state.ts'

/** One decision point: what may be chosen there, and nothing else (TRN-5), and what each choice does. */
export type StepRules = {
  readonly options: (state: Part, me: Player<never>, mine: Mine, seat: Seat) => readonly Option[]
  readonly decide: (turn: EscapeTurn, seat: Seat, choice: Choice) => void
}

/** The acting player comes to the next decision point. */
export const ask = (turn: Pick<MoveTurn, 'emit'>, seat: Seat, step: Mine['step']): void =>
  turn.emit({ kind: 'asked', seat, step })

/** ITM-4 */
export const handLimitOf = (rules: Rules, me: Player<never>): number => powerOf(rules, me).handLimit ?? rules.handLimit

/** The sector is settled: CLOSE, or OVER while the hand is too big (ITM-5). */
export function close(turn: EscapeTurn, seat: Seat): void {
  const me = playerAt(turn.state, seat)
  ask(turn, seat, me.hand.length > handLimitOf(turn.state.setting.rules, me) ? 'over' : 'close')
}

/** Something was played that does not end the phase. */
export function goOn(turn: EscapeTurn, seat: Seat): void {
  const { step } = turn.state.mine
  if (step === 'over' || step === 'close') close(turn, seat)
  else ask(turn, seat, step)
}
