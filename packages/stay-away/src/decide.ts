import type { Seat } from '@selva/core'
import { declare, examineIfQuiet } from './end.ts'
import { proceed } from './machine.ts'
import type { Choice } from './option.ts'
import type { StayAwayTurn } from './state.ts'
import { rulesOf } from './steps/index.ts'

/** The rules of a choice: The Thing's own two, or the answer to the question at the table. */
export function decide(turn: StayAwayTurn, seat: Seat, choice: Choice): void {
  const { step, ghosts } = turn.state
  if (choice.do === 'declare') return declare(turn)
  if (choice.do === 'order') {
    turn.emit({ kind: 'standing', seat, on: choice.on, ghosts })
    return examineIfQuiet(turn)
  }
  if (step.at === 'setup' || step.at === 'over') throw new Error('nobody is asked')
  proceed(turn, rulesOf(step).decide(turn, seat, choice, step))
}
