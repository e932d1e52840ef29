import { hasMarkup, MAX_TITLE, type Refusal, refuse } from '@selva/core'
import { CELLS, nameOf, type Sector } from '../sector.ts'
import type { Cell, Hatch } from '../zone.ts'
import { emptyDraft, isLine, type ZoneDraft } from './draft.ts'

/*
 * The share code of the community's earlier map editor: `name,base64,specials`. Each cell has two bits, column by
 * column, the first cell in the highest bits of the first byte. Specials follow in the same order: 1 to 4 are hatches,
 * `a` and `h` the start sectors.
 */
const VALUES: readonly Cell[] = ['void', 'secure', 'dangerous']
const SPECIAL = 3
const BYTES = Math.ceil((CELLS * 2) / 8)
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const MAX_CODE = 400

/** The two-bit values of the cells, or `undefined` if the text is no base64 of them. */
function valuesFrom(base64: string): readonly number[] | undefined {
  const text = base64.replace(/=+$/, '')
  if (text.length !== Math.ceil((BYTES * 8) / 6)) return undefined
  const values: number[] = []
  for (const digit of text) {
    const six = DIGITS.indexOf(digit)
    if (six < 0) return undefined
    values.push(six >> 4, (six >> 2) & 3, six & 3)
  }
  return values.slice(0, CELLS)
}

function base64Of(values: readonly number[]): string {
  let text = ''
  for (let i = 0; i < BYTES * 4; i += 3)
    text += DIGITS[((values[i] ?? 0) << 4) | ((values[i + 1] ?? 0) << 2) | (values[i + 2] ?? 0)]
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}

/** Reads a share code, or says what is wrong with it and where. */
export function draftFromShareCode(code: string): ZoneDraft | Refusal {
  const text = code.trim()
  if (text.length > MAX_CODE) return refuse('zoneTooLong', MAX_CODE)
  const match = /^(.*),([^,]*),([^,]*)$/.exec(text)
  if (match === null) return refuse('shareCode')
  const [, name = '', base64 = '', specials = ''] = match
  const title = name.trim()
  if (!isLine(title, MAX_TITLE)) return refuse('zoneTitle', MAX_TITLE)
  if (hasMarkup(title)) return refuse('zoneMarkup', 'title')
  const values = valuesFrom(base64.trim())
  if (values === undefined) return refuse('shareCodeCells')
  const cells: Cell[] = []
  const hatches: Hatch[] = []
  const left = [...specials.trim()]
  for (const [i, value] of values.entries()) {
    const at = i as Sector
    if (value !== SPECIAL) {
      cells.push(VALUES[value] ?? 'void')
      continue
    }
    const special = left.shift()
    if (special === 'a' || special === 'h') cells.push(special === 'a' ? 'alienSector' : 'humanSector')
    else if (special !== undefined && /^[1-9]$/.test(special)) {
      if (hatches.some((h) => h.number === Number(special))) return refuse('zoneHatchTwice', nameOf(at))
      cells.push('hatch')
      hatches.push({ number: Number(special), at })
    } else return refuse('shareCodeSpecial', nameOf(at))
  }
  if (left.length > 0) return refuse('shareCodeSpecials', left.length)
  return { ...emptyDraft, title, cells, hatches: hatches.toSorted((a, b) => a.number - b.number) }
}

/** The share code of a draft. Description and suggested players have no place in it. */
export function shareCodeOf({ title, cells, hatches }: ZoneDraft): string {
  const numbers = new Map(hatches.map(({ number, at }) => [at, String(number)]))
  let specials = ''
  const values = cells.map((cell, i) => {
    const value = VALUES.indexOf(cell)
    if (value >= 0) return value
    specials += cell === 'humanSector' ? 'h' : cell === 'alienSector' ? 'a' : (numbers.get(i as Sector) ?? '')
    return SPECIAL
  })
  return `${title.replaceAll(',', ' ')},${base64Of(values)},${specials}`
}
