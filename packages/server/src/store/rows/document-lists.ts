import type { DocumentSort } from '@selva/protocol'
import type { PersonId } from '../../base/ids.ts'
import type { Row, Sql, SqlValue } from '../engine/sql.ts'
import { COLUMNS, type DocumentRow, JOINED } from './document-row.ts'

/** A place in a list: the next page begins after it. */
export type DocumentMark = { readonly at: number; readonly id: string }

/** Which documents are asked for; everything is optional. */
type DocumentFilter = {
  readonly game?: string | undefined
  readonly kind?: string | undefined
  /** Words as `look` holds them. */
  readonly words?: readonly string[]
  readonly players?: number | undefined
  readonly preset?: string | undefined
  readonly parent?: string | undefined
}

type DocumentPage = {
  readonly rows: readonly DocumentRow[]
  /** The mark of the last document that was looked at, if there may be more. */
  readonly after: DocumentMark | undefined
}

/** Lists of documents, without their texts. */
export type DocumentLists = {
  /** Documents that everyone may see. */
  published(
    reader: PersonId | undefined,
    sort: DocumentSort,
    filter: DocumentFilter,
    most: number,
    after?: DocumentMark,
  ): Promise<DocumentPage>
  /** The author's own, the last changed first. */
  of(author: PersonId, filter: DocumentFilter, most: number, after?: DocumentMark): Promise<DocumentPage>
}

/** A page is chosen from this many documents at most; the next page goes on from there. */
const CANDIDATES = 2000
const FROM_THE_FIRST: DocumentMark = { at: Number.MAX_SAFE_INTEGER, id: '' }

const SORTED_BY: { readonly [S in DocumentSort]: string } = { new: 'shown', played: 'plays', balanced: 'balance' }

/** A text that `like` finds as it stands, anywhere. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** In capitals, since a game has the name of this word of SQL, and the server must not know any game. */
const LIKE = "like ? ESCAPE '\\'"

/** The search words of the author's name: the one they chose, or else the one they were given. */
const AUTHOR_LOOK = 'coalesce(author.look, d.signed)'

/** The conditions of a filter, and their values. */
function conditions({ game, kind, words = [], players, preset }: DocumentFilter): {
  readonly text: string
  readonly values: readonly SqlValue[]
} {
  const parts: (readonly [string, ...SqlValue[]])[] = []
  if (game !== undefined) parts.push(['d.game = ?', game])
  if (kind !== undefined) parts.push(['d.kind = ?', kind])
  if (players !== undefined) parts.push(['v.least <= ? and v.most >= ?', players, players])
  if (preset !== undefined) parts.push([`v.presets ${LIKE}`, anywhere(` ${preset} `)])
  for (const word of words) parts.push([`(v.look ${LIKE} or ${AUTHOR_LOOK} ${LIKE})`, anywhere(word), anywhere(word)])
  return {
    text: parts.map(([text]) => ` and ${text}`).join(''),
    values: parts.flatMap(([, ...values]) => values),
  }
}

export function documentListsIn(sql: Sql): DocumentLists {
  /** `found` chooses and orders candidates by `by`; `version` is the version that is shown. */
  async function page(
    reader: PersonId | undefined,
    [found, by, version]: readonly [found: string, by: string, version: string],
    values: readonly SqlValue[],
    filter: DocumentFilter,
    most: number,
  ): Promise<DocumentPage> {
    const { text, values: wanted } = conditions(filter)
    const rows = await sql.all<DocumentRow & Row & { readonly mark: number }>(
      `select ${COLUMNS}, newest.mark from (${found} limit ${CANDIDATES}) as newest
         join document as d on d.id = newest.chosen ${JOINED}
        where v.version = d.${version}${text} order by d.${by} desc, d.id desc limit ?`,
      [...values, reader, ...wanted, most + 1],
    )
    const last = rows[most - 1]
    if (rows.length > most && last !== undefined)
      return { rows: rows.slice(0, most), after: { at: last.mark, id: last.id } }
    const [end] = await sql.all<{ chosen: string; mark: number }>(`${found} limit 1 offset ${CANDIDATES - 1}`, values)
    return { rows, after: end === undefined ? undefined : { at: end.mark, id: end.chosen } }
  }

  return {
    published(reader, sort, filter, most, { at, id } = FROM_THE_FIRST) {
      const by = SORTED_BY[sort]
      const forks = filter.parent === undefined ? '' : ' and parent = ?'
      const found = `select id as chosen, ${by} as mark from document
        where published > 0 and hidden = 0 and (${by}, id) < (?, ?)${forks} order by ${by} desc, id desc`
      const values = [at, id, ...(filter.parent === undefined ? [] : [filter.parent])]
      return page(reader, [found, by, 'published'], values, filter, most)
    },
    of(author, filter, most, { at, id } = FROM_THE_FIRST) {
      const forks = filter.parent === undefined ? '' : ' and parent = ?'
      const found = `select id as chosen, changed as mark from document
        where person = ? and (changed, id) < (?, ?)${forks} order by changed desc, id desc`
      const values = [author, at, id, ...(filter.parent === undefined ? [] : [filter.parent])]
      return page(author, [found, 'changed', 'newest'], values, filter, most)
    },
  }
}
