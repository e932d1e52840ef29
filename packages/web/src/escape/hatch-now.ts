import type { PartialState } from '@selva/escape'
import type { EscapeWords } from './messages/en.ts'

/** OWN-4: for how many humans an open hatch has room, where that can be more than one. */
export function roomShown({ hatches, room, setting: { rules } }: PartialState, index: number): number | undefined {
  return rules.hatchRoom > 1 && hatches[index] === 'open' ? room[index] : undefined
}

/** A hatch as it is now, in words. */
export function hatchNow(state: PartialState, index: number, m: EscapeWords): string {
  const room = roomShown(state, index)
  return room === undefined ? m.hatchStates[state.hatches[index] ?? 'open'] : m.hatchRoom(room)
}
