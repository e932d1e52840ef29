import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { type Canvas, type Colour, mix } from './canvas.ts'

/** A letter as `npm run picture-letters` has drawn it: its ink lies this far from the point where it is set. */
type Letter = {
  readonly advance: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How dark each pixel is, row by row. */
  readonly ink: Uint8Array
}

/** The letters of one size. */
export type Letters = ReadonlyMap<string, Letter>

type Row = readonly [letter: string, advance: number, x: number, y: number, width: number, height: number]
type Index = readonly { readonly size: number; readonly letters: readonly Row[] }[]

/** All letters by their size in pixels. */
function readLetters(): ReadonlyMap<number, Letters> {
  const bytes = gunzipSync(readFileSync(new URL('letters.gz', import.meta.url)))
  const line = bytes.indexOf(10)
  let at = line + 1
  const index = JSON.parse(bytes.toString('utf8', 0, line)) as Index
  return new Map(
    index.map(({ size, letters }) => [
      size,
      new Map(
        letters.map(([letter, advance, x, y, width, height]): [string, Letter] => {
          const ink = bytes.subarray(at, at + width * height)
          at += width * height
          return [letter, { advance, x, y, width, height, ink }]
        }),
      ),
    ]),
  )
}

let read: ReadonlyMap<number, Letters> | undefined

/** The letters of a headline, or of a line beside it. Read when the first picture is drawn. */
export function lettersOf(size: 46 | 24): Letters {
  read ??= readLetters()
  return read.get(size) ?? new Map()
}

/** Can this text be set in these letters? Names may be written in any script. */
export const canSet = (letters: Letters, text: string): boolean =>
  [...text.normalize('NFC')].every((letter) => letters.has(letter))

export const widthOf = (letters: Letters, text: string): number =>
  [...text.normalize('NFC')].reduce((sum, letter) => sum + (letters.get(letter)?.advance ?? 0), 0)

/** Sets a line of text; `y` is its base line. */
export function setText(canvas: Canvas, letters: Letters, text: string, x: number, y: number, ink: Colour): void {
  let at = x
  for (const character of text.normalize('NFC')) {
    const letter = letters.get(character)
    if (letter === undefined) continue
    for (const [i, dark] of letter.ink.entries())
      mix(
        canvas,
        Math.round(at) + letter.x + (i % letter.width),
        y + letter.y + Math.floor(i / letter.width),
        ink,
        dark / 255,
      )
    at += letter.advance
  }
}

/** The words of a text in lines of at most this width. */
export function wrapped(letters: Letters, text: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length === 0 || widthOf(letters, longer) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
