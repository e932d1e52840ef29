import type { PersonId, TableId } from '../../base/ids.ts'
import { KEEP_NOTE, noteValues, type RunningNote, seatsIn } from '../engine/running.ts'
import type { Sql } from '../engine/sql.ts'

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
