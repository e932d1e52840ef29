import { eliminate } from '../eliminate.ts'
import { defences, mayDefend, playDefence } from './defend.ts'
import { choiceNotOffered, type StepRules } from './step-rules.ts'

/** FIRE (FLA-1): always asked, whatever the target holds (SIDE-1). */
export const fire: StepRules<'fire'> = {
  options: (_, __, me) => [{ do: 'accept' }, ...defences(me, 'fire')],
  may: (_, __, ___, card) => mayDefend(card, 'fire'),
  decide(turn, seat, choice, { by }) {
    if (choice.do === 'accept') eliminate(turn, [seat], by)
    else if (choice.do === 'defend') playDefence(turn, seat, choice.card)
    else return choiceNotOffered(choice)
    return 'step3'
  },
}
