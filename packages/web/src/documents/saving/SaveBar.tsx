import { Icon } from '../../ui/Icon.tsx'
import type { DocumentSession } from './document-session.ts'
import { hasNothingToSave, noteOf, type SavingState } from './saving-state.ts'
import { savingWords } from './words.ts'
import '../../styles/saving.css'

/** The state of a document in words. */
function noteText(state: SavingState): string {
  const { notes } = savingWords()
  const note = noteOf(state)
  const { version = 0, published = 0 } = state.saved ?? {}
  switch (note) {
    case 'changed':
    case 'saved':
    case 'published':
      return notes[note](version)
    case 'newer':
      return notes.newer(version, published)
    default:
      return notes[note]
  }
}

/** Says where the document is kept. */
export function SaveState({
  session,
  elsewhere,
}: {
  readonly session: DocumentSession
  /** The editor's own words about changes of another tab. */
  readonly elsewhere?: string
}) {
  const state = session.state.value
  const note = noteOf(state)
  return (
    <span class={`kept ${note === 'refused' ? 'red' : ''}`} role="status" data-testid="kept" data-note={note}>
      {note === 'elsewhere' && elsewhere !== undefined ? elsewhere : noteText(state)}
    </span>
  )
}

/** Saves on the server. */
export function SaveButton({ session }: { readonly session: DocumentSession }) {
  const w = savingWords()
  return (
    // Never `disabled`: a button that is would lose the focus when there is nothing left to save.
    <button
      type="button"
      class="btn save"
      aria-label={w.saveLong}
      aria-disabled={hasNothingToSave(session.state.value)}
      aria-keyshortcuts="Control+S"
      data-testid="save-document"
      onClick={() => void session.saveChanges()}
    >
      <Icon name="save" />
      <span>{w.save}</span>
    </button>
  )
}
