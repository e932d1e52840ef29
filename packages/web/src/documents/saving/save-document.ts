import type { DocumentKind } from '@selva/core'
import type { DocumentInfo } from '@selva/protocol'
import { type ApiError, isApiError } from '../../client/api.ts'
import type { documentsApi } from '../api.ts'
import type { VersionRef } from '../drafts-on-device.ts'

/** The requests that saving needs. */
export type DocumentRequests = Pick<typeof documentsApi, 'read' | 'add' | 'save' | 'publish' | 'unpublish'>

/** A text to be saved. */
export type TextToSave = {
  readonly game: string
  readonly kind: DocumentKind
  readonly text: string
  /** The id on this device: the server makes one document for it, however often it is asked. */
  readonly key: string
  readonly parent: VersionRef | undefined
  /** The version to be followed; `undefined` if the server has none yet. */
  readonly saved: VersionRef | undefined
  /** Earlier texts whose answers were lost. */
  readonly sent: readonly string[]
}

/** The newest version is not the one to be followed. */
const changed = (newest: number): ApiError => ({ refused: 'documentChanged', about: String(newest) })

/** Saves the next version. A newer one that this page sent itself, and whose answer was lost, is no conflict. */
async function saveOver(
  saved: VersionRef,
  { text, sent }: TextToSave,
  api: DocumentRequests,
): Promise<DocumentInfo | ApiError> {
  const answer = await api.save(saved, text)
  if (!isApiError(answer) || answer.refused !== 'documentChanged') return answer
  const newest = await api.read(saved.id)
  if (isApiError(newest)) return newest
  const isOurs = newest.text !== undefined && sent.includes(newest.text)
  return isOurs ? api.save({ id: saved.id, version: newest.version }, text) : changed(newest.version)
}

/** The answer to a save; with the document that was found where it is a conflict. */
export type SaveAnswer = DocumentInfo | (ApiError & { readonly found?: DocumentInfo })

/** Saves a text: as the next version of the author's document, else as a new one, which is a fork if it has a parent. */
export async function saveDocument(toSave: TextToSave, api: DocumentRequests): Promise<SaveAnswer> {
  const { game, kind, text, key, parent, saved } = toSave
  if (saved !== undefined) return saveOver(saved, toSave, api)
  const made = await api.add({ game, kind, text, requestKey: key, ...(parent === undefined ? {} : { parent }) })
  if (isApiError(made) || made.text === text) return made
  // An earlier request made it, and its answer was lost.
  return made.version === 1 ? api.save({ id: made.id, version: 1 }, text) : { ...changed(made.version), found: made }
}
