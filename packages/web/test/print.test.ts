import { isRefusal } from '@selva/core'
import { escape, isPlain, MAX_SEATS, nameOf, PRESETS, scenarios, type Zone, zoneFrom, zones } from '@selva/escape'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, loadLanguage } from '../src/client/language.ts'
import { zoneName } from '../src/escape/card/title.ts'
import { learnCard } from '../src/escape/card/words.ts'
import { hatching } from '../src/escape/print/hatching.ts'
import { loadPrintWords, sheetWords } from '../src/escape/print/words.ts'
import { columnsFor, zoneDrawing } from '../src/escape/print/zone-sheet.ts'
import { rulesIn } from '../src/escape/rules/lines.ts'
import { loadRuleWords, ruleWords } from '../src/escape/rules/words.ts'
import { loadGameWords, tell } from '../src/escape/words.ts'
import { textWidth, wrapped } from '../src/print/helvetica.ts'
import { PAPERS, type Paper, usualPaper } from '../src/print/paper.ts'
import { pdfOf } from '../src/print/pdf.ts'
import { type Point, type Printout, rectangle, type Shape } from '../src/print/printout.ts'
import { svgOf } from '../src/print/svg.ts'
import { textDrawing } from '../src/print/text-sheet.ts'
import { isWinAnsi } from '../src/print/win-ansi.ts'
import { readPdf } from './pdf-reader.ts'

const galilei = zones[0] as Zone

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await inLanguage('en')
})

async function inLanguage(code: (typeof LANGUAGE_CODES)[number]): Promise<void> {
  await loadLanguage(code)
  await Promise.all([learnCard(), loadGameWords(), loadRuleWords(), loadPrintWords()])
}

const sheetOf = (zone: Zone, edition: 'black' | 'ultimate' = 'black') => ({
  zone,
  name: zoneName(zone.id === '' ? zone.text : zone.id),
  rounds: edition === 'black' ? 39 : 40,
  handLimit: edition === 'black' ? 3 : 0,
  words: sheetWords(edition),
})

/** The box around a shape. */
function boxOf(shape: Shape): readonly [left: number, top: number, right: number, bottom: number] {
  if (shape.kind === 'text') {
    const width = textWidth(shape.text, shape.size, shape.face)
    const left = shape.at[0] - width * { start: 0, middle: 0.5, end: 1 }[shape.align]
    return [left, shape.at[1] - shape.size, left + width, shape.at[1]]
  }
  const points = shape.steps.flatMap(([, ...numbers]) => numbers as number[])
  const xs = points.filter((_, i) => i % 2 === 0)
  const ys = points.filter((_, i) => i % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const outside = ({ shapes, width, height }: Printout): readonly Shape[] =>
  shapes.filter((shape) => {
    const [left, top, right, bottom] = boxOf(shape)
    return left < -0.01 || top < -0.01 || right > width + 0.01 || bottom > height + 0.01
  })

const textsOf = ({ shapes }: Printout): readonly string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))

describe('the PDF', () => {
  test.each([
    ['a4', 1, 595.28, 841.89],
    ['a4', 2, 841.89, 595.28],
    ['letter', 1, 612, 792],
    ['letter', 2, 792, 612],
  ] as const)('on %s with %i on a page has the size of the paper', (paper, count, width, height) => {
    const { pages, title } = readPdf(pdfOf([zoneDrawing(sheetOf(galilei), paper, count)], 'en'))
    expect(pages.map((page) => [page.width, page.height])).toEqual([[width, height]])
    expect(title).toBe('Galilei, a sheet for Escape from the Aliens in Outer Space')
  })

  test('names every sector that can be named, every hatch and every round, as text', () => {
    const [page] = readPdf(pdfOf([zoneDrawing(sheetOf(galilei), 'a4', 1)], 'en')).pages
    const named = galilei.sectors.filter((at) => isPlain(galilei, at)).map(nameOf)
    expect(page?.texts.filter((text) => /^[A-W]\d\d$/.test(text)).toSorted()).toEqual(named.toSorted())
    for (const { number } of galilei.hatches) expect(page?.texts).toContain(String(number))
    for (let round = 1; round <= 39; round++) expect(page?.texts).toContain(String(round))
    expect(page?.texts).not.toContain('40')
    expect(page?.texts).toContain('Galilei')
  })

  test('holds two whole sheets where two are wanted', () => {
    const [one] = readPdf(pdfOf([zoneDrawing(sheetOf(galilei), 'a4', 1)], 'en')).pages
    const [two] = readPdf(pdfOf([zoneDrawing(sheetOf(galilei), 'a4', 2)], 'en')).pages
    expect(two?.texts).toEqual([...(one?.texts ?? []), ...(one?.texts ?? [])])
  })

  test('is the same each time', () => {
    const made = () => pdfOf([zoneDrawing(sheetOf(galilei), 'a4', 1)], 'en')
    expect(made()).toEqual(made())
  })

  test('keeps accents, brackets and quotation marks, and what the fonts lack comes as near as it can', () => {
    const text = 'Peón (\\) “É” – ção… €'
    const page = (words: string): Printout => ({
      title: 'Зона (1)',
      width: 100,
      height: 50,
      shapes: [{ kind: 'text', at: [10, 10], text: words, size: 4, face: 'plain', align: 'start' }],
    })
    const read = (words: string) => readPdf(pdfOf([page(words)], 'en'))
    expect(read(text).pages[0]?.texts).toEqual([text])
    expect(read(text).title).toBe('Зона (1)')
    expect(read('ő Ж').pages[0]?.texts).toEqual(['o ?'])
    expect([text, 'ő', 'Ж'].map(isWinAnsi)).toEqual([true, false, false])
  })
})

describe('the sheet', () => {
  test.each(LANGUAGE_CODES)('in %s stays on every paper, for every zone and edition', async (code) => {
    await inLanguage(code)
    for (const zone of zones)
      for (const paper of Object.keys(PAPERS) as Paper[])
        for (const count of [1, 2] as const)
          for (const edition of ['black', 'ultimate'] as const)
            expect(outside(zoneDrawing(sheetOf(zone, edition), paper, count))).toEqual([])
    await inLanguage('en')
  })

  test('says pod in the Ultimate edition and has its forty spaces', () => {
    const texts = textsOf(zoneDrawing(sheetOf(galilei, 'ultimate'), 'letter', 1))
    expect(texts).toContain('pod')
    expect(texts).toContain('40')
    expect([columnsFor(39), columnsFor(40)]).toEqual([13, 10])
  })

  test('gives a long name the room it needs and no more', () => {
    const long = zoneFrom(
      galilei.text.replace('title: GALILEI', `title: ${'Wide Word '.repeat(4).trim()}`).replace(/^zone: .*\n/, ''),
    )
    if (isRefusal(long)) throw new Error(long.refused)
    const made = zoneDrawing(sheetOf({ ...long, id: '' }), 'a4', 1)
    expect(outside(made)).toEqual([])
    expect(textsOf(made).join(' ')).toContain('Wide Word Wide Word')
    for (const shape of made.shapes)
      if (shape.kind === 'text' && shape.text.includes('Wide') && shape.face === 'strong')
        expect(boxOf(shape)[2]).toBeLessThan(96)
  })

  test('is black on white alone, and only shapes and text', () => {
    const svg = svgOf(zoneDrawing(sheetOf(galilei), 'a4', 1), 'en')
    expect(new Set(svg.match(/#[0-9a-f]{3,6}/g))).toEqual(new Set(['#000', '#fff']))
    expect(new Set([...svg.matchAll(/<(\w+)/g)].map(([, name]) => name))).toEqual(
      new Set(['svg', 'title', 'path', 'text']),
    )
    expect(svg).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"')
  })

  test('is no markup, whatever a zone is called', () => {
    const name = '<script>"&</script>'
    const svg = svgOf(zoneDrawing({ ...sheetOf(galilei), name }, 'a4', 1), 'en')
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;&quot;&amp;&lt;/script&gt;')
  })
})

describe('the hatching', () => {
  const square = (x: number): readonly Point[] => rectangle(x, 0, 10, 10)
  const inside = ([x, y]: Point, [x0, y0, x1, y1]: readonly number[]): boolean =>
    x > (x0 ?? 0) && x < (x1 ?? 0) && y > (y0 ?? 0) && y < (y1 ?? 0)

  test('fills the area, runs through from one to the next, and leaves what is written free', () => {
    const made = hatching([square(0), square(10)], [rectangle(3, 3, 4, 4)], 1)
    expect(made.length).toBeGreaterThan(20)
    for (const [[x0, y0], [x1, y1]] of made) {
      const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2]
      expect(inside(middle, [0, 0, 20, 10])).toBe(true)
      for (const part of [0.1, 0.5, 0.9])
        expect(inside([x0 + (x1 - x0) * part, y0 + (y1 - y0) * part], [3, 3, 7, 7])).toBe(false)
    }
    expect(made.some(([[x0], [x1]]) => Math.min(x0, x1) < 9.9 && Math.max(x0, x1) > 10.1)).toBe(true)
  })

  test('does not touch secure sectors', () => {
    const made = zoneDrawing(sheetOf(galilei), 'a4', 1)
    const plain = zoneDrawing(
      sheetOf({ ...galilei, cells: galilei.cells.map((cell) => (cell === 'dangerous' ? 'secure' : cell)) }),
      'a4',
      1,
    )
    const lines = ({ shapes }: Printout): number =>
      Math.max(...shapes.map((shape) => (shape.kind === 'path' ? shape.steps.filter(([s]) => s === 'M').length : 0)))
    expect(lines(made)).toBeGreaterThan(1000)
    expect(lines(plain)).toBeLessThan(300)
  })
})

describe('a scenario’s sheet', () => {
  test.each(LANGUAGE_CODES)('in %s has every sentence on one page, large enough to read', async (code) => {
    await inLanguage(code)
    for (const preset of PRESETS)
      for (const seats of [2, MAX_SEATS]) {
        const setting = escape.setting({ zone: scenarios[preset].zones[0] ?? 'galilei', preset, seats })
        if (isRefusal(setting)) throw new Error(setting.refused)
        const { edition } = setting.rules
        const lines = rulesIn(setting, tell(edition), ruleWords(edition))
        for (const paper of Object.keys(PAPERS) as Paper[]) {
          const made = textDrawing({ title: preset, subtitle: '', lines, credit: '' }, paper)
          expect(outside(made)).toEqual([])
          const all = textsOf(made).join(' ')
          for (const { text, list = [] } of lines)
            for (const sentence of [text, ...list]) expect(all).toContain(sentence.split(' ').slice(0, 3).join(' '))
          const sizes = made.shapes.flatMap((shape) =>
            shape.kind === 'text' && shape.text.length > 30 ? [shape.size] : [],
          )
          expect(Math.min(...sizes)).toBeGreaterThan(2.6)
        }
      }
    await inLanguage('en')
  })
})

test('lines are broken between words and hold every word', () => {
  const lines = wrapped('one two three four', 12, 4, 'plain')
  expect(lines.join(' ')).toBe('one two three four')
  for (const line of lines) expect(textWidth(line, 4, 'plain') <= 12 || !line.includes(' ')).toBe(true)
})

test('the paper is that of the reader’s country', () => {
  expect(['en-GB', 'it', 'en-US', 'es-MX'].map(usualPaper)).toEqual(['a4', 'a4', 'letter', 'letter'])
})
