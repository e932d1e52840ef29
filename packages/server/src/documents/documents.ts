import { type DocumentKind, isRefusal, type Refusal, refuse } from '@selva/core'
import type {
  DocumentInfo,
  DocumentList,
  DocumentQuery,
  DocumentTallies,
  DocumentVersion,
  NewDocument,
} from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import { randomLetters } from '../base/code.ts'
import type { PersonId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import type { Games } from '../games/games.ts'
import { suggestedName } from '../people/names.ts'
import type { Sql } from '../store/engine/sql.ts'
import { bansIn } from '../store/rows/bans.ts'
import { documentListsIn } from '../store/rows/document-lists.ts'
import type { DocumentRow } from '../store/rows/document-row.ts'
import { documentsIn, type VersionRow } from '../store/rows/documents.ts'
import type { Uptime } from '../store/rows/uptime.ts'
import { newQueues } from '../table/queues.ts'
import type { WordFilter } from '../text/filter.ts'
import { isPresentable } from '../text/presentable.ts'
import { searchWords } from '../text/search-words.ts'
import { factsFrom, versionRow } from './facts.ts'
import { infoOf, officialTitle } from './info.ts'
import { markFrom, markText } from './mark.ts'

/** The number of documents on a page of a list. */
const PAGE = 24

type Reader = PersonId | undefined
type Answer<R> = Promise<R | Refusal>

/** Zones and scenarios of people. A document that its reader may not see answers as one that does not exist. */
export type Documents = {
  /** Makes a document. A request with the same key again gets the document that the first one made. */
  add(author: PersonId, document: NewDocument): Answer<DocumentInfo>
  /** Stores the next version, unless the text has not changed. */
  save(author: PersonId, id: string, text: string, over: number): Answer<DocumentInfo>
  read(reader: Reader, id: string, version?: number): Answer<DocumentInfo>
  /** The counts of the games that the server played on a version. */
  tallies(reader: Reader, id: string, version?: number): Answer<DocumentTallies>
  publish(author: PersonId, id: string, version: number): Answer<DocumentInfo>
  unpublish(author: PersonId, id: string): Answer<DocumentInfo>
  drop(author: PersonId, id: string): Promise<Refusal | undefined>
  list(reader: Reader, query: DocumentQuery): Answer<DocumentList>
}

export type DocumentPorts = {
  readonly sql: Sql
  readonly clock: Clock
  readonly uptime: Pick<Uptime, 'now'>
  readonly games: Games
  readonly limits: Pick<Limits, 'documents' | 'documentBytes' | 'documentVersions'>
  readonly masked: WordFilter
}

export function documentsOf({ sql, clock, uptime, games, limits, masked }: DocumentPorts): Documents {
  const rows = documentsIn(sql)
  const lists = documentListsIn(sql)
  const bans = bansIn(sql)
  /** One new document after the other of each author, so that counting them is exact, and no key makes two. */
  const adding = newQueues()
  const now = () => ({ now: clock.now(), uptime: uptime.now() })

  async function read(reader: Reader, id: string, version?: number): Answer<DocumentInfo> {
    const row = await rows.one(id, reader, version)
    return row === undefined ? refuse('unknownDocument') : infoOf(games, row, reader)
  }

  /** The author's own document. */
  async function own(author: PersonId, id: string, version?: number): Answer<DocumentRow & { readonly body: string }> {
    const row = await rows.one(id, author, version)
    return row === undefined || row.person !== author ? refuse('unknownDocument') : row
  }

  function versionFrom(game: string, kind: DocumentKind, text: string): VersionRow | Refusal {
    if (!text.isWellFormed()) return refuse('malformed')
    if (Buffer.byteLength(text) > limits.documentBytes) return refuse('tooLarge', limits.documentBytes)
    const facts = factsFrom(games, game, kind, text)
    return isRefusal(facts) ? facts : versionRow(facts)
  }

  /** May the author fork this? A version that was public when they began may have been replaced since. */
  async function mayFork(
    author: PersonId,
    document: Pick<NewDocument, 'game' | 'kind'>,
    { id, version }: DocumentVersion,
  ): Promise<boolean> {
    if (officialTitle(games, document, id) !== undefined) return version === 1
    const row = await rows.one(id, author)
    return row !== undefined && row.game === document.game && row.kind === document.kind && version <= row.version
  }

  async function add(
    author: PersonId,
    { game, kind, text, parent, requestKey = '' }: NewDocument,
  ): Answer<DocumentInfo> {
    const before = await rows.madeBy(author, requestKey)
    if (before !== undefined) return read(author, before)
    const first = versionFrom(game, kind, text)
    if (isRefusal(first)) return first
    if (parent !== undefined && !(await mayFork(author, { game, kind }, parent))) return refuse('unknownParent')
    if ((await rows.countOf(author)) >= limits.documents) return refuse('documents', limits.documents)
    const id = randomLetters(12).toLowerCase()
    const [from, fromVersion] = parent === undefined ? ['', 0] : [parent.id, parent.version]
    const made = { id, game, kind, person: author, parent: from, parent_version: fromVersion, request_key: requestKey }
    await rows.add(made, first, now())
    return read(author, id)
  }

  /** Why this version cannot be shown to everyone. The rules may have changed since it was saved. */
  function publishRefusal({ game, kind, body }: DocumentRow & { readonly body: string }): Refusal | undefined {
    const facts = factsFrom(games, game, kind, body)
    if (isRefusal(facts)) return facts
    if (facts.title.trim() === '') return refuse('untitled')
    if (!facts.playable) return refuse('notPlayable')
    return [facts.title, facts.description].every((words) => isPresentable(words, masked))
      ? undefined
      : refuse('unwantedTitle')
  }

  return {
    add: (author, document) => adding(author, () => add(author, document)),
    async save(author, id, text, over) {
      const newest = await own(author, id)
      if (isRefusal(newest)) return newest
      const next = versionFrom(newest.game, newest.kind, text)
      if (isRefusal(next)) return next
      // Also the answer to a save that is repeated because its answer was lost.
      if (next.hash === newest.hash) return infoOf(games, newest, author)
      const saved = await rows.addVersion(id, author, over, next, limits.documentVersions, now())
      return saved ? read(author, id) : refuse('documentChanged', newest.newest)
    },
    read,
    async tallies(reader, id, version) {
      const text = await rows.tallies(id, reader, version)
      if (text === undefined) return refuse('unknownDocument')
      return { tallies: text === '' ? [] : JSON.parse(text) }
    },
    async publish(author, id, version) {
      if (await bans.isBanned(author, clock.now())) return refuse('banned')
      const row = await own(author, id, version)
      if (isRefusal(row)) return row
      const refusal = publishRefusal(row)
      if (refusal !== undefined) return refusal
      const signed = searchWords(suggestedName(author)).join(' ')
      await rows.publish(id, author, { version, signed }, clock.now())
      return read(author, id)
    },
    async unpublish(author, id) {
      await rows.unpublish(id, author, uptime.now())
      const row = await own(author, id)
      return isRefusal(row) ? row : infoOf(games, row, author)
    },
    drop: async (author, id) => ((await rows.drop(id, author)) ? undefined : refuse('unknownDocument')),
    async list(reader, { sort = 'new', mine, after, search = '', ...filter }) {
      const mark = after === undefined ? undefined : markFrom(after)
      if (isRefusal(mark)) return mark
      if (mine !== undefined && reader === undefined) return refuse('noSession')
      const wanted = { ...filter, words: searchWords(search) }
      const page =
        mine === undefined || reader === undefined
          ? await lists.published(reader, sort, wanted, PAGE, mark)
          : await lists.of(reader, wanted, PAGE, mark)
      return {
        documents: page.rows.map((row) => infoOf(games, row, reader)),
        ...(page.after === undefined ? {} : { after: markText(page.after) }),
      }
    },
  }
}
