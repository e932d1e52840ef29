import { anyone } from '../ring.ts'
import { asksForNoCard, type StepRules, wrong } from './step-rules.ts'

/** FRIEND (PAN-9): an exchange with anybody not in Quarantine; step 3 still follows (EXC-7). */
export const friend: StepRules<'friend'> = {
  options: (state, seat) => [{ do: 'pick', whom: anyone(state, seat) }],
  may: asksForNoCard,
  decide(_, seat, choice) {
    if (choice.do !== 'pick') return wrong(choice)
    return { begin: 'friends', from: seat, to: choice.whom }
  },
}
