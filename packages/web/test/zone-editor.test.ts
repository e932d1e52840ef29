import {
  around,
  COLUMNS,
  columnOf,
  emptyDraft,
  nameOf,
  rowOf,
  type Sector,
  sectorNamed,
  type ZoneDraft,
} from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { cellsUnder, type HeldBrush } from '../src/escape/zone-editor/model/brush.ts'
import {
  EVERY_CELL,
  lineBetween,
  patchAround,
  rectangleBetween,
  shiftBetween,
  shifted,
} from '../src/escape/zone-editor/model/grid.ts'
import { type Edit, edit, fold, historyOf } from '../src/escape/zone-editor/model/history.ts'
import { moved, movedSelection } from '../src/escape/zone-editor/model/move.ts'
import { freeNumber, painted, withHatch } from '../src/escape/zone-editor/model/paint.ts'
import { cellsOf, drawn, type Stroke } from '../src/escape/zone-editor/model/stroke.ts'
import { SYMMETRIES, twinsOf } from '../src/escape/zone-editor/model/symmetry.ts'

function at(name: string): Sector {
  const sector = sectorNamed(name)
  if (sector === undefined) throw new Error(`there is no sector ${name}`)
  return sector
}
const all = (names: string): readonly Sector[] => names.split(' ').map(at)
const named = (sectors: readonly Sector[]): string => sectors.map(nameOf).toSorted().join(' ')
const PENCIL: HeldBrush = { brush: 'dangerous', size: 'one', symmetry: 'none' }
const stroke = (path: string, held: Partial<HeldBrush> = {}, tool: Stroke['tool'] = 'pencil'): Stroke => ({
  tool,
  held: { ...PENCIL, ...held },
  path: all(path),
})
const kindAt = (draft: ZoneDraft, name: string): string | undefined => draft.cells[at(name)]
const hatchesOf = (draft: ZoneDraft): string =>
  draft.hatches.map(({ number, at: where }) => `${number}@${nameOf(where)}`).join(' ')

describe('lines, rectangles and patches', () => {
  test('a line has both ends, no gaps, and no cell twice', () => {
    for (const [from, to] of [
      ['A01', 'W14'],
      ['B13', 'V02'],
      ['L01', 'L14'],
      ['A07', 'W07'],
      ['G05', 'G05'],
    ] as const) {
      const line = lineBetween(at(from), at(to))
      expect(line[0]).toBe(at(from))
      expect(line.at(-1)).toBe(at(to))
      expect(new Set(line).size).toBe(line.length)
      for (const [i, cell] of line.entries()) {
        const before = line[i - 1]
        if (before !== undefined) expect(around(before), `${from} ${to}`).toContain(cell)
      }
    }
  })

  test('a rectangle has all cells between two corners, whichever they are', () => {
    expect(named(rectangleBetween(at('C04'), at('D06')))).toBe('C04 C05 C06 D04 D05 D06')
    expect(named(rectangleBetween(at('D04'), at('C06')))).toBe('C04 C05 C06 D04 D05 D06')
  })

  test('a patch stops where cells are no longer alike', () => {
    const wall = new Set(rectangleBetween(at('F01'), at('F14')))
    const patch = patchAround(at('A01'), (cell) => !wall.has(cell))
    expect(patch.length).toBe(5 * 14)
    expect(patch.every((cell) => columnOf(cell) < 5)).toBe(true)
  })

  test('a shift over odd and even columns keeps neighbours neighbours', () => {
    const by = shiftBetween(at('D05'), at('G07'))
    for (const next of around(at('D05'))) {
      const to = shifted(next, by)
      expect(to === undefined ? [] : around(to)).toContain(at('G07'))
    }
    expect(shifted(at('A01'), shiftBetween(at('B01'), at('A01')))).toBeUndefined()
  })
})

describe('symmetry', () => {
  test('a twin has a twin: the cell itself', () => {
    for (const symmetry of SYMMETRIES)
      for (const cell of EVERY_CELL)
        for (const twin of twinsOf(cell, symmetry)) expect(twinsOf(twin, symmetry), nameOf(cell)).toContain(cell)
  })

  test('neighbours have neighbours as twins', () => {
    for (const symmetry of ['mirror', 'turn'] as const)
      for (const cell of EVERY_CELL)
        for (const next of around(cell)) {
          const [a] = twinsOf(cell, symmetry)
          const [b] = twinsOf(next, symmetry)
          // A cell on the axis, or in the last row of an odd column, has none.
          if (a !== undefined && b !== undefined) expect(around(a)).toContain(b)
        }
  })

  test('mirrored from left to right the row stays, turned it does not', () => {
    const [mirror] = twinsOf(at('S06'), 'mirror')
    expect(mirror === undefined ? '' : nameOf(mirror)).toBe('E06')
    const [turn] = twinsOf(at('S06'), 'turn')
    expect(turn === undefined ? '' : nameOf(turn)).toBe('E09')
    expect(named(twinsOf(at('T06'), 'both'))).toBe('D06 D08 T08')
    expect(twinsOf(at('L08'), 'mirror')).toEqual([])
    expect(rowOf(at('B14'))).toBe(14)
    expect(twinsOf(at('B14'), 'turn')).toEqual([])
    expect(columnOf(at('W01'))).toBe(COLUMNS - 1)
  })
})

describe('a brush', () => {
  test('seven wide it covers the cell and its neighbours, on the other side too', () => {
    expect(cellsUnder(all('L07'), { ...PENCIL, size: 'seven' }).length).toBe(7)
    expect(cellsUnder(all('C05'), { ...PENCIL, size: 'seven', symmetry: 'mirror' }).length).toBe(14)
  })

  test('a start sector and a hatch are one cell, and a start sector has no twin', () => {
    expect(named(cellsUnder(all('C05'), { brush: 'humanSector', size: 'seven', symmetry: 'mirror' }))).toBe('C05')
    expect(named(cellsUnder(all('C05'), { brush: 'hatch', size: 'seven', symmetry: 'mirror' }))).toBe('C05 U05')
  })
})

describe('painting', () => {
  test('a fast pencil leaves no gaps', () => {
    const draft = drawn(emptyDraft, stroke('C03 C09'))
    for (const name of ['C03', 'C04', 'C05', 'C06', 'C07', 'C08', 'C09']) expect(kindAt(draft, name)).toBe('dangerous')
    expect(draft.cells.filter((cell) => cell === 'dangerous').length).toBe(7)
  })

  test('line, rectangle and fill', () => {
    expect(cellsOf(emptyDraft, stroke('C03 D08 C09', {}, 'line')).length).toBe(7)
    const block = drawn(emptyDraft, stroke('C03 F06', { brush: 'secure' }, 'rectangle'))
    expect(block.cells.filter((cell) => cell === 'secure').length).toBe(16)
    const filled = drawn(block, stroke('D04', {}, 'fill'))
    expect(filled.cells.filter((cell) => cell === 'dangerous').length).toBe(16)
    expect(filled.cells.filter((cell) => cell === 'secure').length).toBe(0)
  })

  test('there is one Human Sector: placed again it moves', () => {
    const first = drawn(emptyDraft, stroke('C03', { brush: 'humanSector' }))
    const second = drawn(first, stroke('F06', { brush: 'humanSector' }))
    expect(kindAt(second, 'F06')).toBe('humanSector')
    expect(kindAt(second, 'C03')).toBe('dangerous')
  })

  test('hatches get the lowest free number, and a number is there once', () => {
    const four = drawn(emptyDraft, stroke('C03', { brush: 'hatch', symmetry: 'both' }))
    expect(four.hatches.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    const gone = painted(four, [...(four.hatches[1] === undefined ? [] : [four.hatches[1].at])], 'void')
    expect(gone.hatches.map(({ number }) => number)).toEqual([1, 3, 4])
    expect(freeNumber(gone.hatches)).toBe(2)
    const again = withHatch(gone, at('L07'), 3)
    expect(again.hatches.map(({ number }) => number)).toEqual([1, 3, 4])
    expect(again.hatches.find(({ number }) => number === 3)?.at).toBe(at('L07'))
  })

  test('a hatch that is painted over is gone, and a full sheet takes no more', () => {
    const one = drawn(emptyDraft, stroke('C03', { brush: 'hatch' }))
    expect(hatchesOf(drawn(one, stroke('C03')))).toBe('')
    const full = EVERY_CELL.reduce((draft, cell) => withHatch(draft, cell), emptyDraft)
    expect(freeNumber(full.hatches)).toBeUndefined()
    expect(full.cells.filter((cell) => cell === 'hatch').length).toBe(full.hatches.length)
  })

  test('nothing changed is the same draft', () => {
    const draft = drawn(emptyDraft, stroke('C03 C05'))
    expect(drawn(draft, stroke('C03 C04'))).toBe(draft)
    expect(withHatch(withHatch(draft, at('D09')), at('D09')).hatches.length).toBe(1)
  })
})

describe('moving a selection', () => {
  const draft = fold(emptyDraft, [
    { do: 'draw', stroke: stroke('C03 E06', {}, 'rectangle') },
    { do: 'draw', stroke: stroke('D04', { brush: 'hatch', number: 5 }) },
    { do: 'draw', stroke: stroke('H04', { brush: 'hatch', number: 2 }) },
  ]).now
  const selection = rectangleBetween(at('C03'), at('E06'))

  test('sectors and hatches go along, void stays behind', () => {
    const after = moved(draft, selection, shiftBetween(at('C03'), at('M03')))
    if (after === undefined) throw new Error('it can be moved')
    expect(hatchesOf(after)).toBe('2@H04 5@N04')
    expect(kindAt(after, 'C03')).toBe('void')
    expect(after.cells.filter((cell) => cell === 'dangerous').length).toBe(11)
  })

  test('a hatch underneath is covered', () => {
    const after = moved(draft, selection, shiftBetween(at('D04'), at('H04')))
    expect(after === undefined ? '' : hatchesOf(after)).toBe('5@H04')
  })

  test('nothing may fall off the sheet', () => {
    expect(moved(draft, selection, shiftBetween(at('E03'), at('A03')))).toBeUndefined()
    const history = fold(draft, [{ do: 'move', selection, by: shiftBetween(at('E03'), at('A03')) }])
    expect(history.now).toBe(draft)
    expect(history.past).toEqual([])
    expect(movedSelection(all('A01 B01'), shiftBetween(at('B01'), at('A01'))).length).toBe(1)
  })
})

describe('history', () => {
  const edits: readonly Edit[] = [
    { do: 'draw', stroke: stroke('C03 C09') },
    { do: 'draw', stroke: stroke('F03', { brush: 'humanSector' }) },
    { do: 'draw', stroke: stroke('C09', { brush: 'hatch', number: 4 }) },
    { do: 'clear', selection: all('C03') },
  ]

  test('undo goes back edit by edit to the beginning, and redo to the end', () => {
    const end = fold(emptyDraft, edits)
    let history = end
    for (let i = edits.length - 1; i >= 0; i--) {
      history = edit(history, { do: 'undo' })
      expect(history.now).toEqual(fold(emptyDraft, edits.slice(0, i)).now)
    }
    expect(edit(history, { do: 'undo' })).toBe(history)
    for (const _ of edits) history = edit(history, { do: 'redo' })
    expect(history.now).toBe(end.now)
    expect(edit(history, { do: 'redo' })).toBe(history)
  })

  test('there is no end to it', () => {
    const many = Array.from(
      { length: 2000 },
      (_, i): Edit => ({
        do: 'draw',
        stroke: stroke('C03', { brush: i % 2 === 0 ? 'secure' : 'dangerous' }),
      }),
    )
    const end = fold(emptyDraft, many)
    expect(end.past.length).toBe(2000)
    const back = many.reduce((history) => edit(history, { do: 'undo' }), end)
    expect(back.now).toBe(emptyDraft)
  })

  test('a new edit forgets what was undone, one that changes nothing does not', () => {
    const undone = edit(fold(emptyDraft, edits), { do: 'undo' })
    expect(edit(undone, { do: 'draw', stroke: stroke('C05') })).toBe(undone)
    expect(edit(undone, { do: 'draw', stroke: stroke('W01') }).future).toEqual([])
  })

  test('what is typed letter by letter is undone in one go', () => {
    const typed = fold(emptyDraft, [
      { do: 'draw', stroke: stroke('C03') },
      { do: 'describe', about: { title: 'H' } },
      { do: 'describe', about: { title: 'Hy' } },
      { do: 'describe', about: { title: 'Hyp' } },
    ])
    expect(typed.now.title).toBe('Hyp')
    expect(edit(typed, { do: 'undo' }).now.title).toBe('')
    expect(edit(typed, { do: 'undo' }).past.length).toBe(1)
  })

  test('another sheet can be taken back', () => {
    const before = fold(emptyDraft, edits)
    const other = edit(before, { do: 'replace', draft: emptyDraft })
    expect(other.now).toBe(emptyDraft)
    expect(edit(other, { do: 'undo' }).now).toBe(before.now)
    expect(historyOf(emptyDraft).past).toEqual([])
  })
})
