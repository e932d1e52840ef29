import type { Seat } from '@selva/core'

/**
 * Most ids remembered for a seat. A page sends a choice again until it is answered and makes no new one meanwhile, so
 * the choice it repeats is among the last of its seat, however long the page was away. The rest of these are for
 * choices that timers and bots made for the seat in between.
 */
const MOST = 32

/** The ids of the last choices of each seat: a choice sent again is recognised, also after a restart. */
export type RecentChoices = {
  has(seat: Seat, id: string): boolean
  add(seat: Seat, id: string): void
}

export function recentChoices(): RecentChoices {
  /** By seat, the oldest first. */
  const ids: string[][] = []
  return {
    has: (seat, id) => ids[seat]?.includes(id) === true,
    add(seat, id) {
      const own = ids[seat] ?? []
      ids[seat] = own
      own.push(id)
      if (own.length > MOST) own.shift()
    },
  }
}
