import { fittingSize, wrapped } from './helvetica.ts'
import { PAPERS, type Paper } from './paper.ts'
import type { Printout, Shape } from './printout.ts'

/** A page of plain text: a title, a line below it, and sentences, some with a list under them. */
export type TextSheet = {
  readonly title: string
  readonly subtitle: string
  readonly lines: readonly { readonly text: string; readonly list?: readonly string[] | undefined }[]
  readonly credit: string
}

const MARGIN = 18
const LEADING = 1.38
/** The text is as large as the page allows, within these. */
const LARGEST = 4.6
const SMALLEST = 2.4

type Line = { readonly text: string; readonly indent: number; readonly mark: string; readonly before: number }

/** The sentences as lines of this size; `before` is the space above a line. */
function linesOf({ lines }: TextSheet, size: number, width: number): readonly Line[] {
  const paragraph = (text: string, level: number): readonly Line[] => {
    const indent = size * (1.1 + level * 1.3)
    return wrapped(text, (width - indent) * 0.97, size, 'plain').map((line, i) => ({
      text: line,
      indent,
      mark: i > 0 ? '' : level === 0 ? '•' : '–',
      before: i > 0 ? 0 : level === 0 ? size * 0.55 : size * 0.2,
    }))
  }
  return lines.flatMap(({ text, list = [] }) => [...paragraph(text, 0), ...list.flatMap((one) => paragraph(one, 1))])
}

const heightOf = (lines: readonly Line[], size: number): number =>
  lines.reduce((sum, { before }) => sum + before + size * LEADING, 0)

/** The largest size at which everything has room. */
function sizeFor(sheet: TextSheet, width: number, room: number): number {
  for (let size = LARGEST; size > SMALLEST; size -= 0.1)
    if (heightOf(linesOf(sheet, size, width), size) <= room) return size
  return SMALLEST
}

/** One page with all of the text on it. */
export function textDrawing(sheet: TextSheet, paper: Paper): Printout {
  const { width, height } = PAPERS[paper]
  const inner = width - 2 * MARGIN
  const titleSize = fittingSize(sheet.title, inner, 9, 'strong')
  const top = MARGIN + titleSize + 8
  const size = sizeFor(sheet, inner, height - MARGIN - 6 - top)
  let y = top
  const written = linesOf(sheet, size, inner).flatMap(({ text, indent, mark, before }): readonly Shape[] => {
    y += before + size * LEADING
    const words: Shape = { kind: 'text', at: [MARGIN + indent, y], text, size, face: 'plain', align: 'start' }
    return mark === ''
      ? [words]
      : [{ ...words, at: [MARGIN + indent - size * 1.1, y], text: mark } satisfies Shape, words]
  })
  return {
    title: sheet.title,
    width,
    height,
    shapes: [
      {
        kind: 'text',
        at: [MARGIN, MARGIN + titleSize * 0.72],
        text: sheet.title,
        size: titleSize,
        face: 'strong',
        align: 'start',
      },
      {
        kind: 'text',
        at: [MARGIN, MARGIN + titleSize + 5],
        text: sheet.subtitle,
        size: 3.6,
        face: 'plain',
        align: 'start',
      },
      ...written,
      { kind: 'text', at: [MARGIN, height - MARGIN + 5], text: sheet.credit, size: 2.3, face: 'plain', align: 'start' },
    ],
  }
}
