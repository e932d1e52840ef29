import { elementAt, type Seat, seatsOf } from '@selva/core'
import type { Side } from './option.ts'
import { type Direction, isQuarantined, NOBODY, type PartialState, playerAt } from './state.ts'

/** VOC-8 without the exception: everybody alive, by seat. */
export const living = (state: PartialState): readonly Seat[] =>
  seatsOf(state.setting.seats).filter((seat) => playerAt(state, seat).alive)

export function livingCount({ players }: PartialState): number {
  let n = 0
  for (const player of players) if (player.alive) n++
  return n
}

/** VOC-8 */
export const others = (state: PartialState, seat: Seat): readonly Seat[] =>
  living(state).filter((other) => other !== seat)

/** VOC-4: the first living player met from this one's place, open or closed; himself if nobody else lives. */
export function firstFrom(state: PartialState, seat: Seat, direction: Direction): Seat {
  const { ring } = state
  const n = ring.length
  let { place } = playerAt(state, seat)
  for (;;) {
    place = (place + direction + n) % n
    const met = elementAt(ring, place)
    if (met === seat || playerAt(state, met).alive) return met
  }
}

/** VOC-2: the first living player on a side; left is clockwise. */
export const neighbourOn = (state: PartialState, seat: Seat, side: Side): Seat =>
  firstFrom(state, seat, side === 'left' ? 1 : -1)

/** PAN-3: the third living player on a side. */
export function thirdOn(state: PartialState, seat: Seat, side: Side): Seat {
  let third = seat
  for (let n = 0; n < 3; n++) third = neighbourOn(state, third, side)
  return third
}

/** VOC-4: next(P). */
export const nextOf = (state: PartialState, seat: Seat): Seat => firstFrom(state, seat, state.direction)

/** The place whose clockwise gap lies on this side of a living player. */
export const gapBeside = (state: PartialState, seat: Seat, direction: Direction): number =>
  playerAt(state, direction === 1 ? seat : firstFrom(state, seat, -1)).place

/** VOC-5, VOC-6: is there a door on this side? With two living players both sides are one gap. */
export function hasDoor(state: PartialState, seat: Seat, direction: Direction): boolean {
  if (livingCount(state) === 2) return state.doors.some((doors) => doors > 0)
  return elementAt(state.doors, gapBeside(state, seat, direction)) > 0
}

const AROUND: readonly Direction[] = [1, -1]

/** VOC-7: the neighbours with no door in between, the left one first. */
export function reachable(state: PartialState, seat: Seat): readonly Seat[] {
  const left = firstFrom(state, seat, 1)
  const right = firstFrom(state, seat, -1)
  if (left === seat) return NOBODY
  if (left === right) return hasDoor(state, seat, 1) ? NOBODY : [left]
  const out: Seat[] = []
  if (!hasDoor(state, seat, 1)) out.push(left)
  if (!hasDoor(state, seat, -1)) out.push(right)
  return out
}

/** Is the other a neighbour with a door in between (VOC-7)? */
const isBehindDoor = (state: PartialState, seat: Seat, other: Seat): boolean =>
  AROUND.some((d) => firstFrom(state, seat, d) === other) && !reachable(state, seat).includes(other)

/** The players Seduction, Can't we be friends? and Get out of here! may name (QUA-4, DOOR-3, OPT-6). */
export const namablePlayers = (state: PartialState, seat: Seat): readonly Seat[] =>
  others(state, seat).filter(
    (other) =>
      !isQuarantined(state, other) &&
      !(state.setting.rules.doorsAgainstAnyone === 'protect' && isBehindDoor(state, seat, other)),
  )

/** The gaps beside a player that hold a door, each by the place it is named after. */
export function doorsBeside(state: PartialState, seat: Seat): readonly number[] {
  if (livingCount(state) === 2) {
    const gap = state.doors.findIndex((doors) => doors > 0)
    return gap < 0 ? [] : [gap]
  }
  return AROUND.map((d) => gapBeside(state, seat, d)).filter((gap) => elementAt(state.doors, gap) > 0)
}
