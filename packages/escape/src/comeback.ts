import type { Side } from './character.ts'
import type { Setting } from './state.ts'

/** END-9: how often a player who was dealt this side can be killed at this table. */
export function livesOf({ zone, rules }: Setting, dealt: Side): number {
  const sides: Side[] = []
  for (let side = dealt; ; ) {
    if (sides.includes(side)) return Number.POSITIVE_INFINITY
    sides.push(side)
    const back = rules.comesBack({ side, at: zone.humanSector, home: zone.humanSector }, zone)
    if (back === 'never') return sides.length
    side = back.side
  }
}

/** SCN-A5: does it matter at this table where a player of this side started? */
export function returnsHome({ zone, rules }: Setting, side: Side): boolean {
  const back = rules.comesBack({ side, at: zone.humanSector, home: zone.humanSector }, zone)
  const elsewhere = rules.comesBack({ side, at: zone.humanSector, home: zone.alienSector }, zone)
  return back !== 'never' && elsewhere !== 'never' && back.at !== elsewhere.at
}
