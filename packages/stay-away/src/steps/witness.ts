import { sorted } from '../card.ts'
import { reachable } from '../ring.ts'
import { playerAt } from '../state.ts'
import { asksForNoCard, choiceNotOffered, type StepRules } from './step-rules.ts'

/** WITNESS (PAN-8): a reachable neighbour sees the whole hand. */
export const witness: StepRules<'witness'> = {
  options: (state, seat) => [{ do: 'pick', whom: reachable(state, seat) }],
  may: asksForNoCard,
  decide(turn, seat, choice) {
    if (choice.do !== 'pick') return choiceNotOffered(choice)
    const { ghosts } = turn.state
    turn.emit({ kind: 'handSeen', by: choice.whom, of: seat, hand: sorted(playerAt(turn.state, seat).hand), ghosts })
    return 'step3'
  },
}
