import { swapPlaces } from '../places.ts'
import { anyone } from '../ring.ts'
import { asksForNoCard, type StepRules, wrong } from './step-rules.ts'

/** SEATPICK (PAN-5): change places with anybody not in Quarantine. */
export const placePick: StepRules<'placePick'> = {
  options: (state, seat) => [{ do: 'pick', whom: anyone(state, seat) }],
  may: asksForNoCard,
  decide(turn, seat, choice) {
    if (choice.do !== 'pick') return wrong(choice)
    swapPlaces(turn, seat, choice.whom)
    return 'step3'
  },
}
