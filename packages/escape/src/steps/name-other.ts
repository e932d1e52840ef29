import { secondNamableSectors } from '../noise.ts'
import type { StepRules } from './step-rules.ts'

/** NAME again, after a Cat: another sector (ULT-13). Both are announced together, in an order that says nothing (SID-9). */
export const nameOther: StepRules = {
  options: (state, me, mine) => [{ do: 'alsoNoise', at: secondNamableSectors(state, me, mine) }],
  decide(turn, seat, choice) {
    const { named, drawn } = turn.state.mine
    if (choice.do !== 'alsoNoise' || named === 'none' || drawn === 'none') throw new Error('nothing is to be announced')
    const sectors = named < choice.at ? [named, choice.at] : [choice.at, named]
    turn.emit({ kind: 'twoNoises', seat, sectors, card: drawn })
    return 'settled'
  },
}
