import { swapPlaces } from '../places.ts'
import { namablePlayers } from '../ring.ts'
import { asksForNoCard, choiceNotOffered, type StepRules } from './step-rules.ts'

/** SEATPICK (PAN-5): change places with anybody not in Quarantine. */
export const placePick: StepRules<'placePick'> = {
  options: (state, seat) => [{ do: 'pick', whom: namablePlayers(state, seat) }],
  may: asksForNoCard,
  decide(turn, seat, choice) {
    if (choice.do !== 'pick') return choiceNotOffered(choice)
    swapPlaces(turn, seat, choice.whom)
    return 'step3'
  },
}
