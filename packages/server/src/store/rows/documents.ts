import type { PersonId } from '../../base/ids.ts'
import type { Sql, Statement } from '../engine/sql.ts'
import { COLUMNS, type DocumentRow, JOINED, MAY_SEE, OWN_VERSION } from './document-row.ts'

/** One version as it is stored. */
export type VersionRow = Pick<
  DocumentRow,
  'hash' | 'title' | 'description' | 'least' | 'most' | 'playable' | 'presets'
> & {
  /** The words that a search compares. */
  readonly look: string
  readonly body: string
}

/** A new document as it is stored. */
type NewDocumentRow = Pick<DocumentRow, 'id' | 'game' | 'kind' | 'parent' | 'parent_version'> & {
  readonly person: PersonId
  /** Chosen by the author's browser; empty if it chose none. */
  readonly request_key: string
}

/** Now by the clock, and the uptime: no jump of the time of day makes anything old. */
type Moment = { readonly now: number; readonly uptime: number }

/** A version to be shown; `signed` are the search words of the name its author has unless they choose one. */
type Publication = { readonly version: number; readonly signed: string }

/** Somebody who reads; `undefined` for a browser without a session. */
type Reader = PersonId | undefined

/** Documents with their versions. Everything that only an author may do says so in its statement. */
export type Documents = {
  add(document: NewDocumentRow, first: VersionRow, at: Moment): Promise<void>
  /** Adds a version over this one, and deletes the oldest beyond `keep`; false if `over` is not the newest any more. */
  addVersion(id: string, author: PersonId, over: number, next: VersionRow, keep: number, at: Moment): Promise<boolean>
  /** The version that the reader asks for, or sees without asking; `undefined` unless they may see it. */
  one(id: string, reader: Reader, version?: number): Promise<(DocumentRow & { readonly body: string }) | undefined>
  /** The author of a document, whoever may see it; `undefined` if it is gone. */
  author(id: string): Promise<Pick<DocumentRow, 'person' | 'name'> | undefined>
  /** The counts behind the verdicts of a version; empty before it is judged, `undefined` unless the reader may see it. */
  tallies(id: string, reader: Reader, version?: number): Promise<string | undefined>
  /** The document that a request with this key has made; `undefined` if none has. */
  madeBy(author: PersonId, key: string): Promise<string | undefined>
  countOf(author: PersonId): Promise<number>
  /** Shows this version to everyone; false unless it is the author's. */
  publish(id: string, author: PersonId, shown: Publication, now: number): Promise<boolean>
  unpublish(id: string, author: PersonId, uptime: number): Promise<boolean>
  drop(id: string, author: PersonId): Promise<boolean>
  /** Moderators hide it from everyone but its author, or show it again. */
  hide(id: string, hidden: boolean): Promise<boolean>
}

/** Raises the number of games that were played with a document, if everyone may see it. */
export const playCounted = (id: string): Statement => ({
  text: 'update document set plays = plays + 1 where id = ? and published > 0 and hidden = 0',
  values: [id],
})

const versionAdded = (id: string, version: number, row: VersionRow, now: number): Statement => ({
  text: `insert into document_version
           (document, version, hash, title, description, least, most, playable, presets, look, made,
            verdict, tallies, judged, balance, body)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', '', '', 0, ?)`,
  values: [
    id,
    version,
    row.hash,
    row.title,
    row.description,
    row.least,
    row.most,
    row.playable,
    row.presets,
    row.look,
    now,
    row.body,
  ],
})

/** Deletes versions up to this one, apart from the published one. */
const versionsDropped = (id: string, upTo: number): Statement => ({
  text: `delete from document_version where document = ? and version <= ?
           and version <> (select published from document where id = ?)`,
  values: [id, upTo, id],
})

/** A change that happens only to the author's own document. */
const changed = async (sql: Sql, statements: readonly Statement[]): Promise<boolean> =>
  (await sql.together(statements)).length > 0

export const documentsIn = (sql: Sql): Documents => ({
  async add({ id, game, kind, person, parent, parent_version, request_key }, first, { now, uptime }) {
    await sql.together([
      {
        text: `insert into document
                 (id, game, kind, person, parent, parent_version, newest, published, hidden, plays, balance, shown,
                  created, changed, kept, request_key)
               values (?, ?, ?, ?, ?, ?, 1, 0, 0, 0, 0, 0, ?, ?, ?, ?)`,
        values: [id, game, kind, person, parent, parent_version, now, now, uptime, request_key],
      },
      versionAdded(id, 1, first, now),
    ])
  },
  addVersion: (id, author, over, next, keep, { now, uptime }) =>
    changed(sql, [
      {
        text: 'update document set newest = newest + 1, changed = ?, kept = ? where id = ? and person = ? and newest = ?',
        values: [now, uptime, id, author, over],
        must: 1,
      },
      versionAdded(id, over + 1, next, now),
      versionsDropped(id, over + 1 - keep),
    ]),
  async one(id, reader, version) {
    const [row] = await sql.all<DocumentRow & { readonly body: string }>(
      `select ${COLUMNS}, v.body from document as d ${JOINED}
        where d.id = ? and v.version = ${version === undefined ? OWN_VERSION : '?'} and ${MAY_SEE}`,
      [reader, id, version ?? reader, reader],
    )
    return row
  },
  async author(id) {
    const [row] = await sql.all<Pick<DocumentRow, 'person' | 'name'>>(
      'select d.person, author.name from document as d left join person as author on author.id = d.person where d.id = ?',
      [id],
    )
    return row
  },
  async tallies(id, reader, version) {
    const [row] = await sql.all<{ tallies: string }>(
      `select v.tallies from document as d join document_version as v on v.document = d.id
        where d.id = ? and v.version = ${version === undefined ? OWN_VERSION : '?'} and ${MAY_SEE}`,
      [id, version ?? reader, reader],
    )
    return row?.tallies
  },
  async madeBy(author, key) {
    if (key === '') return undefined
    const [row] = await sql.all<{ id: string }>(
      'select id from document where person = ? and request_key = ? order by id limit 1',
      [author, key],
    )
    return row?.id
  },
  async countOf(author) {
    const [row] = await sql.all<{ n: number }>('select count(*) as n from document where person = ?', [author])
    return Number(row?.n ?? 0)
  },
  publish: (id, author, { version, signed }, now) =>
    changed(sql, [
      {
        text: `update document set published = ?, signed = ?, shown = case when shown = 0 then ? else shown end,
                      balance = (select balance from document_version where document = ? and version = ?)
                where id = ? and person = ?
                  and exists (select 1 from document_version where document = ? and version = ?)`,
        values: [version, signed, now, id, version, id, author, id, version],
        must: 1,
      },
    ]),
  unpublish: (id, author, uptime) =>
    changed(sql, [
      {
        text: 'update document set published = 0, kept = ? where id = ? and person = ?',
        values: [uptime, id, author],
        must: 1,
      },
    ]),
  drop: (id, author) =>
    changed(sql, [
      { text: 'delete from document where id = ? and person = ?', values: [id, author], must: 1 },
      { text: 'delete from document_version where document = ?', values: [id] },
    ]),
  hide: (id, hidden) =>
    changed(sql, [{ text: 'update document set hidden = ? where id = ?', values: [hidden ? 1 : 0, id], must: 1 }]),
})
