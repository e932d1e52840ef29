import { MAX_HATCHES, nameOf, type ZoneDraft } from '@selva/escape'
import type { EscapeWords } from '../messages/en.ts'
import { cellText } from '../sentence.ts'
import type { LastEdit } from './editor.ts'
import type { ZoneEditorWords } from './messages/en.ts'
import { cellsOf, type Stroke } from './model/stroke.ts'

type Words = { readonly m: EscapeWords; readonly w: ZoneEditorWords }

function strokeText(stroke: Stroke, changed: boolean, draft: ZoneDraft, { m, w }: Words): string {
  const { brush } = stroke.held
  const last = stroke.path.at(-1)
  if (!changed && brush === 'hatch' && draft.hatches.length >= MAX_HATCHES) return w.said.full(MAX_HATCHES)
  if (!changed || last === undefined) return w.said.unchanged
  const cells = stroke.tool === 'fill' ? [last] : cellsOf(draft, stroke)
  return cells.length > 1
    ? w.said.many(cells.length, w.brushes[brush])
    : w.said.painted(nameOf(last), cellText(draft, last, m))
}

/** An edit as it is spoken, with the draft as it is now. */
export function editText({ edit, changed }: LastEdit, draft: ZoneDraft, words: Words): string {
  const { said } = words.w
  switch (edit.do) {
    case 'draw':
      return strokeText(edit.stroke, changed, draft, words)
    case 'move':
      return changed ? said.moved : said.unchanged
    case 'clear':
      return changed ? said.cleared : said.unchanged
    case 'describe':
      return ''
    case 'replace':
      return said.replaced
    case 'undo':
      return changed ? said.undone : said.unchanged
    case 'redo':
      return changed ? said.redone : said.unchanged
    default:
      return edit satisfies never
  }
}
