import type { Sector, ZoneDraft } from '@selva/escape'
import type { Shift } from './grid.ts'
import { moved } from './move.ts'
import { painted } from './paint.ts'
import { drawn, type Stroke } from './stroke.ts'

/** One thing that an author does to a draft. */
export type Edit =
  | { readonly do: 'draw'; readonly stroke: Stroke }
  | { readonly do: 'move'; readonly selection: readonly Sector[]; readonly by: Shift }
  | { readonly do: 'clear'; readonly selection: readonly Sector[] }
  | { readonly do: 'describe'; readonly about: Partial<Pick<ZoneDraft, 'title' | 'description' | 'players'>> }
  /** Another sheet takes the place of this one: a file, a share code, a blank sheet, the work of another tab. */
  | { readonly do: 'replace'; readonly draft: ZoneDraft }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }

/** A draft with everything that was before it, and that was undone. */
export type History = {
  readonly past: readonly ZoneDraft[]
  readonly now: ZoneDraft
  readonly future: readonly ZoneDraft[]
}

export const historyOf = (now: ZoneDraft): History => ({ past: [], now, future: [] })

/** The draft after an edit; the same one if it changes nothing. */
function edited(draft: ZoneDraft, edit: Exclude<Edit, { readonly do: 'undo' | 'redo' }>): ZoneDraft {
  switch (edit.do) {
    case 'draw':
      return drawn(draft, edit.stroke)
    case 'move':
      return moved(draft, edit.selection, edit.by) ?? draft
    case 'clear':
      return painted(draft, edit.selection, 'void')
    case 'describe':
      return { ...draft, ...edit.about }
    case 'replace':
      return edit.draft
    default:
      return edit satisfies never
  }
}

const isTyping = (edit: Edit | undefined): boolean => edit?.do === 'describe'

/** Folds one edit into a history. What is typed letter by letter is undone in one go: `before` is the edit before. */
export function edit(history: History, next: Edit, before?: Edit): History {
  const { past, now, future } = history
  if (next.do === 'undo') {
    const last = past.at(-1)
    return last === undefined ? history : { past: past.slice(0, -1), now: last, future: [now, ...future] }
  }
  if (next.do === 'redo') {
    const [first, ...rest] = future
    return first === undefined ? history : { past: [...past, now], now: first, future: rest }
  }
  const after = edited(now, next)
  if (after === now) return history
  return { past: isTyping(next) && isTyping(before) ? past : [...past, now], now: after, future: [] }
}

/** A draft after a list of edits. */
export const fold = (draft: ZoneDraft, edits: readonly Edit[]): History =>
  edits.reduce((history, next, i) => edit(history, next, edits[i - 1]), historyOf(draft))
