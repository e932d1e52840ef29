import type { DocumentKind } from '@selva/core'
import type { Sql } from '../engine/sql.ts'
import type { DocumentMark } from './document-lists.ts'

/** A published version, and the versions of bots and rules that judged it last. */
export type JudgedRow = {
  readonly id: string
  readonly version: number
  readonly game: string
  readonly kind: DocumentKind
  readonly shown: number
  readonly judged: string
}

/** The result of judging a version; verdict and tallies are empty if bots could not play it. */
type Judgement = {
  readonly verdict: string
  readonly tallies: string
  readonly judged: string
  readonly balance: number
}

/** Published documents as the judge reads them. */
export type Judging = {
  /** The next public documents after this one, in the order in which they were published. */
  after(mark: DocumentMark, most: number): Promise<readonly JudgedRow[]>
  text(id: string, version: number): Promise<string | undefined>
  /** Keeps the judgement with the version, and with the document if this version is still the published one. */
  keep(id: string, version: number, judgement: Judgement): Promise<void>
}

export const judgingIn = (sql: Sql): Judging => ({
  after: ({ at, id }, most) =>
    sql.all<JudgedRow>(
      `select d.id, v.version, d.game, d.kind, d.shown, v.judged from document as d
         join document_version as v on v.document = d.id and v.version = d.published
        where d.published > 0 and d.hidden = 0 and (d.shown, d.id) > (?, ?)
        order by d.shown, d.id limit ?`,
      [at, id, most],
    ),
  async text(id, version) {
    const [row] = await sql.all<{ body: string }>(
      'select body from document_version where document = ? and version = ?',
      [id, version],
    )
    return row?.body
  },
  async keep(id, version, { verdict, tallies, judged, balance }) {
    await sql.together([
      {
        text: `update document_version set verdict = ?, tallies = ?, judged = ?, balance = ?
                where document = ? and version = ?`,
        values: [verdict, tallies, judged, balance, id, version],
      },
      { text: 'update document set balance = ? where id = ? and published = ?', values: [balance, id, version] },
    ])
  },
})
