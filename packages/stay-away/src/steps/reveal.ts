import { sorted } from '../card.ts'
import { ask } from '../next.ts'
import type { Showing } from '../option.ts'
import { nextOf } from '../ring.ts'
import { playerAt } from '../state.ts'
import { asksForNoCard, choiceNotOffered, type StepRules } from './step-rules.ts'

const CLEAN: readonly Showing[] = ['hand', 'nothing']
const TAINTED: readonly Showing[] = ['hand', 'nothing', 'infected']

/** REVEAL (PAN-12): it stops as soon as an Infected! has been shown, or after one lap. */
export const reveal: StepRules<'reveal'> = {
  options: (_, __, me) => [{ do: 'show', what: me.hand.includes('infected') ? TAINTED : CLEAN }],
  may: asksForNoCard,
  decide(turn, seat, choice) {
    if (choice.do !== 'show') return choiceNotOffered(choice)
    const { state } = turn
    const { hand } = playerAt(state, seat)
    if (choice.what === 'hand') turn.emit({ kind: 'handShown', seat, why: 'revelations', hand: sorted(hand) })
    else turn.emit({ kind: 'revealed', seat, what: choice.what })
    const shown = choice.what === 'infected' || (choice.what === 'hand' && hand.includes('infected'))
    const next = nextOf(state, seat)
    return shown || next === state.active ? 'step3' : ask(turn, { at: 'reveal', seat: next })
  },
}
