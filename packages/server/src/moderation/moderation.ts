import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { BanInfo, DocumentReport, NewBan, NewReport, ReportedWords, ReportInfo } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import { shortCode } from '../base/code.ts'
import type { PersonId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import { authorNameOf } from '../people/names.ts'
import type { Sql } from '../store/engine/sql.ts'
import { bansIn } from '../store/rows/bans.ts'
import { type ChatLineRow, chatLinesIn } from '../store/rows/chat-lines.ts'
import { documentsIn } from '../store/rows/documents.ts'
import { type ReportRow, type ReportRowNow, type ReportStatus, reportsIn } from '../store/rows/reports.ts'
import type { Room } from '../table/room.ts'
import type { Rooms } from '../table/rooms.ts'
import { sanitized } from '../text/sanitize.ts'
import { copyOf, reportedAuthor, reportedDocument } from './document-reports.ts'

/** Number of lines kept before and after a reported line: only lines that the reporter could read. */
const AROUND = 5
const MOST_SHOWN = 200
const DAY = 24 * 60 * 60 * 1000

type Answer = Promise<Refusal | undefined>

/** One line of a report, with its author: who that is never leaves the server. */
type Line = ReportedWords & { readonly person: PersonId }

/**
 * Receives reports and deals with them. A moderator sees what was reported and what the reporter saw around it: no
 * roles, hands, seeds or invites, and nothing of the other channel of a table that runs.
 */
export type Moderation = {
  report(room: Room, reporter: PersonId, report: NewReport): Answer
  /** Only a document that everyone may see can be reported. */
  reportDocument(reporter: PersonId, document: string, report: DocumentReport): Answer
  reports(status: ReportStatus): Promise<readonly ReportInfo[]>
  one(id: string): Promise<ReportInfo | Refusal>
  hide(report: string, message: string): Answer
  hideDocument(report: string, hidden: boolean): Answer
  ban(report: string, ban: NewBan): Answer
  resolve(report: string): Answer
  bans(): Promise<readonly BanInfo[]>
  unban(id: string): Answer
  /** Calls whenever something has changed here. Returns how to stop. */
  watch(look: () => void): () => void
}

function excerptOf(heard: readonly ChatLineRow[], reported: readonly string[]): readonly Line[] {
  const channels = new Set(heard.filter(({ id }) => reported.includes(id)).map(({ channel }) => channel))
  const lines: Line[] = []
  for (const channel of channels) {
    const there = heard.filter((row) => row.channel === channel)
    const near = (i: number): boolean =>
      there.slice(Math.max(0, i - AROUND), i + AROUND + 1).some(({ id }) => reported.includes(id))
    for (const [i, row] of there.entries()) {
      if (!near(i)) continue
      const { id, name, seat, at, phrase, about, person } = row
      lines.push({
        id,
        name,
        seat,
        at,
        channel,
        phrase,
        about,
        text: row.body,
        reported: reported.includes(id),
        person,
      })
    }
  }
  return lines.toSorted((a, b) => a.at - b.at)
}

const linesOf = (row: ReportRow): readonly Line[] => (row.document === '' ? JSON.parse(row.excerpt) : [])

const infoOf = (row: ReportRowNow): ReportInfo => ({
  id: row.id,
  table: row.table_id,
  reason: row.reason,
  note: row.note,
  status: row.status,
  at: row.at,
  // Built from nothing: the author's id stays here.
  lines: linesOf(row).map(({ id, name, seat, at, channel, phrase, about, text, reported }) => ({
    id,
    name,
    seat,
    at,
    channel,
    phrase,
    about,
    text,
    reported,
  })),
  ...reportedDocument(row),
})

export function moderationOf(
  sql: Sql,
  clock: Clock,
  rooms: Rooms,
  { openReports }: Pick<Limits, 'openReports'>,
): Moderation {
  const reports = reportsIn(sql)
  const bans = bansIn(sql)
  const said = chatLinesIn(sql)
  const documents = documentsIn(sql)
  const looking = new Set<() => void>()
  const changed = (): void => {
    for (const look of looking) look()
  }

  async function lineOf(
    report: string,
    message: string,
  ): Promise<{ readonly row: ReportRow; readonly line: Line } | Refusal> {
    const row = await reports.one(report)
    const line = row === undefined ? undefined : linesOf(row).find(({ id }) => id === message)
    return row === undefined || line === undefined ? refuse('unknownWords') : { row, line }
  }

  /** The author of a line of a report, or of its document. */
  async function authorOf(
    report: string,
    message: string,
  ): Promise<{ readonly person: PersonId; readonly name: string } | undefined> {
    const row = await reports.one(report)
    if (row === undefined) return undefined
    return row.document === ''
      ? linesOf(row).find(({ id }) => id === message)
      : message === row.document
        ? reportedAuthor(row)
        : undefined
  }

  /** Stores a report that has just come. */
  async function add(
    reporter: PersonId,
    report: Pick<ReportRow, 'table_id' | 'document' | 'reason' | 'note' | 'excerpt'>,
  ): Answer {
    await reports.add({ ...report, id: shortCode(), person: reporter, status: 'open', at: clock.now() })
    changed()
    return undefined
  }

  return {
    async report(room, reporter, { messages, reason, note }) {
      if ((await reports.openOf(reporter)) >= openReports) return refuse('tooMany')
      const heard = await room.chat.heardBy(reporter)
      if (!messages.every((id) => heard.some((row) => row.id === id))) return refuse('unknownWords')
      const excerpt = JSON.stringify(excerptOf(heard, messages))
      return add(reporter, { table_id: room.table().id, document: '', reason, note: sanitized(note), excerpt })
    },
    async reportDocument(reporter, id, { reason, note = '' }) {
      if ((await reports.openOf(reporter)) >= openReports) return refuse('tooMany')
      const row = await documents.one(id, undefined)
      if (row === undefined) return refuse('unknownDocument')
      const excerpt = copyOf(row, authorNameOf(row.person, row.name))
      return add(reporter, { table_id: '', document: id, reason, note: sanitized(note), excerpt })
    },
    reports: async (status) => (await reports.with(status, MOST_SHOWN)).map(infoOf),
    async one(id) {
      const row = await reports.one(id)
      return row === undefined ? refuse('unknownWords') : infoOf(row)
    },
    async hide(report, message) {
      const found = await lineOf(report, message)
      if (isRefusal(found)) return found
      await said.hide(message)
      await (await rooms.find(found.row.table_id))?.chat.refresh()
      changed()
      return undefined
    },
    async hideDocument(report, hidden) {
      const row = await reports.one(report)
      if (row === undefined || !(await documents.hide(row.document, hidden))) return refuse('unknownDocument')
      changed()
      return undefined
    },
    async ban(report, { message, reason, days }) {
      const author = await authorOf(report, message)
      if (author === undefined) return refuse('unknownWords')
      const at = clock.now()
      const { person, name } = author
      await bans.add({
        id: shortCode(),
        person,
        name,
        reason: sanitized(reason),
        at,
        ends: days === 0 ? 0 : at + days * DAY,
      })
      changed()
      return undefined
    },
    async resolve(report) {
      if ((await reports.one(report)) === undefined) return refuse('unknownWords')
      await reports.resolve(report)
      changed()
      return undefined
    },
    bans: async () => (await bans.all()).map(({ id, name, reason, at, ends }) => ({ id, name, reason, at, ends })),
    async unban(id) {
      const lifted = await bans.lift(id)
      changed()
      return lifted ? undefined : refuse('unknownWords')
    },
    watch(look) {
      looking.add(look)
      return () => void looking.delete(look)
    },
  }
}
