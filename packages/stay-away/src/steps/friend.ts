import { namablePlayers } from '../ring.ts'
import { asksForNoCard, choiceNotOffered, type StepRules } from './step-rules.ts'

/** FRIEND (PAN-9): an exchange with anybody not in Quarantine; step 3 still follows (EXC-7). */
export const friend: StepRules<'friend'> = {
  options: (state, seat) => [{ do: 'pick', whom: namablePlayers(state, seat) }],
  may: asksForNoCard,
  decide(_, seat, choice) {
    if (choice.do !== 'pick') return choiceNotOffered(choice)
    return { begin: 'friends', from: seat, to: choice.whom }
  },
}
