import { elementAt } from '@selva/core'
import { removeDoors, removeQuarantines, swapPlaces } from '../places.ts'
import { firstFrom } from '../ring.ts'
import type { PanicRules } from './panic-rules.ts'

/** PAN-4: the table is cleared, then pairs change places, clockwise from the drawer whatever the direction. */
export const soThisIsTheParty: PanicRules = (turn, seat) => {
  const { state } = turn
  removeQuarantines(turn)
  removeDoors(turn)
  const round = [seat]
  for (let s = firstFrom(state, seat, 1); s !== seat; s = firstFrom(state, s, 1)) round.push(s)
  for (let i = 0; i + 1 < round.length; i += 2) swapPlaces(turn, elementAt(round, i), elementAt(round, i + 1))
  return 'step3'
}
