import type { Seat } from '@selva/core'
import type { PersonId, TableId } from '../ids.ts'
import type { Sql, Statement } from './sql.ts'

/** What the server knows of a running game without folding its log. It is written in the same commit as a batch. */
export type RunningNote = {
  /** The seats the table waits for, which everybody at the table knows. */
  readonly awaits: readonly Seat[]
  /** Is a bot or the server itself to move? Then the table is loaded after a start. It never leaves the server. */
  readonly moves: boolean
  /** When something that everybody could see last happened, to about a day; 0 if unknown. */
  readonly at: number
}

type NoteRow = { readonly awaits: string; readonly moves: number; readonly at: number }

/** The notes of running games. */
export type RunningNotes = {
  runningNote(table: TableId): Promise<RunningNote | undefined>
  keepRunningNote(table: TableId, note: RunningNote): Promise<void>
  /** Running tables at which the server has to move something, in order of their ids, after this one. */
  movingTables(after: string, most: number): Promise<readonly TableId[]>
  /** How many running games of this host have been touched after this time. */
  runningOf(host: PersonId, touchedAfter: number): Promise<number>
}

export const awaitsText = (seats: readonly Seat[]): string => seats.join(',')
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

export const runningIn = (sql: Sql): RunningNotes => ({
  async runningNote(table) {
    const [row] = await sql.all<NoteRow>('select awaits, moves, at from running where t = ?', [table])
    return row === undefined ? undefined : { awaits: seatsIn(row.awaits), moves: row.moves === 1, at: row.at }
  },
  async keepRunningNote(table, note) {
    await sql.run(KEEP_NOTE, noteValues(table, note))
  },
  async movingTables(after, most) {
    const rows = await sql.all<{ t: TableId }>('select t from running where moves = 1 and t > ? order by t limit ?', [
      after,
      most,
    ])
    return rows.map(({ t }) => t)
  },
  async runningOf(host, touchedAfter) {
    const [row] = await sql.all<{ n: number }>(
      `select count(*) as n from tables join running on running.t = tables.id
        where owner = ? and status = 'running' and (at = 0 or at > ?)`,
      [host, touchedAfter],
    )
    return Number(row?.n ?? 0)
  },
})
