import type { Option } from '../option.ts'
import { carryOutPlay, withPlays } from '../plays.ts'
import type { StepRules } from './step-rules.ts'

const END: readonly Option[] = [{ do: 'end' }]

/** CLOSE: required from everybody, even when only `end` is left (TRN-4). */
export const close: StepRules = {
  options: (state, me, mine, seat) => withPlays(END, state, me, mine, seat),
  decide: (turn, seat, choice) => (choice.do === 'end' ? 'turnOver' : carryOutPlay(turn, seat, choice)),
}
