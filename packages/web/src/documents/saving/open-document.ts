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

const UNKNOWN: ApiError = { refused: 'unknownDocument', about: '' }

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

/** The id of a fork of one's own document until its first change, which gives it one of its own. */
const FORK = 'fork'
/** The end of a link that forks this version, also for its author. */
export const forkLink = (version: number): string => `/edit#${FORK}=${version}`
/** The version that the address wants to be forked. */
const versionToFork = (): number | undefined => {
  const [, version] = new RegExp(`^#${FORK}=([1-9]\\d*)$`).exec(globalThis.location?.hash ?? '') ?? []
  return version === undefined ? undefined : Number(version)
}

async function openFork(
  kind: DraftKind,
  from: VersionRef,
  api: Pick<DocumentRequests, 'read'>,
): Promise<OpenedDocument | ApiError> {
  const stored = await api.read(from.id, from.version)
  if (isApiError(stored)) return stored
  return stored.kind === kind && stored.text !== undefined ? openedText(FORK, stored.text, from) : UNKNOWN
}

/** Opens a document by the id in its address: the draft of this device, else the server's. One of another author will be a fork. */
export async function openDocument(
  kind: DraftKind,
  id: string,
  api: Pick<DocumentRequests, 'read'>,
): Promise<OpenedDocument | ApiError> {
  const fork = versionToFork()
  if (fork !== undefined) return openFork(kind, { id, version: fork }, api)
  const draft = readDraft(kind, id)
  if (draft !== undefined) return openedDraft(id, draft)
  if (isOnDeviceOnly(id)) {
    const moved = draftAfter(kind, id)
    return moved === undefined ? UNKNOWN : openedDraft(moved.id, moved)
  }
  const stored = await api.read(id)
  if (isApiError(stored)) return stored
  if (stored.kind !== kind || stored.text === undefined) return UNKNOWN
  const { text, mine, version } = stored
  return mine
    ? { ...openedText(id, text), saved: savedIn(stored), unsaved: false }
    : openedText(id, text, { id, version })
}
