import { type ReadonlySignal, signal } from '@preact/signals'
import { isRefusal, type ScenarioHeader } from '@selva/core'
import {
  type DeviceDraft,
  isOnDeviceOnly,
  newDraftId,
  onDraftElsewhere,
  readDraft,
  type VersionRef,
  writeDraft,
} from '../drafts-on-device.ts'
import type { ScenarioGame } from './scenario-game.ts'

/** The tables of this draft that are remembered. */
const MOST_PLAYED = 5

/** A scenario to be edited, and what is known of where it comes from. */
export type OpenedScenario = {
  readonly id: string
  readonly text: string
  readonly parent?: VersionRef
  readonly played: readonly string[]
}

/** A scenario while its page is open: its draft, and the device that keeps every change. */
export type ScenarioSession<D extends ScenarioHeader = ScenarioHeader> = {
  /** The id in the address; a fork gets one of its own with its first change. */
  readonly id: ReadonlySignal<string>
  readonly draft: ReadonlySignal<D>
  readonly kept: ReadonlySignal<'untouched' | 'kept' | 'refused'>
  /** Tables at which it was played, the newest first. */
  readonly played: ReadonlySignal<readonly string[]>
  change(draft: D): void
  notePlayed(table: string): void
  leave(): void
}

/** Opens an editor's session on a draft. `renamed` is called when the draft gets an id of its own. */
export function scenarioSession<D extends ScenarioHeader>(
  game: ScenarioGame<D>,
  opened: OpenedScenario & { readonly draft: D },
  renamed: (id: string) => void,
): ScenarioSession<D> {
  const id = signal(opened.id)
  const draft = signal(opened.draft)
  const kept = signal<'untouched' | 'kept' | 'refused'>(isOnDeviceOnly(opened.id) ? 'kept' : 'untouched')
  const played = signal(opened.played)

  const write = (): void => {
    const now = draft.peek()
    const all: DeviceDraft = {
      text: game.write(now),
      title: now.title,
      changed: Date.now(),
      unsaved: true,
      played: played.peek(),
      ...(opened.parent === undefined ? {} : { parent: opened.parent }),
    }
    kept.value = writeDraft('scenario', id.peek(), all) ? 'kept' : 'refused'
  }
  /** Another tab has changed it: this one shows the newer draft. */
  const takeFromElsewhere = (): void => {
    const found = readDraft('scenario', id.peek())
    const read = found === undefined ? undefined : game.read(found.text)
    if (read !== undefined && !isRefusal(read)) draft.value = read
  }
  let stopListening = onDraftElsewhere('scenario', id.peek(), takeFromElsewhere)
  const own = (): void => {
    if (isOnDeviceOnly(id.peek())) return
    id.value = newDraftId()
    stopListening()
    stopListening = onDraftElsewhere('scenario', id.peek(), takeFromElsewhere)
  }
  return {
    id,
    draft,
    kept,
    played,
    change(next) {
      const before = id.peek()
      draft.value = next
      own()
      write()
      if (id.peek() !== before) renamed(id.peek())
    },
    notePlayed(table) {
      played.value = [table, ...played.value].slice(0, MOST_PLAYED)
      if (kept.value === 'kept') write()
    },
    leave: () => stopListening(),
  }
}
