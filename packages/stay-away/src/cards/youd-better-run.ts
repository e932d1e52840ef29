import { ask } from '../next.ts'
import { others } from '../ring.ts'
import { isQuarantined, NOBODY } from '../state.ts'
import { aimed } from './card-rules.ts'

/** RUN-1: like Change places!, with anybody, doors ignored (DOOR-3). */
export const youdBetterRun = aimed(
  'youdBetterRun',
  (state, seat, me) =>
    me.quarantine > 0 ? NOBODY : others(state, seat).filter((other) => !isQuarantined(state, other)),
  (turn, seat, at) => ask(turn, { at: 'move', seat: at, by: seat }),
)
