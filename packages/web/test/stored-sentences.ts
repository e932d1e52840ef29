import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'

/**
 * Sentences that someone read and approved. `SELVA_SENTENCES=write` stores them again: read the difference before
 * committing it.
 */
const folder = join(import.meta.dirname, 'sentences')
const WRITES = process.env['SELVA_SENTENCES'] === 'write'

/** Marks of a sentence that was put together from pieces, in any of the four languages. */
const GLUED = [
  /(?<!\p{L})(you|tu|tú):/iu,
  /[\p{L}\d,:] (You|Tu|Tú)(?!\p{L})/u,
  /(?<!\p{L})(de|a|por|con|en|para|sobre) tú(?!\p{L})/u,
  /(?<!\p{L})you’s(?!\p{L})/iu,
  / {2}/,
  / …/,
  /undefined|NaN|\[object/,
]

/** The text equals the stored one, and none of its lines shows that pieces were glued. */
export function compareStored(file: string, text: string): void {
  const whole = `${text.trimEnd()}\n`
  const glued = whole.split('\n').filter((line) => GLUED.some((mark) => mark.test(line)))
  expect(glued, `sentences/${file}: lines put together from pieces`).toEqual([])
  const path = join(folder, file)
  if (WRITES) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, whole)
  }
  expect(whole, `sentences/${file}: SELVA_SENTENCES=write stores it again`).toBe(readFileSync(path, 'utf8'))
}
