import type { Sector, ZoneDraft } from '@selva/escape'
import { cellsUnder, type HeldBrush, isFloor } from './brush.ts'
import { lineBetween, patchAround, rectangleBetween } from './grid.ts'
import { painted } from './paint.ts'

/** Tools that paint. */
export const PAINTERS = ['pencil', 'line', 'rectangle', 'fill'] as const
export type Painter = (typeof PAINTERS)[number]
/** Everything a pointer on the sheet can be for. */
export const TOOLS = [...PAINTERS, 'pick', 'select', 'hand'] as const
export type Tool = (typeof TOOLS)[number]

/** A stroke from its first cell: the cells the pointer was over, each once after the other. */
export type Stroke = { readonly tool: Painter; readonly held: HeldBrush; readonly path: readonly Sector[] }

/** The cells of a path without gaps: a fast pointer skips some. */
const withoutGaps = (path: readonly Sector[]): readonly Sector[] => [
  ...new Set(path.flatMap((at, i) => lineBetween(path[i - 1] ?? at, at))),
]

/** The cells that a stroke is put on, before width and symmetry. */
function spineOf(draft: ZoneDraft, { tool, held, path }: Stroke): readonly Sector[] {
  const [first] = path
  const last = path.at(-1)
  if (first === undefined || last === undefined) return []
  // Start sectors and hatches are placed one at a time: at the end of the stroke.
  if (!isFloor(held.brush)) return [last]
  switch (tool) {
    case 'pencil':
      return withoutGaps(path)
    case 'line':
      return lineBetween(first, last)
    case 'rectangle':
      return rectangleBetween(first, last)
    case 'fill': {
      const kind = draft.cells[last]
      return patchAround(last, (at) => draft.cells[at] === kind)
    }
    default:
      return tool satisfies never
  }
}

/** The cells that a stroke changes or keeps: its own, and their twins. */
export const cellsOf = (draft: ZoneDraft, stroke: Stroke): readonly Sector[] => {
  // A filled area ends where it ends: it gets no wider.
  const held: HeldBrush = stroke.tool === 'fill' ? { ...stroke.held, size: 'one' } : stroke.held
  return cellsUnder(spineOf(draft, stroke), held)
}

/** The draft after a stroke. */
export const drawn = (draft: ZoneDraft, stroke: Stroke): ZoneDraft =>
  painted(draft, cellsOf(draft, stroke), stroke.held.brush, stroke.held.number)
