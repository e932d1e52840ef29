import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  type DeviceDraft,
  type DraftKind,
  draftAfter,
  isOnDeviceOnly,
  onDraftElsewhere,
  readDraft,
  removeDraft,
  type VersionRef,
  writeDraft,
} from '../drafts-on-device.ts'
import type { OpenedDocument } from './open-document.ts'
import type { SavingState } from './saving-state.ts'

/** A document as this device keeps it: written with every change, and shared with the other tabs of this browser. */
export type DeviceCopy = {
  readonly id: ReadonlySignal<string>
  readonly played: Signal<readonly string[]>
  /** The version that it is a fork of. */
  parent: VersionRef | undefined
  /** Texts that were sent to the server and not answered. */
  sent: readonly string[]
  /** Writes it; false if this browser stores nothing. */
  write(state: SavingState): boolean
  /** Writes it under another id, and forgets the old one. */
  move(id: string, state: SavingState): boolean
  leave(): void
}

type Editor = { readonly kind: DraftKind; text(): string; title(): string; renamed(id: string): void }

/** `heard` runs when another tab has changed the draft, or has saved it for the first time, which gives it another id. */
export function deviceCopy(
  editor: Editor,
  opened: OpenedDocument,
  heard: (id: string, draft: DeviceDraft) => void,
): DeviceCopy {
  const { kind } = editor
  const id = signal(opened.id)
  const played = signal(opened.played)
  let before = opened.before
  let isLeft = false
  let stopListening = (): void => {}

  const become = (next: string): void => {
    if (isOnDeviceOnly(id.peek())) before = id.peek()
    if (isOnDeviceOnly(next)) before = undefined
    id.value = next
    stopListening()
    if (!isLeft) stopListening = onDraftElsewhere(kind, next, listen)
  }
  const listen = (): void => {
    const found = readDraft(kind, id.peek())
    if (found !== undefined) return heard(id.peek(), found)
    const moved = draftAfter(kind, id.peek())
    if (moved === undefined) return
    become(moved.id)
    heard(moved.id, moved)
    editor.renamed(moved.id)
  }
  stopListening = onDraftElsewhere(kind, opened.id, listen)

  const copy: DeviceCopy = {
    id,
    played,
    parent: opened.parent,
    sent: opened.sent,
    write({ saved, unsaved }) {
      const { parent, sent } = copy
      return writeDraft(kind, id.peek(), {
        text: editor.text(),
        title: editor.title(),
        changed: Date.now(),
        unsaved,
        played: played.peek(),
        ...(parent === undefined ? {} : { parent }),
        ...(saved === undefined ? {} : { over: saved.version, hidden: saved.hidden }),
        ...(saved?.published === undefined ? {} : { published: saved.published }),
        ...(before === undefined ? {} : { before }),
        ...(sent.length === 0 ? {} : { sent }),
      })
    },
    move(next, state) {
      const old = id.peek()
      become(next)
      const kept = copy.write(state)
      // The new draft is on the device before the old one goes: a crash in between loses nothing.
      if (kept) removeDraft(kind, old)
      if (!isLeft) editor.renamed(next)
      return kept
    },
    leave() {
      isLeft = true
      stopListening()
    },
  }
  return copy
}
