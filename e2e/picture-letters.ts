/** Draws the letters of the pictures of shared games once, with the project's font: `npm run picture-letters`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { endWithHelp } from '../scripts/help.mjs'
import { launch } from './browser.ts'

endWithHelp(`npm run picture-letters

Draws the letters that pictures of shared games are set in, and writes packages/server/src/pictures/letters.gz.`)

const root = join(import.meta.dirname, '..')
const fonts = join(root, 'node_modules/@fontsource-variable/saira/files')
const file = join(root, 'packages/server/src/pictures/letters.gz')

/** Latin letters with every accent of Europe's languages, digits, and the signs of our texts. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)),
  ...Array.from({ length: 96 }, (_, i) => String.fromCharCode(160 + i)),
  ...Array.from({ length: 128 }, (_, i) => String.fromCharCode(256 + i)),
  ...'–—‘’“”…',
]
const SIZES = [
  { size: 46, weight: 600 },
  { size: 24, weight: 500 },
]

const sources = ['latin', 'latin-ext'].map((part) =>
  readFileSync(join(fonts, `saira-${part}-wght-normal.woff2`)).toString('base64'),
)

const browser = await launch()
const page = await browser.newPage()
const drawn = await page.evaluate(
  async ({ characters, sizes, sources: fontFiles }) => {
    const names: string[] = []
    for (const [i, source] of fontFiles.entries()) {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0))
      const face = await new FontFace(`letters-${i}`, bytes, { weight: '100 900' }).load()
      document.fonts.add(face)
      names.push(face.family)
    }
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d', { willReadFrequently: true })
    if (pen === null) throw new Error('this browser draws nothing')
    return sizes.map(({ size, weight }) => {
      const side = size * 2
      canvas.width = side
      canvas.height = side
      const letters = characters.map((letter) => {
        pen.font = `${weight} ${size}px ${names.join(', ')}`
        pen.clearRect(0, 0, side, side)
        pen.fillText(letter, size / 2, size * 1.4)
        const pixels = pen.getImageData(0, 0, side, side).data
        const inked: [number, number][] = []
        for (let i = 0; i < side * side; i++)
          if ((pixels[i * 4 + 3] ?? 0) > 7) inked.push([i % side, Math.floor(i / side)])
        const [xs, ys] = [inked.map(([x]) => x), inked.map(([, y]) => y)]
        const [left, top] = inked.length === 0 ? [0, 0] : [Math.min(...xs), Math.min(...ys)]
        const [width, height] = inked.length === 0 ? [0, 0] : [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1]
        const ink: number[] = []
        for (let y = 0; y < height; y++)
          // Sixteen shades are enough, and smaller.
          for (let x = 0; x < width; x++) ink.push(((pixels[((top + y) * side + left + x) * 4 + 3] ?? 0) >> 4) * 17)
        const advance = Math.round(pen.measureText(letter).width * 8) / 8
        return { letter, advance, x: left - size / 2, y: top - Math.round(size * 1.4), width, height, ink }
      })
      return { size, letters }
    })
  },
  { characters: CHARACTERS, sizes: SIZES, sources },
)
await browser.close()

const index = drawn.map(({ size, letters }) => ({
  size,
  letters: letters.map(({ letter, advance, x, y, width, height }) => [letter, advance, x, y, width, height]),
}))
const ink = drawn.flatMap(({ letters }) => letters.flatMap((one) => one.ink))
const packed = gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), Buffer.from(ink)]), { level: 9 })
writeFileSync(file, packed)
process.stdout.write(`${file}: ${packed.length} bytes\n`)
