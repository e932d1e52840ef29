import { SIDES } from '../option.ts'
import { swapPlaces } from '../places.ts'
import { thirdOn } from '../ring.ts'
import { isQuarantined } from '../state.ts'
import { asksForNoCard, choiceNotOffered, type StepRules } from './step-rules.ts'

/** SIDE (PAN-3): places with the third living player on one side, who stays if quarantined. */
export const side: StepRules<'side'> = {
  options: () => [{ do: 'side', to: SIDES }],
  may: asksForNoCard,
  decide(turn, seat, choice) {
    if (choice.do !== 'side') return choiceNotOffered(choice)
    const { state } = turn
    const third = thirdOn(state, seat, choice.to)
    if (!isQuarantined(state, third)) swapPlaces(turn, seat, third)
    return 'step3'
  },
}
