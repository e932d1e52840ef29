import { SIDES } from '../option.ts'
import { swapPlaces } from '../places.ts'
import { firstFrom } from '../ring.ts'
import { type Direction, isQuarantined } from '../state.ts'
import { type StepRules, wrong } from './step-rules.ts'

/** SIDE (PAN-3): places with the third living player on one side, who stays if quarantined. */
export const side: StepRules<'side'> = {
  options: () => [{ do: 'side', to: SIDES }],
  decide(turn, seat, choice) {
    if (choice.do !== 'side') return wrong(choice)
    const { state } = turn
    const direction: Direction = choice.to === 'left' ? 1 : -1
    let third = seat
    for (let n = 0; n < 3; n++) third = firstFrom(state, third, direction)
    if (!isQuarantined(state, third)) swapPlaces(turn, seat, third)
    return 'step3'
  },
}
