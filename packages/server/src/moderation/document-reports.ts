import type { ReportedDocument } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import type { DocumentRow } from '../store/rows/document-row.ts'
import type { ReportRowNow } from '../store/rows/reports.ts'

/** A reported document, with its author: who that is never leaves the server. */
type Copy = Omit<ReportedDocument, 'id' | 'deleted' | 'hidden'> & { readonly person: PersonId | '' }

/** The copy of a document that its report keeps. */
export const copyOf = (
  { game, kind, version, title, description, person }: DocumentRow,
  author: string | null,
): string => JSON.stringify({ game, kind, version, title, description, author, person } satisfies Copy)

const copyIn = (row: ReportRowNow): Copy => JSON.parse(row.excerpt)

/** The document of a report as moderators read it; nothing for a report of chat lines. */
export function reportedDocument(row: ReportRowNow): { readonly document?: ReportedDocument } {
  if (row.document === '') return {}
  const { game, kind, version, title, description, author } = copyIn(row)
  const now = { deleted: row.hidden === undefined, hidden: row.hidden === 1 }
  return { document: { id: row.document, game, kind, version, title, description, author, ...now } }
}

/** The author of a reported document. */
export function reportedAuthor(row: ReportRowNow): { readonly person: PersonId; readonly name: string } | undefined {
  const { person, author } = copyIn(row)
  return person === '' ? undefined : { person, name: author ?? '' }
}
