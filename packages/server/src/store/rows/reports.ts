import type { ReportReason } from '@selva/protocol'
import type { PersonId, TableId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

export const REPORT_STATUSES = ['open', 'resolved'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** A report as it is stored. */
export type ReportRow = {
  readonly id: string
  readonly table_id: TableId
  /** The reporter. */
  readonly person: PersonId
  readonly reason: ReportReason
  readonly note: string
  readonly status: ReportStatus
  readonly at: number
  /** The reported lines and those that the reporter saw around them (JSON): a copy, so that it outlives its table. */
  readonly excerpt: string
}

const COLUMNS = 'id, table_id, person, reason, note, status, at, excerpt'

export type Reports = {
  add(report: ReportRow): Promise<void>
  /** The newest first, at most `most`. */
  with(status: ReportStatus, most: number): Promise<readonly ReportRow[]>
  one(id: string): Promise<ReportRow | undefined>
  resolve(id: string): Promise<void>
  /** How many reports of a person are still open. */
  openOf(person: PersonId): Promise<number>
}

export const reportsIn = (sql: Sql): Reports => ({
  async add({ id, table_id, person, reason, note, status, at, excerpt }) {
    await sql.run(`insert into report (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)`, [
      id,
      table_id,
      person,
      reason,
      note,
      status,
      at,
      excerpt,
    ])
  },
  with: (status, most) =>
    sql.all<ReportRow>(`select ${COLUMNS} from report where status = ? order by at desc limit ?`, [status, most]),
  async one(id) {
    const [row] = await sql.all<ReportRow>(`select ${COLUMNS} from report where id = ?`, [id])
    return row
  },
  async resolve(id) {
    await sql.run(`update report set status = 'resolved' where id = ?`, [id])
  },
  async openOf(person) {
    const rows = await sql.all(`select id from report where person = ? and status = 'open'`, [person])
    return rows.length
  },
})
