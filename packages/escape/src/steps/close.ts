import type { Option } from '../option.ts'
import { play, withPlays } from '../plays.ts'
import { passTurn } from '../turns.ts'
import type { StepRules } from './step.ts'

const END: readonly Option[] = [{ do: 'end' }]

/** CLOSE: required from everybody, even when only `end` is left (TRN-4). */
export const close: StepRules = {
  options: (state, me, mine, seat) => withPlays(END, state, me, mine, seat),
  decide(turn, seat, choice) {
    if (choice.do !== 'end') return play(turn, seat, choice)
    turn.emit({ kind: 'turnEnd', seat })
    passTurn(turn, seat)
  },
}
