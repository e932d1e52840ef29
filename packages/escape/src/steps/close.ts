import type { Option } from '../option.ts'
import { passTurn } from '../turns.ts'
import type { StepRules } from './step.ts'

const END: readonly Option[] = [{ do: 'end' }]

/** CLOSE: required from everybody, even when only `end` is left (TRN-4). */
export const close: StepRules = {
  options: () => END,
  decide(turn, seat) {
    turn.emit({ kind: 'turnEnd', seat })
    passTurn(turn, seat)
  },
}
