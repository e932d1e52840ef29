import type { Seat } from '@selva/core'
import { isBarred, neighbour, type Seating } from './seating.ts'
import type { Stance } from './stance.ts'

/** Value to a seat of how the table sits: its neighbours, those behind doors not counted, and the rest. */
export function neighbourValue(stance: Stance, seating: Seating, seat: Seat): number {
  const { direction } = seating
  const back = direction === 1 ? -1 : 1
  const after = isBarred(seating, seat, direction) ? undefined : neighbour(seating, seat, direction)
  const before = isBarred(seating, seat, back) ? undefined : neighbour(seating, seat, back)
  const first = after === undefined ? 0 : stance.beside(after)
  const both = before === undefined || before === after ? first : first + stance.beside(before)
  return both + stance.table(seating)
}
