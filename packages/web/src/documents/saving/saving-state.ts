import type { DocumentInfo } from '@selva/protocol'
import type { ApiError } from '../../client/api.ts'
import type { DeviceDraft, VersionRef } from '../drafts-on-device.ts'

/** The version that the server has, and what it shows of the document to others. */
export type SavedVersion = VersionRef & { readonly published: number | undefined; readonly hidden: boolean }

/** Something that an author asks of the server. */
export type Doing = 'save' | 'load' | 'publish' | 'unpublish'

/** The reason why the last request had no effect. */
export type SaveRefusal = ApiError & { readonly doing: Doing }

/** A document while it is edited: where it is kept, and which request is under way. */
export type SavingState = {
  /** Whether this device has the draft; `untouched` before the first change. */
  readonly device: 'untouched' | 'kept' | 'refused'
  readonly saved: SavedVersion | undefined
  /** It differs from the saved version. */
  readonly unsaved: boolean
  readonly doing: Doing | undefined
  readonly refusal: SaveRefusal | undefined
  /** The page was opened on changes that only this device has. */
  readonly resumed: boolean
  /** Another tab has changed it since. */
  readonly elsewhere: boolean
}

/** Something that happens to a document while it is edited. */
export type SavingEvent =
  | { readonly is: 'changed' }
  | { readonly is: 'kept' | 'notKept' }
  | { readonly is: 'asked'; readonly doing: Doing }
  | { readonly is: 'answered'; readonly saved: SavedVersion; readonly unsaved: boolean }
  | { readonly is: 'refused'; readonly refusal: SaveRefusal }
  /** Another tab has written the draft; `changed` if its text is another one. */
  | {
      readonly is: 'elsewhere'
      readonly saved: SavedVersion | undefined
      readonly unsaved: boolean
      readonly changed: boolean
    }
  /** It is no version of a document on the server any more, but a new one. */
  | { readonly is: 'detached' }

export const savedIn = ({ id, version, published, hidden }: DocumentInfo): SavedVersion => ({
  id,
  version,
  published,
  hidden: hidden === true,
})

/** The saved version that a draft of this device continues. */
export const savedOf = (
  id: string,
  { over, published, hidden }: Pick<DeviceDraft, 'over' | 'published' | 'hidden'>,
): SavedVersion | undefined =>
  over === undefined ? undefined : { id, version: over, published, hidden: hidden === true }

/** Refusals that stay true whatever the author changes. */
const LASTING: readonly SaveRefusal['refused'][] = [
  'documentChanged',
  'unknownDocument',
  'unknownParent',
  'documents',
  'banned',
  'offline',
]

/** The state after an event. */
export function after(state: SavingState, event: SavingEvent): SavingState {
  switch (event.is) {
    case 'changed': {
      const lasts = state.refusal !== undefined && LASTING.includes(state.refusal.refused)
      return { ...state, unsaved: true, elsewhere: false, refusal: lasts ? state.refusal : undefined }
    }
    case 'kept':
      return { ...state, device: 'kept' }
    case 'notKept':
      return { ...state, device: 'refused' }
    case 'asked':
      return { ...state, doing: event.doing, refusal: state.refusal?.refused === 'offline' ? state.refusal : undefined }
    case 'answered':
      return {
        ...state,
        saved: event.saved,
        unsaved: event.unsaved,
        doing: undefined,
        refusal: undefined,
        elsewhere: false,
        resumed: event.unsaved && state.resumed,
      }
    case 'refused':
      return { ...state, doing: undefined, refusal: event.refusal }
    case 'elsewhere':
      return {
        ...state,
        device: 'kept',
        saved: event.saved,
        unsaved: event.unsaved,
        refusal: undefined,
        resumed: event.unsaved && state.resumed,
        elsewhere: event.changed,
      }
    case 'detached':
      return { ...state, saved: undefined, unsaved: true, refusal: undefined, resumed: false }
    default:
      return event satisfies never
  }
}

/** True if the server has everything already, or is being asked. */
export const hasNothingToSave = ({ doing, saved, unsaved }: SavingState): boolean =>
  doing !== undefined || (saved !== undefined && !unsaved)

/** The states that an author reads. */
export type SavingNote =
  | 'untouched'
  | 'device'
  | 'refused'
  | 'offline'
  | 'saving'
  | 'loading'
  | 'publishing'
  | 'unpublishing'
  | 'elsewhere'
  | 'changed'
  | 'saved'
  | 'published'
  | 'newer'
  | 'hidden'

const UNDER_WAY = { save: 'saving', load: 'loading', publish: 'publishing', unpublish: 'unpublishing' } as const

/** The state in one word. While the server is away, a retry shows nothing new. */
export function noteOf({ device, saved, unsaved, doing, refusal, elsewhere }: SavingState): SavingNote {
  if (refusal?.refused === 'offline') return device === 'refused' ? 'refused' : 'offline'
  if (doing !== undefined) return UNDER_WAY[doing]
  if (device === 'refused' && unsaved) return 'refused'
  if (elsewhere) return 'elsewhere'
  if (saved === undefined) return device === 'kept' ? 'device' : 'untouched'
  if (unsaved) return 'changed'
  if (saved.hidden) return 'hidden'
  if (saved.published === undefined) return 'saved'
  return saved.published === saved.version ? 'published' : 'newer'
}
