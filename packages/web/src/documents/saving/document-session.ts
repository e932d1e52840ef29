import { type ReadonlySignal, signal } from '@preact/signals'
import type { DocumentInfo } from '@selva/protocol'
import { type ApiError, isApiError } from '../../client/api.ts'
import { documentsApi } from '../api.ts'
import { type DraftKind, isOnDeviceOnly, newDraftId, type VersionRef } from '../drafts-on-device.ts'
import { deviceCopy } from './device-copy.ts'
import { type OpenedDocument, openedDraft } from './open-document.ts'
import { newRetry } from './retry.ts'
import { type DocumentRequests, saveDocument } from './save-document.ts'
import { after, type Doing, hasNothingToSave, type SavingEvent, type SavingState, savedIn } from './saving-state.ts'

/** The tables of this document that are remembered. */
const MOST_PLAYED = 5
/** Texts without an answer that are remembered. */
const MOST_SENT = 4

/** The place of something that is missing before a document can be published. */
export type Missing = 'title' | 'faults'

/** The editor that shows a document. */
export type EditedDocument = {
  readonly kind: DraftKind
  readonly game: string
  text(): string
  title(): string
  /** Shows another text, without reporting it as a change of the author. */
  show(text: string): void
  /** The document has another id, and so another address. */
  renamed(id: string): void
  /** The place of the first thing that is missing before it can be published. */
  missing(): Missing | undefined
  /** Leads the author to that place. */
  point(at: Missing): void
}

/** A document while its page is open: kept on this device with every change, and on the server when its author says so. */
export type DocumentSession = {
  readonly kind: DraftKind
  /** The id in the address; a blank sheet and a fork get one with the first change. */
  readonly id: ReadonlySignal<string>
  readonly state: ReadonlySignal<SavingState>
  /** Tables at which it was played, the newest first. */
  readonly played: ReadonlySignal<readonly string[]>
  /** The author has changed it. */
  changed(): void
  notePlayed(table: string): void
  save(): Promise<void>
  /** Saves, unless there is nothing to save or a request is under way. */
  saveChanges(): Promise<void>
  publish(): Promise<void>
  unpublish(): Promise<void>
  /** Shows the newest version of the server in place of the changes on this device. */
  openSaved(): Promise<void>
  /** Saves over the newest version, which another device has saved. */
  saveOver(): Promise<void>
  /** Saves it as a new document. */
  saveAsNew(): Promise<void>
  leave(): void
}

/** The places that refusals of the server are about. */
const PLACES: { readonly [R in ApiError['refused']]?: Missing } = {
  untitled: 'title',
  unwantedTitle: 'title',
  notPlayable: 'faults',
}

const UNKNOWN: ApiError = { refused: 'unknownDocument', about: '' }

const firstState = ({ saved, unsaved, onDevice }: OpenedDocument): SavingState => ({
  device: onDevice ? 'kept' : 'untouched',
  saved,
  unsaved,
  doing: undefined,
  refusal: undefined,
  resumed: onDevice && unsaved && saved !== undefined,
  elsewhere: false,
})

/** Everything that a session does with its state, its copy on this device and the server. */
function partsOf(editor: EditedDocument, opened: OpenedDocument) {
  const state = signal(firstState(opened))
  const retry = newRetry()
  let isLeft = false
  const happen = (event: SavingEvent): void => {
    state.value = after(state.peek(), event)
  }
  const copy = deviceCopy(editor, opened, (id, draft) => {
    const found = openedDraft(id, draft)
    const changed = found.text !== editor.text()
    if (changed) editor.show(found.text)
    copy.played.value = found.played
    copy.parent = found.parent
    happen({ is: 'elsewhere', saved: found.saved, unsaved: found.unsaved, changed })
  })
  const noted = (kept: boolean): void => happen({ is: kept ? 'kept' : 'notKept' })
  const keep = (): void => noted(copy.write(state.peek()))
  /** Gives a blank sheet or a fork an id of its own. */
  const own = (): void => {
    if (isOnDeviceOnly(copy.id.peek()) || state.peek().saved !== undefined) keep()
    else noted(copy.move(newDraftId(), state.peek()))
  }
  /** The server has this version; the text of the page may have changed since. */
  const take = (info: DocumentInfo, unsaved: boolean): void => {
    happen({ is: 'answered', saved: savedIn(info), unsaved })
    if (copy.id.peek() === info.id) keep()
    else noted(copy.move(info.id, state.peek()))
  }
  const refused = (doing: Doing, error: ApiError, again?: () => void): void => {
    const { refused: code, about } = error
    happen({ is: 'refused', refusal: { refused: code, about, doing } })
    if (code === 'offline' && again !== undefined && !isLeft) retry.later(again)
    const place = PLACES[code]
    if (place !== undefined) editor.point(place)
  }
  /** One request at a time. Without an answer it is repeated until there is one. */
  const run = async (doing: Doing, work: () => Promise<ApiError | undefined>): Promise<void> => {
    if (state.peek().doing !== undefined) return
    retry.stop()
    happen({ is: 'asked', doing })
    const error = await work()
    if (error?.refused !== 'offline') retry.reset()
    if (error !== undefined) refused(doing, error, () => void run(doing, work))
  }
  const leave = (): void => {
    isLeft = true
    retry.stop()
    copy.leave()
  }
  return { state, copy, happen, own, take, keep, refused, run, leave, hasLeft: () => isLeft }
}

/** Opens a session on a document. */
export function documentSession(
  editor: EditedDocument,
  opened: OpenedDocument,
  api: DocumentRequests = documentsApi,
): DocumentSession {
  const { state, copy, happen, own, take, keep, refused, run, leave, hasLeft } = partsOf(editor, opened)
  const { kind, game } = editor

  const saveNow = async (over?: VersionRef): Promise<ApiError | undefined> => {
    const text = editor.text()
    const { sent } = copy
    copy.sent = [text, ...sent.filter((one) => one !== text)].slice(0, MOST_SENT)
    own()
    const saved = over ?? state.peek().saved
    const answer = await saveDocument({ game, kind, text, key: copy.id.peek(), parent: copy.parent, saved, sent }, api)
    if (isApiError(answer)) {
      if (answer.found !== undefined) take(answer.found, true)
      return answer
    }
    copy.sent = []
    take(answer, editor.text() !== text)
    return undefined
  }
  /** Takes from an answer only which version is shown: another device may have saved a newer one. */
  const takeShown = (answer: DocumentInfo | ApiError): ApiError | undefined => {
    if (isApiError(answer)) return answer
    const { saved, unsaved } = state.peek()
    if (saved !== undefined) take({ ...answer, version: saved.version }, unsaved)
    return undefined
  }
  const publishNow = async (): Promise<ApiError | undefined> => {
    if (state.peek().saved === undefined || state.peek().unsaved) {
      const error = await saveNow()
      if (error !== undefined) return error
      happen({ is: 'asked', doing: 'publish' })
    }
    const { saved } = state.peek()
    return saved === undefined ? UNKNOWN : takeShown(await api.publish(saved))
  }
  const load = async (): Promise<ApiError | undefined> => {
    const { saved } = state.peek()
    const newest = saved === undefined ? UNKNOWN : await api.read(saved.id)
    if (isApiError(newest)) return newest
    if (newest.text !== undefined) editor.show(newest.text)
    copy.sent = []
    take(newest, false)
    return undefined
  }
  /** The server's answer about a document that was opened from this device. */
  const meet = (newest: DocumentInfo | ApiError): void => {
    const { saved, unsaved, doing } = state.peek()
    if (hasLeft() || saved === undefined || doing !== undefined) return
    if (isApiError(newest)) return newest.refused === 'unknownDocument' ? refused('save', newest) : undefined
    if (!newest.mine || newest.text === undefined) return refused('save', UNKNOWN)
    const isSame = newest.text === editor.text()
    if (isSame || !unsaved) {
      if (!isSame) editor.show(newest.text)
      take(newest, false)
    } else if (newest.version === saved.version || copy.sent.includes(newest.text)) take(newest, true)
    else refused('save', { refused: 'documentChanged', about: String(newest.version) })
  }
  if (opened.onDevice && opened.saved !== undefined) void api.read(opened.saved.id).then(meet)

  return {
    kind,
    id: copy.id,
    state,
    played: copy.played,
    changed() {
      happen({ is: 'changed' })
      own()
    },
    notePlayed(table) {
      copy.played.value = [table, ...copy.played.value].slice(0, MOST_PLAYED)
      if (state.peek().device === 'kept') keep()
    },
    save: () => run('save', () => saveNow()),
    saveChanges: async () => (hasNothingToSave(state.peek()) ? undefined : run('save', () => saveNow())),
    async publish() {
      const missing = editor.missing()
      if (missing === undefined) await run('publish', publishNow)
      else refused('publish', { refused: missing === 'title' ? 'untitled' : 'notPlayable', about: '' })
    },
    async unpublish() {
      const { saved } = state.peek()
      if (saved !== undefined) await run('unpublish', async () => takeShown(await api.unpublish(saved.id)))
    },
    openSaved: () => run('load', load),
    async saveOver() {
      const { saved, refusal } = state.peek()
      if (saved === undefined || refusal?.refused !== 'documentChanged') return
      const newest = { id: saved.id, version: Number(refusal.about) }
      await run('save', () => saveNow(newest))
    },
    async saveAsNew() {
      const { saved, refusal } = state.peek()
      const isFork = saved !== undefined && refusal?.refused !== 'unknownParent'
      copy.parent = isFork ? { id: saved.id, version: saved.version } : undefined
      copy.sent = []
      happen({ is: 'detached' })
      own()
      await run('save', async () => {
        const error = await saveNow()
        if (error?.refused !== 'unknownParent') return error
        // The document that it was is not there any more, so there is no one to credit.
        copy.parent = undefined
        return saveNow()
      })
    },
    leave,
  }
}
