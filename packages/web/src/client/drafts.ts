import { takeFromSession, writeSession } from './browser-storage.ts'

/**
 * Unfinished things (words being typed, a choice half made, a form) that outlive a page which loads itself again. They
 * are written down right before, in this tab alone, and each is handed out once afterwards.
 */

/** Raise this number whenever the shape of a draft changes: drafts of another number are dropped. */
const FORMAT = 1
const KEY = 'drafts'
/** The draft of the field that the cursor was in is marked with this attribute: `data-draft`. */
const MARK = 'draft'

type Cursor = { readonly key: string; readonly at: number }
type Written = { readonly format: number; readonly drafts: Readonly<Record<string, unknown>>; readonly cursor?: Cursor }

function found(): Written {
  const nothing: Written = { format: FORMAT, drafts: {} }
  try {
    const written = JSON.parse(takeFromSession(KEY) ?? '') as Written
    return written.format === FORMAT ? written : nothing
  } catch {
    return nothing
  }
}

const { drafts, cursor } = found()
const kept = new Map(Object.entries(drafts))
let waiting = cursor
const open = new Map<string, () => unknown>()

/** The draft of this name from before the page loaded itself again; afterwards it is gone. */
export function takeDraft(key: string): unknown {
  const draft = kept.get(key)
  kept.delete(key)
  return draft
}

/** Looks at the draft without taking it. */
export const draftAt = (key: string): unknown => kept.get(key)

/** Keeps something, if the page loads itself again: `read` is called right before. Returns how to stop. */
export function keepDraft(key: string, read: () => unknown): () => void {
  open.set(key, read)
  return () => {
    if (open.get(key) === read) open.delete(key)
  }
}

function cursorNow(): Cursor | undefined {
  const field = document.activeElement
  const key = field instanceof HTMLElement ? field.dataset[MARK] : undefined
  if (key === undefined) return undefined
  return { key, at: field instanceof HTMLInputElement ? (field.selectionStart ?? 0) : 0 }
}

/** Writes everything down; false if this browser stores nothing. */
export function writeDrafts(): boolean {
  const now = cursorNow()
  const all = { ...Object.fromEntries(kept), ...Object.fromEntries([...open].map(([key, read]) => [key, read()])) }
  return writeSession(
    KEY,
    JSON.stringify({ format: FORMAT, drafts: all, ...(now === undefined ? {} : { cursor: now }) }),
  )
}

/** Puts the cursor back into the field of this draft, if it was there. */
export function returnCursor(key: string): void {
  if (waiting?.key !== key) return
  const field = document.querySelector(`[data-${MARK}="${CSS.escape(key)}"]`)
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  field.setSelectionRange(waiting.at, waiting.at)
  waiting = undefined
}
