import {
  type AnyState,
  type Batch,
  foldTable,
  isSeatPlayedByBot,
  isTableFact,
  type Seat,
  SPECTATORS,
  seenBy,
} from '@selva/core'
import type { Clock } from '../base/clock.ts'
import type { RunningNote } from '../store/engine/running.ts'
import type { Decided, RunningGame } from './live.ts'

const sameSeats = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat, i) => seat === other[i])

/** A game that goes on without a turn passing is still touched once a day. */
const DAY = 24 * 60 * 60 * 1000

/** The note of a game that has just been dealt: the server has yet to write down who sits where. */
export const openingNote = (clock: Clock): RunningNote => ({ awaits: [], moves: true, at: clock.now() })

export type NotedTable = {
  readonly live: () => RunningGame
  /** The seats of people; bots have the others. */
  readonly people: readonly Seat[]
  readonly clock: Clock
}

/** Says when the stored note of a running game must change, and to what. */
export type NoteKeeper = {
  /** The note to store with this batch; nothing if the stored one still holds. */
  after(next: Decided): RunningNote | undefined
  /** The note for the game as it is now, read from the log; nothing if the stored one holds. */
  now(): RunningNote | undefined
  /** This note is in the store. */
  stored(note: RunningNote | undefined): void
  /** When something that everybody could see last happened; 0 if unknown. */
  touched(): number
}

export function noteKeeper({ live, people, clock }: NotedTable, first: RunningNote | undefined): NoteKeeper {
  let known = first

  function awaited(state: AnyState, table: RunningGame['table']): readonly Seat[] {
    const { game } = live()
    return table.ended || game.over(state) ? [] : game.awaits(state)
  }

  /** A bot is to move, or the ordinary next thing is to be done for a person, or the end is to be noted. */
  function moves(state: AnyState, table: RunningGame['table'], awaits: readonly Seat[]): boolean {
    const { game } = live()
    if (table.ended || game.over(state)) return true
    const clockName = game.clockOf(state)
    const byBot = (seat: Seat): boolean => !people.includes(seat) || isSeatPlayedByBot(table, clockName, seat)
    return awaits.some(byBot) || people.some((seat) => game.followUp(state, seat) !== undefined && !byBot(seat))
  }

  /** Hidden choices must not move it: only what everybody could see counts. */
  function touchedAt(sameAwaits: boolean, batch: Batch | undefined): number {
    if (known === undefined || known.at === 0 || !sameAwaits) return clock.now()
    if (batch === undefined || Math.abs(clock.now() - known.at) < DAY) return known.at
    return seenBy(live().game.redactor, batch.facts, SPECTATORS).length > 0 ? clock.now() : known.at
  }

  function noteOf(state: AnyState, table: RunningGame['table'], batch?: Batch): RunningNote | undefined {
    const awaits = awaited(state, table)
    const sameAwaits = known !== undefined && sameSeats(known.awaits, awaits)
    const note: RunningNote = { awaits, moves: moves(state, table, awaits), at: touchedAt(sameAwaits, batch) }
    return sameAwaits && known?.moves === note.moves && known.at === note.at ? undefined : note
  }

  return {
    after({ batch, state }) {
      const { table } = live()
      if (!batch.facts.some(isTableFact)) return noteOf(state, table, batch)
      const after = structuredClone(table)
      for (const fact of batch.facts) foldTable(after, fact)
      return noteOf(state, after, batch)
    },
    now: () => noteOf(live().state, live().table),
    stored(note) {
      known = note
    },
    touched: () => known?.at ?? 0,
  }
}
