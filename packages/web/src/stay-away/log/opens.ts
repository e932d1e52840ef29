import { seatsOf } from '@selva/core'
import { KINDS } from '@selva/stay-away'
import type { Opens } from '../../log/Linked.tsx'
import type { StayAwayModel } from '../model.ts'
import { cardName } from '../words.ts'

/** A player opens what my log holds about them, a card its text. */
export function opensOf(model: StayAwayModel): Opens {
  const seats = seatsOf(model.live.about.value.seats.length)
  return ({ kind, text }) => {
    if (kind === 'name') {
      const seat = seats.find((one) => model.nameAt(one) === text)
      return seat === undefined ? undefined : { open: () => model.look(seat) }
    }
    const card = KINDS.find((one) => cardName(one) === text)
    return card === undefined
      ? undefined
      : {
          open() {
            model.reading.value = card
          },
        }
  }
}
