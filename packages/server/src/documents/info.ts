import { DOCUMENT_LICENCE, type DocumentInfo, type DocumentVersion } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import type { Games } from '../games/games.ts'
import { authorNameOf } from '../people/names.ts'
import type { DocumentRow } from '../store/rows/document-row.ts'

/** The title of a document that comes with a game. */
export const officialTitle = (
  games: Games,
  { game, kind }: Pick<DocumentRow, 'game' | 'kind'>,
  id: string,
): string | undefined => games[game]?.game.officialDocuments.find((one) => one.kind === kind && one.id === id)?.title

type Credit = DocumentVersion & { readonly title: string; readonly author: string | null }

/** The credit of the document that this one was forked from. One that the reader may not see has no title. */
function parentOf(games: Games, row: DocumentRow): { readonly parent?: Credit } {
  if (row.parent === '') return {}
  const known = { id: row.parent, version: row.parent_version }
  const official = officialTitle(games, row, row.parent)
  if (official !== undefined) return { parent: { ...known, title: official, author: '' } }
  if (row.parent_person === undefined) return { parent: { ...known, title: '', author: null } }
  const author = authorNameOf(row.parent_person, row.parent_name)
  return { parent: { ...known, title: row.parent_title ?? '', author } }
}

/** A document as this reader may see it: how many versions there are besides the published one is the author's. */
export function infoOf(
  games: Games,
  row: DocumentRow & { readonly body?: string },
  reader: PersonId | undefined,
): DocumentInfo {
  const mine = row.person !== '' && row.person === reader
  return {
    id: row.id,
    game: row.game,
    kind: row.kind,
    version: row.version,
    versions: mine ? row.newest : row.published,
    hash: row.hash,
    title: row.title,
    description: row.description,
    players: row.most === 0 ? 'unknown' : [row.least, row.most],
    playable: row.playable === 1,
    presets: row.presets.split(' ').filter((preset) => preset !== ''),
    author: authorNameOf(row.person, row.name),
    mine,
    licence: DOCUMENT_LICENCE,
    ...parentOf(games, row),
    forks: row.forks,
    plays: row.plays,
    ...(row.published === 0 ? {} : { published: row.published }),
    ...(mine && row.hidden === 1 ? { hidden: true } : {}),
    created: row.created,
    changed: row.made,
    ...(row.body === undefined ? {} : { text: row.body }),
    ...(row.verdict === '' ? {} : { verdicts: JSON.parse(row.verdict) }),
  }
}
