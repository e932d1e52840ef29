import { type Cell, MAX_HATCHES, type Sector, type ZoneDraft } from '@selva/escape'
import type { Brush } from './brush.ts'

type Hatches = ZoneDraft['hatches']

/** The lowest number that no hatch has yet; none if there is no room for another hatch. */
export function freeNumber(hatches: Hatches): number | undefined {
  for (let number = 1; number <= MAX_HATCHES; number++) if (!hatches.some((one) => one.number === number)) return number
  return undefined
}

const inOrder = (hatches: Hatches): Hatches => hatches.toSorted((a, b) => a.number - b.number)

/** The same draft with other cells: a hatch whose cell is something else now is gone. */
function withCells(draft: ZoneDraft, cells: readonly Cell[], hatches: Hatches): ZoneDraft {
  return { ...draft, cells, hatches: inOrder(hatches.filter(({ at }) => cells[at] === 'hatch')) }
}

/** Paints cells with a floor, or with nothing. */
function withFloor(draft: ZoneDraft, at: readonly Sector[], floor: Cell): ZoneDraft {
  if (at.every((one) => draft.cells[one] === floor)) return draft
  const cells = [...draft.cells]
  for (const one of at) cells[one] = floor
  return withCells(draft, cells, draft.hatches)
}

/** Puts a start sector where it belongs. There is one of each: the cell where it was becomes dangerous. */
function withStart(draft: ZoneDraft, at: Sector, start: 'humanSector' | 'alienSector'): ZoneDraft {
  if (draft.cells[at] === start && draft.cells.filter((cell) => cell === start).length === 1) return draft
  const cells = draft.cells.map((cell): Cell => (cell === start ? 'dangerous' : cell))
  cells[at] = start
  return withCells(draft, cells, draft.hatches)
}

/** Puts a hatch on a cell, with a number of its own; a number that another hatch has takes it away from there. */
export function withHatch(draft: ZoneDraft, at: Sector, wanted?: number): ZoneDraft {
  const here = draft.hatches.find((one) => one.at === at)
  const number = wanted ?? here?.number ?? freeNumber(draft.hatches)
  if (number === undefined || here?.number === number) return draft
  const cells = [...draft.cells]
  const before = draft.hatches.find((one) => one.number === number)
  if (before !== undefined) cells[before.at] = 'dangerous'
  cells[at] = 'hatch'
  const others = draft.hatches.filter((one) => one.at !== at && one.number !== number)
  return withCells(draft, cells, [...others, { number, at }])
}

/** Paints some cells. The same draft comes back if nothing changes. */
export function painted(draft: ZoneDraft, at: readonly Sector[], brush: Brush, number?: number): ZoneDraft {
  switch (brush) {
    case 'humanSector':
    case 'alienSector': {
      const last = at.at(-1)
      return last === undefined ? draft : withStart(draft, last, brush)
    }
    case 'hatch':
      return at.reduce((now, one, i) => withHatch(now, one, i === 0 ? number : undefined), draft)
    default:
      return withFloor(draft, at, brush)
  }
}
