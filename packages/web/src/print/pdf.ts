import { textWidth } from './helvetica.ts'
import type { Face, PathShape, Printout, TextShape } from './printout.ts'
import { winAnsi } from './win-ansi.ts'

/** Points of a millimetre: a PDF is measured in points. */
const POINTS = 72 / 25.4

const FONTS: { readonly [F in Face]: string } = { plain: 'F1', strong: 'F2' }
const GREY = { ink: 0, paper: 1 } as const

/** A number as short as it can be: a hundredth of a point is less than any printer can show. */
const short = (n: number): string => String(Math.round(n * 100) / 100)

/** A text between brackets, in ASCII alone: other codes are written in octal. */
function literal(text: string): string {
  const characters = winAnsi(text).map((code) => {
    if (code === 0x28 || code === 0x29 || code === 0x5c) return `\\${String.fromCharCode(code)}`
    return code > 0x7e ? `\\${code.toString(8)}` : String.fromCharCode(code)
  })
  return `(${characters.join('')})`
}

/** A text with all its characters, for the title of the document. */
function unicode(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, '0'))
  return `<FEFF${units.join('')}>`
}

/** Up is positive in a PDF. */
const place = (x: number, y: number, height: number): string => `${short(x * POINTS)} ${short((height - y) * POINTS)}`

const OPERATORS = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

function painted({ line, fill, dash, steps }: PathShape, height: number): string {
  const drawn = steps.map(([letter, ...numbers]) => {
    const points = numbers.flatMap((x, i) => (i % 2 === 0 ? [place(x, numbers[i + 1] ?? 0, height)] : []))
    return [...points, OPERATORS[letter]].join(' ')
  })
  const pen = [
    ...(line === undefined ? [] : [`${short(line * POINTS)} w`]),
    `[${(dash ?? []).map((n) => short(n * POINTS)).join(' ')}] 0 d`,
    ...(fill === undefined ? [] : [`${GREY[fill]} g`]),
  ]
  const end = fill === undefined ? 'S' : line === undefined ? 'f' : 'B'
  return [...pen, ...drawn, end].join('\n')
}

const BEFORE = { start: 0, middle: 0.5, end: 1 } as const

function written({ at: [x, y], text, size, face, align }: TextShape, height: number): string {
  const left = x - textWidth(text, size, face) * BEFORE[align]
  return `BT 0 g /${FONTS[face]} ${short(size * POINTS)} Tf ${place(left, y, height)} Td ${literal(text)} Tj ET`
}

const contentOf = ({ shapes, height }: Printout): string =>
  ['1 J 1 j', ...shapes.map((shape) => (shape.kind === 'path' ? painted(shape, height) : written(shape, height)))].join(
    '\n',
  )

const font = (name: string): string => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** The objects of the document, without their numbers: the first is number 1. */
function objectsOf(pages: readonly Printout[], language: string): readonly string[] {
  const title = pages[0]?.title ?? ''
  const first = 6
  const kids = pages.map((_, i) => `${first + 2 * i} 0 R`)
  return [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${literal(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${unicode(title)} /Producer (Selva) >>`,
    ...pages.flatMap((page, i) => {
      const content = contentOf(page)
      const box = `[0 0 ${short(page.width * POINTS)} ${short(page.height * POINTS)}]`
      const resources = '<< /Font << /F1 3 0 R /F2 4 0 R >> >>'
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources ${resources} /Contents ${first + 2 * i + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
}

/** The bytes of a binary comment, by which programs see that this is no plain text. */
const HEADER = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n'

/**
 * A PDF of these pages: lines, areas and text that can be selected, in the two standard fonts that every reader has.
 * The same pages always give the same bytes.
 */
export function pdfOf(pages: readonly Printout[], language: string): Uint8Array<ArrayBuffer> {
  let text = HEADER
  const objects = objectsOf(pages, language)
  const offsets = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const entries = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`
  const end = `trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Uint8Array.from(text + table + end, (character) => character.charCodeAt(0))
}
