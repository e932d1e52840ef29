import type { Seat } from '@selva/core'
import { drawFrom } from './pile.ts'
import type { EscapeTurn } from './rules.ts'
import { ask } from './steps/step.ts'

/** SEC-3, section 8: one dangerous card. */
export function drawDanger(turn: EscapeTurn, seat: Seat): void {
  const { state } = turn
  const none = state.danger.size + state.discards.size === 0
  if (none) {
    turn.emit({ kind: 'silence', seat, drawn: false }) // DCK-11
    return ask(turn, seat, 'close')
  }
  if (state.danger.size === 0) turn.emit({ kind: 'reshuffled' }) // DCK-7
  const card = drawFrom(state.danger, turn.chance.stream('danger'))
  turn.emit({ kind: 'drew', seat, card })
  if (card !== 'silence') return ask(turn, seat, 'name')
  turn.emit({ kind: 'silence', seat, drawn: true }) // NOI-4
  ask(turn, seat, 'close')
}
