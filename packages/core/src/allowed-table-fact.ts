import type { Seat } from './seat.ts'
import type { TableFact } from './table-fact.ts'
import { type TableState, votesNeeded } from './table-state.ts'

const isPerson = ({ held }: TableState, seat: Seat): boolean => held[seat - 1] === 'person'

/** Could this have been written down at this point? Whether a clock was right cannot be told from the log. */
export function allowsTableFact(table: TableState, fact: TableFact): boolean {
  if (table.ended) return false
  switch (fact.kind) {
    case 'sat':
      return table.held[fact.seat - 1] === undefined
    case 'left':
    case 'botPlays':
      return isPerson(table, fact.seat) && !table.botPlays.includes(fact.seat)
    case 'returned':
      return table.botPlays.includes(fact.seat)
    case 'clockRanOut':
      return isPerson(table, fact.seat)
    case 'voted':
      return isPerson(table, fact.seat) && table.votes.includes(fact.seat) !== fact.on
    case 'ended':
      return table.votes.length >= votesNeeded(table)
    case 'claimed':
      return true
    default:
      return fact satisfies never
  }
}
