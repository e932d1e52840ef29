import type { ReportReason } from '@selva/protocol'
import type { PersonId, TableId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

export const REPORT_STATUSES = ['open', 'resolved'] as const
export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** A report as it is stored. */
export type ReportRow = {
  readonly id: string
  /** Empty for a report of a document. */
  readonly table_id: TableId | ''
  /** The reported document; empty for a report of chat lines. */
  readonly document: string
  /** The reporter. */
  readonly person: PersonId
  readonly reason: ReportReason
  readonly note: string
  readonly status: ReportStatus
  readonly at: number
  /**
   * The reported lines and those that the reporter saw around them, or the reported document (JSON): a copy, so that it
   * outlives its table or document.
   */
  readonly excerpt: string
}

/** A stored report, and whether its document is hidden now: `undefined` if there is none, or it has been deleted. */
export type ReportRowNow = ReportRow & { readonly hidden: number | undefined }

const COLUMNS = 'id, table_id, document, person, reason, note, status, at, excerpt'
const NOW = 'left join (select id as document_id, hidden from document) as about on document_id = document'

export type Reports = {
  add(report: ReportRow): Promise<void>
  /** The newest first, at most `most`. */
  with(status: ReportStatus, most: number): Promise<readonly ReportRowNow[]>
  one(id: string): Promise<ReportRowNow | undefined>
  resolve(id: string): Promise<void>
  /** How many reports of a person are still open. */
  openOf(person: PersonId): Promise<number>
}

export const reportsIn = (sql: Sql): Reports => ({
  async add({ id, table_id, document, person, reason, note, status, at, excerpt }) {
    await sql.run(`insert into report (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
      id,
      table_id,
      document,
      person,
      reason,
      note,
      status,
      at,
      excerpt,
    ])
  },
  with: (status, most) =>
    sql.all<ReportRowNow>(`select ${COLUMNS}, hidden from report ${NOW} where status = ? order by at desc limit ?`, [
      status,
      most,
    ]),
  async one(id) {
    const [row] = await sql.all<ReportRowNow>(`select ${COLUMNS}, hidden from report ${NOW} where id = ?`, [id])
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
