import { cards } from '../cards/index.ts'
import { refused, swapCards } from '../exchange.ts'
import { givable, mayGive } from '../hand.ts'
import { defences, mayDefend, playDefence } from './defend.ts'
import { choiceNotOffered, type StepRules } from './step-rules.ts'

/** ANSWER (EXC-4): a card in return, or one defence (DEF-4). */
export const answer: StepRules<'answer'> = {
  options: (state, _, me, { from }) => [{ do: 'give', card: givable(state, me, from) }, ...defences(me, 'answer')],
  may(state, _, me, card, { from }) {
    const give = mayGive(state, me, from, card)
    return mayDefend(card, 'answer') === true ? true : give
  },
  decide(turn, seat, choice, step) {
    if (choice.do === 'give') return swapCards(turn, step, choice.card)
    if (choice.do !== 'defend') return choiceNotOffered(choice)
    playDefence(turn, seat, choice.card)
    const { dodge = refused } = cards[choice.card]
    return dodge(turn, step)
  },
}
