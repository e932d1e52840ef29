import { elementAt, type Seat, type Stream } from '@selva/core'
import { type Choice, isQuarantined, SIDES } from '@selva/stay-away'
import { nearBest } from '../../pick.ts'
import { type Outlook, ownPlayerIn } from '../outlook.ts'
import { lossOfCard } from './card-value.ts'
import { neighbourValue } from './neighbour-value.ts'
import { partnerIn, type Seating, seatingOf, swapped, thirdFrom } from './seating.ts'
import type { Stance } from './stance.ts'

/** MOVE: is one better off where the other sits? The other goes on to his exchange from his new place (CHG-1). */
export function moved({ part: partial, seat, ...rest }: Outlook, stance: Stance, by: Seat, mayRefuse: boolean): Choice {
  if (!mayRefuse) return { do: 'accept' }
  const value = (seating: Seating): number =>
    neighbourValue(stance, seating, seat) + (partnerIn(seating, by) === seat ? stance.receive(by) : 0)
  const now = seatingOf(partial)
  const { hand } = ownPlayerIn({ part: partial, seat, ...rest })
  const stays = value(now) - lossOfCard(stance, hand, 'imComfortable')
  return stays > value(swapped(now, seat, by)) ? { do: 'defend', card: 'imComfortable' } : { do: 'accept' }
}

/** Value of the rest of the turn from there: the exchange, and the neighbours. */
function worthThere(outlook: Outlook, stance: Stance, seating: Seating): number {
  const partner = partnerIn(seating, outlook.seat)
  const meeting = partner === undefined ? 0 : stance.meet(partner, ownPlayerIn(outlook).hand)
  return meeting + neighbourValue(stance, seating, outlook.seat)
}

/** SEATPICK (PAN-5) */
export function placePicked(outlook: Outlook, stance: Stance, whom: readonly Seat[], stream: Stream): Choice {
  const now = seatingOf(outlook.part)
  const scores = whom.map((other) => worthThere(outlook, stance, swapped(now, outlook.seat, other)))
  return { do: 'pick', whom: elementAt(whom, nearBest(scores, outlook.weights.slack, stream)) }
}

/** SIDE (PAN-3): a quarantined third player stays, and so does one then. */
export function sidePicked(outlook: Outlook, stance: Stance, stream: Stream): Choice {
  const { part: partial, seat } = outlook
  const now = seatingOf(partial)
  const scores = SIDES.map((side) => {
    const third = thirdFrom(partial, seat, side === 'left' ? 1 : -1)
    return worthThere(outlook, stance, isQuarantined(partial, third) ? now : swapped(now, seat, third))
  })
  return { do: 'side', to: elementAt(SIDES, nearBest(scores, outlook.weights.slack, stream)) }
}
