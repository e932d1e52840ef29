import type { Option } from '../option.ts'
import { play, withPlays } from '../plays.ts'
import { powerOf } from '../power.ts'
import { destinationsOf } from '../speed.ts'
import { playerAt } from '../state.ts'
import type { StepRules } from './step-rules.ts'

/** PRE: before the move. Everybody must move (MOV-1); `stuck` only if there is nowhere to go (MOV-10). */
export const before: StepRules = {
  options(state, me, mine, seat) {
    const to = destinationsOf(state, me, mine)
    const out: Option[] = [to.length > 0 ? { do: 'move', to } : { do: 'stuck' }]
    if (state.setting.rules.mayStand) out.push({ do: 'stand' }) // SCN-A2
    return withPlays(out, state, me, mine, seat)
  },
  decide(turn, seat, choice) {
    if (choice.do === 'move') {
      turn.emit({ kind: 'moved', seat, to: choice.to })
      powerOf(turn.state.setting.rules, playerAt(turn.state, seat)).arrives?.(turn, seat)
    } else if (choice.do === 'stand') turn.emit({ kind: 'standsStill', seat })
    else if (choice.do === 'stuck') turn.emit({ kind: 'cannotMove', seat })
    else return play(turn, seat, choice)
    return 'arrived'
  },
}
