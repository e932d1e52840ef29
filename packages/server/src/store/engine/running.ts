import type { Seat } from '@selva/core'
import type { TableId } from '../../base/ids.ts'
import type { Statement } from './sql.ts'

/** Facts about a running game that need no folding of its log. Written in the same commit as a batch. */
export type RunningNote = {
  /** The seats the table waits for, which everybody at the table knows. */
  readonly awaits: readonly Seat[]
  /** Is a bot or the server itself to move? Then the table is loaded after a start. It never leaves the server. */
  readonly moves: boolean
  /** When something that everybody could see last happened, to about a day; 0 if unknown. */
  readonly at: number
}

const awaitsText = (seats: readonly Seat[]): string => seats.join(',')
export const seatsIn = (awaits: string): readonly Seat[] =>
  awaits === '' ? [] : awaits.split(',').map((seat) => Number(seat) as Seat)

export const KEEP_NOTE = `insert into running (t, awaits, moves, at) values (?, ?, ?, ?)
  on conflict (t) do update set awaits = excluded.awaits, moves = excluded.moves, at = excluded.at`

export const noteValues = (table: TableId, { awaits, moves, at }: RunningNote): [string, string, number, number] => [
  table,
  awaitsText(awaits),
  moves ? 1 : 0,
  Math.round(at),
]

/** The game is over, or there is none any more. */
export const noteDropped = (table: TableId): Statement => ({
  text: 'delete from running where t = ?',
  values: [table],
})
