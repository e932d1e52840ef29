import { isRefusal } from '@selva/core'
import type { ClockState } from '@selva/protocol'
import type { PersonId } from '../src/base/ids.ts'
import type { Room } from '../src/table/room.ts'

/** The clocks that run: seat, milliseconds left, milliseconds in the bank that can be drawn on after that. */
export const shownClocks = ({ running, left, bank, shared, per }: ClockState): readonly (readonly number[])[] =>
  running.map((seat) => [
    seat,
    new Map(left).get(seat) ?? 0,
    shared || per === 'turn' ? 0 : (new Map(bank).get(seat) ?? 0),
  ])

/** The clocks as a page finds them that is opened now; it is closed again. */
export function clocksOnOpening(room: Room, person: PersonId): ClockState | undefined {
  const heard: string[] = []
  const send = (message: string): void => void heard.push(message)
  const page = room.join({ person, invite: '', screen: false, send, dismiss() {} }, 0)
  if (isRefusal(page)) throw new Error(page.refused)
  page.leave()
  const told = heard.find((message) => message.startsWith('["clock"'))
  return told === undefined ? undefined : JSON.parse(told)[1]
}
