import { elementAt, type Seat } from '@selva/core'
import { type Direction, firstFrom, hasDoor, type PartialState, playerAt } from '@selva/stay-away'

/** Neighbours at the table, as they are or as they would be. */
export type Seating = {
  /** The living, clockwise. */
  readonly order: readonly Seat[]
  /** Is there a door clockwise of each of them (DOOR-4: it belongs to the gap)? */
  readonly doors: readonly boolean[]
  readonly direction: Direction
}

export function seatingOf(partial: PartialState): Seating {
  const order: Seat[] = []
  const doors: boolean[] = []
  for (const seat of partial.ring) {
    if (!playerAt(partial, seat).alive) continue
    order.push(seat)
    doors.push(hasDoor(partial, seat, 1))
  }
  return { order, doors, direction: partial.direction }
}

/** CHG-1 */
export function swapped(seating: Seating, a: Seat, b: Seat): Seating {
  const order = seating.order.map((seat) => (seat === a ? b : seat === b ? a : seat))
  return { ...seating, order }
}

/** ELIM-2: a place closes; the gaps beside it become one (VOC-5). */
export function without(seating: Seating, gone: Seat): Seating {
  const { order, doors } = seating
  const at = order.indexOf(gone)
  if (at < 0) return seating
  const before = (at + order.length - 1) % order.length
  const merged = doors.map((door, i) => door || (i === before && elementAt(doors, at)))
  return { ...seating, order: order.toSpliced(at, 1), doors: merged.toSpliced(at, 1) }
}

/** WYB-1 */
export const turned = (seating: Seating): Seating => ({ ...seating, direction: seating.direction === 1 ? -1 : 1 })

/** DOOR-1, DOOR-6: the gap between two neighbours, barred or free. */
export function barred(seating: Seating, a: Seat, b: Seat, door: boolean): Seating {
  const { order, doors } = seating
  const n = order.length
  const between = (i: number): boolean => {
    const left = elementAt(order, i)
    const right = elementAt(order, (i + 1) % n)
    return (left === a && right === b) || (left === b && right === a)
  }
  return { ...seating, doors: doors.map((old, i) => (between(i) ? door : old)) }
}

/** The neighbour on a side; `undefined` if there is nobody else. */
export function neighbour({ order }: Seating, seat: Seat, direction: Direction): Seat | undefined {
  const n = order.length
  const met = order[(order.indexOf(seat) + direction + n) % n]
  return met === seat ? undefined : met
}

export function isBarred({ order, doors }: Seating, seat: Seat, direction: Direction): boolean {
  const n = order.length
  if (n === 2) return doors.some(Boolean)
  const at = order.indexOf(seat)
  return doors[direction === 1 ? at : (at + n - 1) % n] ?? false
}

/** TURN-6: with whom this player would exchange; `undefined` behind a door. */
export const partnerIn = (seating: Seating, seat: Seat): Seat | undefined =>
  isBarred(seating, seat, seating.direction) ? undefined : neighbour(seating, seat, seating.direction)

/** PAN-3: the third living player on a side. */
export function thirdFrom(partial: PartialState, seat: Seat, direction: Direction): Seat {
  let third = seat
  for (let n = 0; n < 3; n++) third = firstFrom(partial, third, direction)
  return third
}

/** The neighbours with no door in between. */
export function reachableIn(seating: Seating, seat: Seat): readonly Seat[] {
  const sides = ([1, -1] as const).filter((side) => !isBarred(seating, seat, side))
  return [...new Set(sides.flatMap((side) => neighbour(seating, seat, side) ?? []))]
}
