import { hasMarkup, isRefusal, MAX_DESCRIPTION, MAX_TITLE, type Refusal, refuse } from '@selva/core'
import { CELLS, COLUMNS, cellAt, nameOf, ROWS } from '../sector.ts'
import type { Cell, Hatch, SuggestedPlayers } from '../zone.ts'
import { isLine, type ZoneDraft } from './draft.ts'

const COLUMN_LINE = `   ${Array.from({ length: COLUMNS }, (_, c) => String.fromCharCode(65 + c)).join('')}`
/** A file is short: a longer one is not even looked at. */
const MAX_FILE = 4000
const MOST_PLAYERS = 16

const KIND_OF: { readonly [character: string]: Cell | undefined } = {
  '.': 'void',
  d: 'dangerous',
  s: 'secure',
  H: 'humanSector',
  A: 'alienSector',
}
const CHARACTER_OF: { readonly [kind in Exclude<Cell, 'hatch'>]: string } = {
  void: '.',
  dangerous: 'd',
  secure: 's',
  humanSector: 'H',
  alienSector: 'A',
}
const cellOf = (character: string): Cell | undefined =>
  /^[1-9]$/.test(character) ? 'hatch' : Object.hasOwn(KIND_OF, character) ? KIND_OF[character] : undefined

const rowName = (row: number): string => String(row).padStart(2, '0')

type FileParts = { readonly header: ReadonlyMap<string, string>; readonly rows: readonly string[] }

/** A zone file split into its header and its fourteen rows of 23 characters. */
function partsOf(text: string): FileParts | Refusal {
  if (text.length > MAX_FILE) return refuse('zoneTooLong', MAX_FILE)
  const [head = '', ...body] = text.replaceAll('\r\n', '\n').trim().split('\n\n')
  const header = new Map<string, string>()
  for (const [i, line] of head.split('\n').entries()) {
    const colon = line.indexOf(':')
    if (colon < 1) return refuse('zoneHeader', i + 1)
    header.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  const [columns = '', ...lines] = body.join('\n').split('\n')
  if (columns.trim() !== COLUMN_LINE.trim()) return refuse('zoneColumns')
  if (lines.length !== ROWS) return refuse('zoneRows', lines.length)
  const rows: string[] = []
  for (const [i, line] of lines.entries()) {
    if (!line.startsWith(`${rowName(i + 1)} `)) return refuse('zoneRows', rowName(i + 1))
    if (line.length !== 3 + COLUMNS) return refuse('zoneColumns', rowName(i + 1))
    rows.push(line.slice(3))
  }
  return { header, rows }
}

function playersOf(text: string | undefined): SuggestedPlayers | Refusal {
  if (text === undefined || text === 'unknown') return 'unknown'
  const [, least, most] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const range = [Number(least), Number(most)] as const
  return range[0] >= 2 && range[0] <= range[1] && range[1] <= MOST_PLAYERS ? range : refuse('zonePlayers', text)
}

type Grid = Pick<ZoneDraft, 'cells' | 'hatches'>

function gridOf(rows: readonly string[]): Grid | Refusal {
  const cells: Cell[] = Array.from({ length: CELLS }, () => 'void')
  const hatches: Hatch[] = []
  for (const [r, row] of rows.entries()) {
    for (const [column, character] of [...row].entries()) {
      const at = cellAt(column, r + 1)
      const cell = cellOf(character)
      if (cell === undefined) return refuse('zoneCharacter', nameOf(at))
      cells[at] = cell
      if (cell !== 'hatch') continue
      const number = Number(character)
      if (hatches.some((h) => h.number === number)) return refuse('zoneHatchTwice', nameOf(at))
      hatches.push({ number, at })
    }
  }
  return { cells, hatches: hatches.toSorted((a, b) => a.number - b.number) }
}

const countOf = ({ cells }: Grid, kind: Cell): number => cells.filter((cell) => cell === kind).length

/** Reads a zone file, whether its zone can be played or not; or says what is wrong with it and where. */
export function draftFrom(text: string): ZoneDraft | Refusal {
  const parts = partsOf(text)
  if (isRefusal(parts)) return parts
  const { header, rows } = parts
  const grid = gridOf(rows)
  if (isRefusal(grid)) return grid
  const figures = `d=${countOf(grid, 'dangerous')} s=${countOf(grid, 'secure')} hatches=${grid.hatches.length}`
  if ((header.get('counts') ?? figures) !== figures) return refuse('zoneCounts', figures)
  const title = header.get('title') ?? ''
  if (!isLine(title, MAX_TITLE)) return refuse('zoneTitle', MAX_TITLE)
  if (hasMarkup(title)) return refuse('zoneMarkup', 'title')
  const description = header.get('description') ?? ''
  if (!isLine(description, MAX_DESCRIPTION)) return refuse('zoneDescription', MAX_DESCRIPTION)
  if (hasMarkup(description)) return refuse('zoneMarkup', 'description')
  const players = playersOf(header.get('players'))
  if (isRefusal(players)) return players
  return { title, description, players, ...grid }
}

const lineOf = (name: string, value: string): readonly string[] => (value === '' ? [] : [`${name}: ${value}`])

/** The file of a zone: the same draft always gives the same text. */
export function zoneText({ title, description, players, cells, hatches }: ZoneDraft): string {
  const numbers = new Map(hatches.map(({ number, at }) => [at, number]))
  const rows = Array.from({ length: ROWS }, (_, r) => {
    const row = Array.from({ length: COLUMNS }, (_, column) => {
      const at = cellAt(column, r + 1)
      const kind = cells[at] ?? 'void'
      return kind === 'hatch' ? String(numbers.get(at) ?? '.') : CHARACTER_OF[kind]
    })
    return `${rowName(r + 1)} ${row.join('')}`
  })
  const head = [
    `title: ${title}`,
    ...lineOf('description', description),
    ...lineOf('players', players === 'unknown' ? '' : players.join('-')),
  ]
  return `${head.join('\n')}\n\n${COLUMN_LINE}\n${rows.join('\n')}\n`
}
