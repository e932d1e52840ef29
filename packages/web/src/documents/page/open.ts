import type { DocumentKind } from '@selva/core'
import type { DocumentInfo } from '@selva/protocol'
import { type ApiError, isApiError } from '../../client/api.ts'
import { documentsApi } from '../api.ts'
import { type KnownGame, OFFICIAL, officialDocuments, type ShownDocument, shownDocument } from '../shown.ts'

/** A document with its text, its game, and what the server says of its versions. */
export type OpenDocument = {
  readonly document: ShownDocument & { readonly text: string }
  readonly game: KnownGame
  /** Missing for official documents. */
  readonly stored?: DocumentInfo
}

const withText = (document: ShownDocument): (ShownDocument & { readonly text: string }) | undefined =>
  document.text === undefined ? undefined : { ...document, text: document.text }

/** The document as an answer of the server describes it; `undefined` if this client does not know its game. */
export function openStored(stored: DocumentInfo, games: readonly KnownGame[]): OpenDocument | undefined {
  const game = games.find((one) => one.game === stored.game)
  const document = withText(shownDocument(stored, games))
  return game === undefined || document === undefined ? undefined : { document, game, stored }
}

/** Opens a document by its address. One of the other kind, a hidden, a private and an unknown one are all unknown. */
export async function openDocument(
  kind: DocumentKind,
  id: string,
  games: readonly KnownGame[],
): Promise<OpenDocument | ApiError> {
  const unknown: ApiError = { refused: 'unknownAddress', about: '' }
  if (id.startsWith(OFFICIAL)) {
    const found = games.flatMap((game) => officialDocuments(game).map((document) => ({ document, game })))
    const official = found.find(({ document }) => document.kind === kind && document.id === id)
    const document = official === undefined ? undefined : withText(official.document)
    return official === undefined || document === undefined ? unknown : { document, game: official.game }
  }
  const answer = await documentsApi.read(id)
  if (isApiError(answer)) return answer.refused === 'unknownDocument' ? unknown : answer
  return (answer.kind === kind ? openStored(answer, games) : undefined) ?? unknown
}
