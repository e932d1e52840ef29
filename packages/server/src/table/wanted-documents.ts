import { isRefusal, lineFrom, MAX_TITLE, type Refusal, refuse } from '@selva/core'
import type { DocumentVersion, UnsavedScenario } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import type { ServerGame } from '../games/games.ts'
import type { Documents } from '../store/rows/documents.ts'
import type { TableDocument } from '../store/rows/table.ts'
import { isPresentable } from '../text/presentable.ts'
import type { Ports } from './ports.ts'

/** A document that a table is to name: one on the server, one that only the host has, or one of an earlier table. */
export type WantedDocument = DocumentVersion | UnsavedScenario | TableDocument

type Wanted = {
  readonly game: ServerGame['game']
  readonly setting: unknown
  readonly host: PersonId | undefined
}

/** The document as the table keeps it; `undefined` if the host may not see it, or the table does not play it. */
async function stored(
  rows: Pick<Documents, 'one'>,
  { game, setting, host }: Wanted,
  { id, version }: DocumentVersion,
): Promise<TableDocument | undefined> {
  // Its author may have published a newer version while the host was choosing.
  const row = (await rows.one(id, host, version)) ?? (await rows.one(id, host))
  if (row === undefined || row.game !== game.id || row.title === '') return undefined
  const { kind, title, parent, parent_title } = row
  const asItIs = game.plays(setting, kind, row.body)
  if (!asItIs && kind === 'zone') return undefined
  return {
    id,
    version: row.version,
    kind,
    title,
    ...(asItIs ? {} : { changed: true }),
    ...(parent_title === undefined || parent_title === '' ? {} : { parent: { id: parent, title: parent_title } }),
  }
}

const unsaved = ({ kind, title, changed }: UnsavedScenario): TableDocument => ({
  id: '',
  version: 0,
  kind,
  title: title.trim(),
  ...(changed ? { changed } : {}),
})

/** The documents that a table names, or a refusal of a title that others should not read. */
export async function documentsFor(
  rows: Pick<Documents, 'one'>,
  masked: Ports['masked'],
  wanted: readonly WantedDocument[],
  table: Wanted,
): Promise<readonly TableDocument[] | Refusal> {
  const found: TableDocument[] = []
  for (const document of wanted) {
    const one =
      'id' in document ? ('title' in document ? document : await stored(rows, table, document)) : unsaved(document)
    if (one === undefined || one.title === '') continue
    const words = [one.title, one.parent?.title].filter((text) => text !== undefined)
    const fit = words.every((text) => !isRefusal(lineFrom(text, '', MAX_TITLE)) && isPresentable(text, masked))
    if (!fit) return refuse('unwantedTitle')
    found.push(one)
  }
  return found.filter(({ kind }, i) => found.findIndex((other) => other.kind === kind) === i)
}
