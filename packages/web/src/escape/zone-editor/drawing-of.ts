import { around, type ZoneDraft, zoneText } from '@selva/escape'
import type { Drawing } from '../drawing.ts'
import { EVERY_CELL } from './model/grid.ts'

/** A draft as the map draws it: with its void cells, which can be painted. */
export function drawingOf(draft: ZoneDraft): Drawing {
  const { cells, hatches } = draft
  return {
    id: '',
    text: zoneText(draft),
    cells,
    hatches,
    sectors: EVERY_CELL.filter((at) => cells[at] !== 'void'),
    next: EVERY_CELL.map((at) => around(at).filter((to) => cells[to] !== 'void')),
    ghosts: EVERY_CELL.filter((at) => cells[at] === 'void'),
  }
}
