import { type ApiError, isApiError } from '../../client/api.ts'
import {
  type DeviceDraft,
  type DraftKind,
  draftAfter,
  isOnDeviceOnly,
  readDraft,
  type VersionRef,
} from '../drafts-on-device.ts'
import type { DocumentRequests } from './save-document.ts'
import { type SavedVersion, savedIn, savedOf } from './saving-state.ts'

/** A document to be edited, and what is known of where it comes from. */
export type OpenedDocument = {
  /** The id in the address. */
  readonly id: string
  readonly text: string
  /** The version that it is a fork of. */
  readonly parent: VersionRef | undefined
  readonly saved: SavedVersion | undefined
  readonly unsaved: boolean
  readonly played: readonly string[]
  readonly before: string | undefined
  readonly sent: readonly string[]
  /** It comes from this device, and the server may know more. */
  readonly onDevice: boolean
}

/** A text that no one has changed yet: blank, official, or of another author. */
export const openedText = (id: string, text: string, parent?: VersionRef): OpenedDocument => ({
  id,
  text,
  parent,
  saved: undefined,
  unsaved: true,
  played: [],
  before: undefined,
  sent: [],
  onDevice: false,
})

export const openedDraft = (id: string, draft: DeviceDraft): OpenedDocument => ({
  id,
  text: draft.text,
  parent: draft.parent,
  saved: isOnDeviceOnly(id) ? undefined : savedOf(id, draft),
  unsaved: draft.unsaved,
  played: draft.played,
  before: draft.before,
  sent: draft.sent ?? [],
  onDevice: true,
})

/** Opens a document by the id in its address: the draft of this device, else the server's. One of another author will be a fork. */
export async function openDocument(
  kind: DraftKind,
  id: string,
  api: Pick<DocumentRequests, 'read'>,
): Promise<OpenedDocument | ApiError> {
  const unknown: ApiError = { refused: 'unknownDocument', about: '' }
  const draft = readDraft(kind, id)
  if (draft !== undefined) return openedDraft(id, draft)
  if (isOnDeviceOnly(id)) {
    const moved = draftAfter(kind, id)
    return moved === undefined ? unknown : openedDraft(moved.id, moved)
  }
  const stored = await api.read(id)
  if (isApiError(stored)) return stored
  if (stored.kind !== kind || stored.text === undefined) return unknown
  const { text, mine, version } = stored
  return mine
    ? { ...openedText(id, text), saved: savedIn(stored), unsaved: false }
    : openedText(id, text, { id, version })
}
