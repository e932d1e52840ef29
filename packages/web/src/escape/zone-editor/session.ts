import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { isRefusal } from '@selva/core'
import { draftFrom, zoneText } from '@selva/escape'
import {
  isOnDeviceOnly,
  newDraftId,
  onDraftElsewhere,
  readDraft,
  writeDraft,
} from '../../documents/drafts-on-device.ts'
import { type ZoneEditor, zoneEditor } from './editor.ts'
import type { OpenedZone } from './open.ts'

/** The tables of this draft that are remembered. */
const MOST_PLAYED = 5

/** A zone while its page is open: the editor, and the device that keeps every stroke. */
export type ZoneSession = {
  readonly editor: ZoneEditor
  /** The id in the address; a blank sheet gets one with its first stroke. */
  readonly id: ReadonlySignal<string>
  /** Whether this device has the draft; nothing before the first stroke. */
  readonly kept: ReadonlySignal<'untouched' | 'kept' | 'refused'>
  /** Another tab has changed the draft since. */
  readonly elsewhere: ReadonlySignal<boolean>
  /** Tables at which it was played, the newest first. */
  readonly played: ReadonlySignal<readonly string[]>
  notePlayed(table: string): void
  leave(): void
}

/** Opens the editor on a zone. `renamed` is called when the draft gets an id of its own. */
export function zoneSession(opened: OpenedZone, renamed: (id: string) => void): ZoneSession {
  const editor = zoneEditor(opened.draft)
  const id = signal(opened.id)
  const kept = signal<'untouched' | 'kept' | 'refused'>(isOnDeviceOnly(opened.id) ? 'kept' : 'untouched')
  const elsewhere = signal(false)
  const played = signal(opened.played)
  let text = zoneText(opened.draft)
  let stopListening = (): void => {}

  const write = (): void => {
    const { title } = editor.history.peek().now
    const draft = { text, title, changed: Date.now(), unsaved: true, played: played.peek() }
    const parent = opened.parent === undefined ? {} : { parent: opened.parent }
    kept.value = writeDraft('zone', id.peek(), { ...draft, ...parent }) ? 'kept' : 'refused'
  }
  const takeFromElsewhere = (): void => {
    const found = readDraft('zone', id.peek())
    const draft = found === undefined ? undefined : draftFrom(found.text)
    if (found === undefined || draft === undefined || isRefusal(draft) || found.text === text) return
    text = found.text
    editor.apply({ do: 'replace', draft })
    elsewhere.value = true
  }
  const listen = (): void => {
    stopListening()
    stopListening = onDraftElsewhere('zone', id.peek(), takeFromElsewhere)
  }
  const become = (next: string): void => {
    id.value = next
    listen()
    renamed(next)
  }
  listen()
  const stopKeeping = effect(() => {
    const next = zoneText(editor.history.value.now)
    if (next === text) return
    text = next
    elsewhere.value = false
    if (!isOnDeviceOnly(id.peek())) become(newDraftId())
    write()
  })
  return {
    editor,
    id,
    kept,
    elsewhere,
    played,
    notePlayed(table) {
      played.value = [table, ...played.value].slice(0, MOST_PLAYED)
      if (kept.value === 'kept') write()
    },
    leave() {
      stopKeeping()
      stopListening()
    },
  }
}
