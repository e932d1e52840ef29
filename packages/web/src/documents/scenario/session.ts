import { type ReadonlySignal, signal } from '@preact/signals'
import { isRefusal, type ScenarioHeader } from '@selva/core'
import { type DocumentSession, documentSession } from '../saving/document-session.ts'
import type { OpenedDocument } from '../saving/open-document.ts'
import type { ScenarioGame } from './scenario-game.ts'

/** A scenario while its page is open: its draft, and where every change is kept. */
export type ScenarioSession<D extends ScenarioHeader = ScenarioHeader> = {
  readonly draft: ReadonlySignal<D>
  readonly document: DocumentSession
  change(draft: D): void
  /** The place that the editor has to show next, if publishing needs something there. */
  readonly pointed: ReadonlySignal<{ readonly at: 'title' | 'faults' } | undefined>
  leave(): void
}

/** Opens an editor's session on a draft. `renamed` is called when the scenario gets another id. */
export function scenarioSession<D extends ScenarioHeader>(
  game: ScenarioGame<D>,
  opened: { readonly draft: D; readonly document: OpenedDocument },
  renamed: (id: string) => void,
): ScenarioSession<D> {
  const draft = signal(opened.draft)
  const pointed = signal<{ readonly at: 'title' | 'faults' } | undefined>(undefined)
  const hasFaults = (): boolean =>
    game.faults(draft.peek()).some(({ code, severity }) => severity === 'error' && code !== 'untitled')
  const session = documentSession(
    {
      kind: 'scenario',
      game: game.game,
      text: () => game.write(draft.peek()),
      title: () => draft.peek().title,
      show(text) {
        const read = game.read(text)
        if (!isRefusal(read)) draft.value = read
      },
      renamed,
      missing: () => (hasFaults() ? 'faults' : draft.peek().title.trim() === '' ? 'title' : undefined),
      point(at) {
        pointed.value = { at }
      },
    },
    opened.document,
  )
  return {
    draft,
    document: session,
    pointed,
    change(next) {
      draft.value = next
      session.changed()
    },
    leave: () => session.leave(),
  }
}
