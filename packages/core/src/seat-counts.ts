import type { Game, SeatCounts } from './game.ts'
import type { Batch } from './log.ts'
import type { Seat } from './seat.ts'
import { fold, isTableFact } from './table-fact.ts'
import { foldTable, isSeatPlayedByBot, newTableState } from './table-state.ts'

/**
 * Counts what every seat did in a finished game, by seat − 1, from its whole log. While a bot plays for a person, nothing
 * counts for that seat: a person's figures tell of that person alone.
 */
export function seatCountsOf(game: Game, setting: unknown, batches: readonly Batch[]): readonly SeatCounts[] {
  const state = game.start(setting)
  const table = newTableState()
  const counts = Array.from({ length: game.seats(setting) }, (): Record<string, number> => ({}))
  const counter = game.figures.counter((seat: Seat, what: string) => {
    const own = counts[seat - 1]
    if (own !== undefined && !isSeatPlayedByBot(table, game.clockOf(state), seat)) own[what] = (own[what] ?? 0) + 1
  })
  for (const { facts } of batches)
    for (const fact of facts) {
      if (!isTableFact(fact)) counter.happened(state, fact)
      else if (fact.kind === 'claimed') counter.claimed(state, fact.seat, fact.claim)
      fold(game, state, fact)
      foldTable(table, fact)
    }
  return counts
}
