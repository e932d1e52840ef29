import type { DocumentInfo } from '@selva/protocol'
import { allGames } from '../client/games.ts'
import type { GameDocuments } from './game-documents.ts'

/** Documents that come with a game have ids that begin with this. */
export const OFFICIAL = 'official-'

/** A document in a list or on its page; `text` is missing in lists of the server. */
export type ShownDocument = Omit<DocumentInfo, 'versions' | 'hash' | 'licence' | 'created' | 'changed' | 'playable'> & {
  readonly official: boolean
}

/** The documents of one game, and its name. */
export type KnownGame = { readonly game: string; readonly name: string; readonly documents: GameDocuments }

/** The games that have documents. */
export async function gamesWithDocuments(): Promise<readonly KnownGame[]> {
  const games = await Promise.all(
    allGames().map(async (game) => {
      const documents = await game.documents?.()
      return documents === undefined ? [] : [{ game: game.card.alone.game, name: game.name(), documents }]
    }),
  )
  return games.flat()
}

/** The official document with this id, in the reader's language. */
const officialTitle = (id: string, games: readonly KnownGame[]): string | undefined =>
  games.flatMap(({ documents }) => documents.official()).find((one) => one.id === id)?.title

/** A document of a person; one that was forked from an official one names it in the reader's language. */
export function shownDocument({ parent, ...info }: DocumentInfo, games: readonly KnownGame[]): ShownDocument {
  if (parent === undefined) return { ...info, official: false }
  return { ...info, official: false, parent: { ...parent, title: officialTitle(parent.id, games) ?? parent.title } }
}

/** The documents that come with a game, as those of people. */
export const officialDocuments = ({ game, documents }: KnownGame): readonly ShownDocument[] =>
  documents.official().map((entry) => ({
    ...entry,
    game,
    version: 1,
    author: '',
    mine: false,
    forks: 0,
    plays: 0,
    published: 1,
    official: true,
  }))

/** The address of a document's page. */
export const pageOf = ({ kind, id }: Pick<ShownDocument, 'kind' | 'id'>): string => `/${kind}s/${id}`
