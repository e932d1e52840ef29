import { readStored, writeStored } from '../client/browser-storage.ts'
import { newId } from '../client/id.ts'
import { onStoredElsewhere, removeStored, storedKeys } from './device-storage.ts'

/** Documents that are edited here. */
export type DraftKind = 'zone' | 'scenario'

/** A version of a document on the server. */
export type VersionRef = { readonly id: string; readonly version: number }

/** A document as this device keeps it while it is edited. */
export type DeviceDraft = {
  /** The whole file. */
  readonly text: string
  readonly title: string
  /** When it was last changed, in milliseconds. */
  readonly changed: number
  /** The version it was forked from. */
  readonly parent?: VersionRef
  /** The version of the server that it continues; it differs from it if `unsaved`. */
  readonly over?: number
  readonly unsaved: boolean
  /** The version that everyone may see, as far as this device knows. */
  readonly published?: number
  /** Moderators have hidden it from everyone else. */
  readonly hidden?: boolean
  /** The id it had on this device before the server gave it one. Links may still lead there. */
  readonly before?: string
  /** Texts that were sent to the server and not answered: one of them may be its newest version. */
  readonly sent?: readonly string[]
  /** Tables at which it was played from the editor, the newest first. */
  readonly played: readonly string[]
}

const LOCAL = 'draft-'
/** An id for a document that exists on this device alone. It is also the key of the request that saves it first. */
export const newDraftId = (): string => LOCAL + newId().slice(0, 10)
export const isOnDeviceOnly = (id: string): boolean => id.startsWith(LOCAL)

const keyOf = (kind: DraftKind, id: string): string => `${kind}.${id}`

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isRef(value: unknown): value is VersionRef {
  return isObject(value) && typeof value['id'] === 'string' && typeof value['version'] === 'number'
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string')
const isAbsentOr = (type: 'string' | 'number' | 'boolean', value: unknown): boolean =>
  value === undefined || typeof value === type

/** True if this is a draft of ours: anything may stand in the storage of a browser. */
function isDeviceDraft(value: unknown): value is DeviceDraft {
  if (!isObject(value)) return false
  const { text, title, changed, parent, over, unsaved, published, hidden, before, sent, played } = value
  return (
    typeof text === 'string' &&
    typeof title === 'string' &&
    typeof changed === 'number' &&
    typeof unsaved === 'boolean' &&
    (parent === undefined || isRef(parent)) &&
    isAbsentOr('number', over) &&
    isAbsentOr('number', published) &&
    isAbsentOr('boolean', hidden) &&
    isAbsentOr('string', before) &&
    (sent === undefined || isTexts(sent)) &&
    isTexts(played)
  )
}

export function readDraft(kind: DraftKind, id: string): DeviceDraft | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(kind, id)) ?? 'null')
    return isDeviceDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft; false if this browser stores nothing. */
export const writeDraft = (kind: DraftKind, id: string, draft: DeviceDraft): boolean =>
  writeStored(keyOf(kind, id), JSON.stringify(draft))

export const removeDraft = (kind: DraftKind, id: string): void => removeStored(keyOf(kind, id))

/** Runs when another tab changes this draft. Returns how to stop. */
export const onDraftElsewhere = (kind: DraftKind, id: string, run: () => void): (() => void) =>
  onStoredElsewhere(keyOf(kind, id), run)

/** Every draft of a kind on this device, the newest first. */
export const draftsOnDevice = (kind: DraftKind): readonly (DeviceDraft & { readonly id: string })[] =>
  storedKeys(keyOf(kind, ''))
    .map((key) => key.slice(keyOf(kind, '').length))
    .flatMap((id) => {
      const draft = readDraft(kind, id)
      return draft === undefined ? [] : [{ id, ...draft }]
    })
    .toSorted((a, b) => b.changed - a.changed)

/** The draft that had this id before its first save. */
export const draftAfter = (kind: DraftKind, id: string): (DeviceDraft & { readonly id: string }) | undefined =>
  draftsOnDevice(kind).find(({ before }) => before === id)
