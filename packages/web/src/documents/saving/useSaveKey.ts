import { useEffect } from 'preact/hooks'
import type { DocumentSession } from './document-session.ts'

/** Takes over a number that is still being typed: fields report their change when the cursor leaves them. */
function finishTyping(): void {
  const { activeElement: field } = document
  if (!(field instanceof HTMLInputElement) || field.type !== 'number') return
  field.blur()
  field.focus()
}

/** Ctrl+S (Cmd+S) saves on the server, wherever the cursor is. */
export function useSaveKey(session: DocumentSession): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      finishTyping()
      void session.saveChanges()
    }
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [session])
}
