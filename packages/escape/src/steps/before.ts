import { destinations } from '../destinations.ts'
import { openHatches } from '../state.ts'
import { ask, type StepRules } from './step.ts'

/** PRE: before the move. Everybody must move (MOV-1); `stuck` only if there is nowhere to go (MOV-10). */
export const before: StepRules = {
  options(state, me) {
    const { zone, rules } = state.setting
    // MOV-5: the present sector is never among them, and here it is also the turn's first one.
    const to = destinations(zone, me.at, rules.speed(me.side), me.side, openHatches(state))
    return [to.length > 0 ? { do: 'move', to } : { do: 'stuck' }]
  },
  decide(turn, seat, choice) {
    if (choice.do === 'move') turn.emit({ kind: 'moved', seat, to: choice.to })
    else turn.emit({ kind: 'cannotMove', seat })
    ask(turn, seat, 'arrived')
  },
}
