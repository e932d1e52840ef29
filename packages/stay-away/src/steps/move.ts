import { swapPlaces } from '../places.ts'
import { defences, mayDefend, playDefence } from './defend.ts'
import { choiceNotOffered, type StepRules } from './step-rules.ts'

/** MOVE (CHG-1, RUN-1): always asked, whatever the target holds (SIDE-1). */
export const move: StepRules<'move'> = {
  options: (_, __, me) => [{ do: 'accept' }, ...defences(me, 'move')],
  may: (_, __, ___, card) => mayDefend(card, 'move'),
  decide(turn, seat, choice, { by }) {
    if (choice.do === 'accept') swapPlaces(turn, by, seat)
    else if (choice.do === 'defend') playDefence(turn, seat, choice.card)
    else return choiceNotOffered(choice)
    return 'step3'
  },
}
