import { type Sector, sectorNamed } from '@selva/escape'
import { isArrow, sectorBeside } from '../arrows.ts'
import type { ZoneEditor } from './editor.ts'
import { takeBrush } from './hand.ts'
import { type Brush, SIZES } from './model/brush.ts'
import { shiftBetween } from './model/grid.ts'
import type { Tool } from './model/stroke.ts'
import { SYMMETRIES } from './model/symmetry.ts'

export const BRUSH_KEYS: { readonly [B in Brush]: string } = {
  dangerous: 'D',
  secure: 'S',
  void: 'X',
  humanSector: 'H',
  alienSector: 'A',
  hatch: 'E',
}
export const TOOL_KEYS: { readonly [T in Tool]: string } = {
  pencil: 'P',
  line: 'L',
  rectangle: 'B',
  fill: 'F',
  pick: 'K',
  select: 'V',
  hand: 'G',
}

const named = <T extends string>(keys: { readonly [N in T]: string }, key: string): T | undefined =>
  (Object.keys(keys) as T[]).find((name) => keys[name] === key)

/** The next of a list, round and round. */
function following<T>(list: readonly T[], now: T): T {
  return list[(list.indexOf(now) + 1) % list.length] ?? now
}

/** The start of the moves by arrow keys of a marked area: no arrow leads off the sheet from its middle. */
const MIDDLE = sectorNamed('L07')

/** Takes up what a letter or digit stands for; true if it stands for something. */
function takesUp({ hand }: ZoneEditor, key: string): boolean {
  const letter = key.toUpperCase()
  const brush = named(BRUSH_KEYS, letter)
  const tool = named(TOOL_KEYS, letter)
  if (brush !== undefined) takeBrush(hand, brush)
  else if (tool !== undefined) hand.tool.value = tool
  else if (/^[1-9]$/.test(key)) takeBrush(hand, 'hatch', Number(key))
  else if (letter === 'W') hand.size.value = following(SIZES, hand.size.value)
  else if (letter === 'M') hand.symmetry.value = following(SYMMETRIES, hand.symmetry.value)
  else return false
  return true
}

/** Undo and redo, which work wherever the focus is; true if the key was one of theirs. */
export function undoesBy(editor: ZoneEditor, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase()
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return false
  if (key === 'z') editor.apply({ do: event.shiftKey ? 'redo' : 'undo' })
  else if (key === 'y') editor.apply({ do: 'redo' })
  else return false
  return true
}

/** Moves the marked area by an arrow key, or draws along with it. True if the cursor stays where it is. */
function arrow(editor: ZoneEditor, key: string, at: Sector): boolean {
  const to = sectorBeside(editor.drawing.value, at, key)
  if (editor.selection.value.length > 0 && MIDDLE !== undefined) {
    editor.nudge(shiftBetween(MIDDLE, sectorBeside(editor.drawing.value, MIDDLE, key)))
    return true
  }
  editor.begin(at)
  editor.goOn(to)
  editor.end()
  return false
}

/** A key on a sector of the sheet. True if the map has nothing left to do with it. */
export function keyOnSheet(editor: ZoneEditor, event: KeyboardEvent, at: Sector): boolean {
  if (undoesBy(editor, event)) {
    event.preventDefault()
    return true
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.shiftKey && isArrow(event.key)) return arrow(editor, event.key, at)
  if (event.key === 'Delete' || event.key === 'Backspace') {
    const { value: marked } = editor.selection
    editor.apply({ do: 'clear', selection: marked.length > 0 ? marked : [at] })
    return true
  }
  const letter = event.key.toLowerCase()
  if (letter === 'u' || letter === 'r') {
    editor.apply({ do: letter === 'u' ? 'undo' : 'redo' })
    return true
  }
  return takesUp(editor, event.key)
}
