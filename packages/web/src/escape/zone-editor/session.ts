import { effect } from '@preact/signals'
import { isRefusal } from '@selva/core'
import { draftFrom, zoneText } from '@selva/escape'
import { type DocumentSession, documentSession } from '../../documents/saving/document-session.ts'
import { type ZoneEditor, zoneEditor } from './editor.ts'
import type { OpenedZone } from './open.ts'

/** A zone while its page is open: the editor, and where every stroke is kept. */
export type ZoneSession = {
  readonly editor: ZoneEditor
  readonly document: DocumentSession
  leave(): void
}

/** Puts the cursor into the field of the title, once it is shown. */
function focusTitle(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-draft="zone.title"]')?.focus())
}

/** Opens the editor on a zone. `renamed` is called when the zone gets another id. */
export function zoneSession({ draft, document }: OpenedZone, renamed: (id: string) => void): ZoneSession {
  const editor = zoneEditor(draft)
  let text = zoneText(draft)
  const session = documentSession(
    {
      kind: 'zone',
      game: 'escape',
      text: () => text,
      title: () => editor.history.peek().now.title,
      show(next) {
        const found = draftFrom(next)
        if (isRefusal(found)) return
        text = next
        editor.apply({ do: 'replace', draft: found })
      },
      renamed,
      missing: () =>
        editor.zone.peek() === undefined ? 'faults' : editor.history.peek().now.title === '' ? 'title' : undefined,
      point(at) {
        editor.tab.value = at === 'title' ? 'about' : 'checks'
        if (at === 'title') focusTitle()
      },
    },
    document,
  )
  const stopKeeping = effect(() => {
    const next = zoneText(editor.history.value.now)
    if (next === text) return
    text = next
    session.changed()
  })
  return {
    editor,
    document: session,
    leave() {
      stopKeeping()
      session.leave()
    },
  }
}
