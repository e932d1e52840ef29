import type { Cell, Sector, ZoneDraft } from '@selva/escape'
import { type Shift, shifted } from './grid.ts'

/** Moves the sectors of a selection; void is left behind, and its own void cells cover nothing. */
export function moved(draft: ZoneDraft, selection: readonly Sector[], by: Shift): ZoneDraft | undefined {
  if (by.q === 0 && by.r === 0) return draft
  const taken = selection.filter((at) => draft.cells[at] !== 'void')
  const cells: Cell[] = [...draft.cells]
  for (const at of taken) cells[at] = 'void'
  const goesTo = new Map<Sector, Sector>()
  for (const at of taken) {
    const to = shifted(at, by)
    // Nothing may fall off the sheet.
    if (to === undefined) return undefined
    goesTo.set(at, to)
  }
  for (const [at, to] of goesTo) cells[to] = draft.cells[at] ?? 'void'
  const covered = new Set(goesTo.values())
  const hatches = draft.hatches.flatMap(({ number, at }) => {
    const to = goesTo.get(at)
    if (to !== undefined) return [{ number, at: to }]
    return covered.has(at) ? [] : [{ number, at }]
  })
  return { ...draft, cells, hatches }
}

/** The selection itself, moved; cells that would leave the sheet are no longer part of it. */
export const movedSelection = (selection: readonly Sector[], by: Shift): readonly Sector[] =>
  selection.map((at) => shifted(at, by)).filter((at) => at !== undefined)
