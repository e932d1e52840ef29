import type { ClockName } from './game.ts'
import type { Seat } from './seat.ts'
import { isTableFact } from './table-fact.ts'
import type { AnyFact } from './visibility.ts'

/** Public state of a running table besides its game: folded from the table's own facts, by server and client. */
export type TableState = {
  /** Holder of each seat since the deal, by seat − 1; empty before it. */
  held: ('person' | 'bot')[]
  /** The seats of people that a bot plays until they are back. */
  botPlays: Seat[]
  /** The clock that last ran out for a seat, by seat − 1; empty or missing if none did. */
  late: string[]
  /** The seats that want the game to end now. */
  votes: Seat[]
  /** The game was ended before its rules ended it. */
  ended: boolean
}

export const newTableState = (): TableState => ({ held: [], botPlays: [], late: [], votes: [], ended: false })

/**
 * How many votes end the game: more than half of the seats held by people. A seat belongs to its person also while a
 * bot plays it or its player is out of the game, so all of them count; bots neither vote nor count.
 */
export const votesNeeded = ({ held }: TableState): number =>
  Math.floor(held.filter((by) => by === 'person').length / 2) + 1

/** The name under which a clock that ran out is written down: of a whole turn, or of one decision. */
export const turnClock = ({ turn }: ClockName): string => `turn ${turn}`
export const decisionClock = ({ decision }: ClockName): string => `decision ${decision}`

/** Does a bot decide for this person now: until they are back, or because the clock of this very thing has run out? */
export function isSeatPlayedByBot({ botPlays, late }: TableState, clock: ClockName, seat: Seat): boolean {
  if (botPlays.includes(seat)) return true
  // Names of clocks are made only where a clock has run out: this is asked for after every choice.
  const ranOut = late[seat - 1] ?? ''
  return ranOut !== '' && (ranOut === turnClock(clock) || ranOut === decisionClock(clock))
}

const without = (seats: readonly Seat[], seat: Seat): Seat[] => seats.filter((s) => s !== seat)
const withSeat = (seats: readonly Seat[], seat: Seat): Seat[] =>
  [...without(seats, seat), seat].toSorted((a, b) => a - b)

/** Folds a fact into what is known of the table, in place; what is the game's changes nothing here. */
export function foldTable(table: TableState, fact: AnyFact): void {
  if (!isTableFact(fact)) return
  switch (fact.kind) {
    case 'sat':
      table.held[fact.seat - 1] = fact.by
      return
    case 'botPlays':
      table.botPlays = withSeat(table.botPlays, fact.seat)
      return
    case 'returned':
      table.botPlays = without(table.botPlays, fact.seat)
      return
    case 'clockRanOut':
      table.late = Array.from({ length: table.held.length }, (_, i) =>
        i === fact.seat - 1 ? fact.clock : (table.late[i] ?? ''),
      )
      return
    case 'voted':
      table.votes = fact.on ? withSeat(table.votes, fact.seat) : without(table.votes, fact.seat)
      return
    case 'ended':
      table.ended = true
      return
    case 'left':
    case 'claimed':
      return
    default:
      fact satisfies never
  }
}
