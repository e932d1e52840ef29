import { isTableFact, type Seat } from '@selva/core'
import type { RunningGame } from './live.ts'
import type { Observer } from './observer.ts'

/** A player who lets this many clocks in a row run out is taken to be gone. */
const MOST_LATE = 2

/** Counts how many clocks each person has let run out since they last chose. */
export type LatePlayers = Observer & {
  /** The seats that are taken to be gone if their clock runs out once more. */
  gone(live: RunningGame, seats: readonly Seat[]): readonly Seat[]
}

/**
 * Everybody sees when a bot takes a late player's seat. So the count follows from the log and from what everybody can
 * see there: a hidden choice does not move it.
 */
export function latePlayers(): LatePlayers {
  const late = new Map<Seat, number>()
  return {
    cares: ({ batch }) => batch.by === undefined || late.size > 0,
    committed({ batch, seat, hidden, byBot }) {
      if (batch.by !== undefined) {
        if (!hidden && !byBot) late.delete(seat)
        return
      }
      for (const fact of batch.facts) {
        if (!isTableFact(fact)) continue
        if (fact.kind === 'clockRanOut') late.set(fact.seat, (late.get(fact.seat) ?? 0) + 1)
        if (fact.kind === 'returned') late.delete(fact.seat)
      }
    },
    gone: ({ table }, seats) =>
      seats.filter((seat) => (late.get(seat) ?? 0) + 1 >= MOST_LATE && !table.botPlays.includes(seat)),
  }
}
