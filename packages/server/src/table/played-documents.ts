import type { PlayedDocument } from '@selva/core'
import { authorNameOf } from '../people/names.ts'
import type { Sql } from '../store/engine/sql.ts'
import { documentsIn } from '../store/rows/documents.ts'
import type { Table } from '../store/rows/table.ts'

/** The documents of a table as everyone there reads them, with their authors under the names that they have now. */
export async function playedDocuments(
  sql: Sql,
  { documents }: Pick<Table, 'documents'>,
): Promise<readonly PlayedDocument[]> {
  const rows = documentsIn(sql)
  const authorOf = async (id: string): Promise<string | null | undefined> => {
    const found = id === '' ? undefined : await rows.author(id)
    return found === undefined ? undefined : authorNameOf(found.person, found.name)
  }
  const played: PlayedDocument[] = []
  for (const { id, kind, title, changed = false, parent } of documents) {
    if (kind === undefined || title === undefined) continue
    const author = await authorOf(id)
    played.push({
      kind,
      title,
      ...(author === undefined ? {} : { author }),
      ...(changed ? { changed } : {}),
      ...(parent === undefined ? {} : { parent: { title: parent.title, author: (await authorOf(parent.id)) ?? null } }),
    })
  }
  return played
}
