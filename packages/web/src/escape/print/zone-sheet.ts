import type { Zone } from '@selva/escape'
import { fittingSize, textWidth, wrapped } from '../../print/helvetica.ts'
import { PAPERS, type Paper } from '../../print/paper.ts'
import { lines, moved, type Point, type Printout, polygons, rectangle, type Shape } from '../../print/printout.ts'
import { legend } from './legend.ts'
import { around, OTHERS } from './marks.ts'
import type { SheetWords } from './words.ts'
import { mapHeight, zoneMap } from './zone-map.ts'

/** A sheet to be drawn: the zone by the name that players know, and how many rounds the edition has. */
export type ZoneSheet = {
  readonly zone: Zone
  readonly name: string
  readonly rounds: number
  /** How many items a hand can hold; 0 if there is no limit. */
  readonly handLimit: number
  readonly words: SheetWords
}

/** A sheet is drawn this wide, and scaled to its place on the paper. */
const WIDTH = 210
const MARGIN = 10
const INNER = WIDTH - 2 * MARGIN
const FOLD = 36.5
const MAP_TOP = 38.5
const RULE = 0.3

const text = (
  at: Point,
  words: string,
  size: number,
  face: 'plain' | 'strong' = 'plain',
  align: 'start' | 'middle' | 'end' = 'start',
): Shape => ({ kind: 'text', at, text: words, size, face, align })
const heading = (at: Point, words: string): Shape => text(at, words.toUpperCase(), 2.8, 'strong')

/** The name of the zone, in one line or two. */
function titleText(name: string): readonly Shape[] {
  const room = 80
  const size = Math.max(6, fittingSize(name, room, 11, 'strong'))
  const [first = '', second] =
    textWidth(name, size, 'strong') <= room + 0.01 ? [name] : wrapped(name, room, size, 'strong')
  return second === undefined
    ? [text([MARGIN, 27.5], first, size, 'strong')]
    : [text([MARGIN, 23.5], first, size, 'strong'), text([MARGIN, 31], second, size, 'strong')]
}

/** The upper part, which is folded back so that the others do not see the character. */
function titleSection(name: string, w: SheetWords): readonly Shape[] {
  const field = (x: number, end: number, words: string): readonly Shape[] => [
    heading([x, 21], words),
    lines(
      [
        [
          [x, 31.5],
          [end, 31.5],
        ],
      ],
      { line: RULE },
    ),
  ]
  return [
    heading([MARGIN, 16], w.zone),
    ...titleText(name),
    ...field(96, 147, w.name),
    ...field(153, WIDTH - MARGIN, w.character),
    text([WIDTH - MARGIN, FOLD - 1.2], w.fold, 2.5, 'plain', 'end'),
    lines(
      [
        [
          [0, FOLD],
          [WIDTH, FOLD],
        ],
      ],
      { line: RULE, dash: [1.8, 1.4] },
    ),
  ]
}

/** Rows of thirteen where that comes out even, as the Black Edition prints them, else rows of ten. */
export const columnsFor = (rounds: number): number => (rounds % 13 === 0 ? 13 : 10)

/** One numbered space for each round. */
function movementRecord({ rounds, words }: ZoneSheet, top: number, height: number): readonly Shape[] {
  const columns = columnsFor(rounds)
  const width = INNER / columns
  const rows = Math.ceil(rounds / columns)
  const corner = (i: number): Point => [MARGIN + (i % columns) * width, top + (Math.floor(i / columns) * height) / rows]
  const spaces = Array.from({ length: rounds }, (_, i) => i)
  return [
    heading([MARGIN, top - 2], words.record),
    polygons(
      spaces.map((i) => rectangle(...corner(i), width, height / rows)),
      { line: RULE },
    ),
    ...spaces.map((i) => text([corner(i)[0] + 1.2, corner(i)[1] + 3], String(i + 1), 2.6)),
  ]
}

const COLUMN = 58

/** A line for each of the others, with a shape to mark the map with. */
function others({ words }: ZoneSheet, top: number, height: number): readonly Shape[] {
  const step = height / Math.ceil(OTHERS.length / 2)
  return [
    heading([MARGIN, top], words.others),
    ...OTHERS.flatMap((mark, i) => {
      const x = MARGIN + (i % 2) * COLUMN
      const y = top + (Math.floor(i / 2) + 1) * step
      return [
        ...around([mark], [x + 1.5, y - 1.6], 2.8),
        lines(
          [
            [
              [x + 5, y],
              [x + COLUMN - 6, y],
            ],
          ],
          { line: RULE },
        ),
      ]
    }),
  ]
}

/** Places for item cards, and the credit. */
function items({ zone, name, handLimit, words }: ZoneSheet, top: number, height: number): readonly Shape[] {
  const left = MARGIN + 2 * COLUMN + 2
  const room = WIDTH - MARGIN - left
  const places = handLimit === 0 ? 1 : handLimit
  const gap = 3
  const width = (room - gap * (places - 1)) / places
  const low = Math.min(height - 7, 22)
  const boxes = Array.from({ length: places }, (_, i) => rectangle(left + i * (width + gap), top + 2.5, width, low))
  const credit = words.credit(name, zone.sectors.length)
  const size = 2.3
  return [
    heading([left, top], words.items),
    polygons(boxes, { line: RULE }),
    ...wrapped(credit, room, size, 'plain').map((line, i) =>
      text([left, top + low + 5.5 + i * size * 1.3], line, size),
    ),
  ]
}

/** A sheet in units of 210 to its width. */
function shapesOf(sheet: ZoneSheet, height: number): readonly Shape[] {
  const legendAt = MAP_TOP + mapHeight(INNER) + 5
  const recordTop = legendAt + 12
  const room = height - MARGIN - recordTop
  const record = Math.min(52, Math.max(36, room * 0.46))
  const notesTop = recordTop + record + 7
  const notes = Math.min(52, height - MARGIN - notesTop)
  return [
    ...titleSection(sheet.name, sheet.words),
    ...zoneMap(sheet.zone, [MARGIN, MAP_TOP], INNER),
    ...legend(sheet.words, [MARGIN, legendAt], INNER),
    ...movementRecord(sheet, recordTop, record),
    ...others(sheet, notesTop, notes),
    ...items(sheet, notesTop, notes),
  ]
}

/** One sheet on an upright paper, or two side by side on one that lies. */
export function zoneDrawing(sheet: ZoneSheet, paper: Paper, count: 1 | 2): Printout {
  const { width, height } = PAPERS[paper]
  const title = sheet.words.document(sheet.name, sheet.words.game)
  const placed = (room: number, roomHeight: number, left: number): readonly Shape[] => {
    const scale = room / WIDTH
    return shapesOf(sheet, roomHeight / scale).map((shape) => moved(shape, [left, 0], scale))
  }
  if (count === 1) return { title, width, height, shapes: placed(width, height, 0) }
  const half = height / 2
  const cut = lines(
    [
      [
        [half, 0],
        [half, width],
      ],
    ],
    { line: 0.2, dash: [0.5, 2] },
  )
  return { title, width: height, height: width, shapes: [...placed(half, width, 0), cut, ...placed(half, width, half)] }
}
