import { type Refusal, refuse } from '@selva/core'
import { around, CELLS, COLUMNS, cellAt, ROWS, type Sector } from './sector.ts'

const CELL_KINDS = ['void', 'dangerous', 'secure', 'humanSector', 'alienSector', 'hatch'] as const
export type Cell = (typeof CELL_KINDS)[number]

/** A hatch of a zone: its printed number and where it is. */
type Hatch = { readonly number: number; readonly at: Sector }

/** A map that has passed every check: it can be played (GEO-4, GEO-5). */
export type Zone = {
  /** The file it was read from. */
  readonly text: string
  /** The identifier: `galilei`. */
  readonly id: string
  /** The name as printed. */
  readonly title: string
  /** How many players it suits, where that is known. Advice only. */
  readonly players: readonly [number, number] | 'unknown'
  /** Kind of every cell of the grid. */
  readonly cells: readonly Cell[]
  /** Ascending by number. */
  readonly hatches: readonly Hatch[]
  readonly humanSector: Sector
  readonly alienSector: Sector
  /** All sectors, ascending. */
  readonly sectors: readonly Sector[]
  /** The dangerous and secure ones: those that can be named and attacked (VOC-2). */
  readonly plain: readonly Sector[]
  /** The sectors next to each cell. */
  readonly next: readonly (readonly Sector[])[]
  /** Hatches that no human could ever walk to; they are read as void. */
  readonly sealed: readonly number[]
  /** Cache of `destinations`. */
  readonly reach: Map<number, readonly Sector[]>
}

const KIND_OF: { readonly [character: string]: Cell } = {
  '.': 'void',
  d: 'dangerous',
  s: 'secure',
  H: 'humanSector',
  A: 'alienSector',
}
const cellOf = (character: string): Cell | undefined => (/^[1-9]$/.test(character) ? 'hatch' : KIND_OF[character])

/** A zone file split into its header and its fourteen rows of 23 characters. */
type Draft = { readonly header: ReadonlyMap<string, string>; readonly rows: readonly string[] }

function draftOf(text: string): Draft | Refusal {
  const [head = '', ...body] = text.trim().split('\n\n')
  const header = new Map<string, string>()
  for (const line of head.split('\n')) {
    const colon = line.indexOf(':')
    if (colon < 1) return refuse('zoneHeader', line)
    header.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  const [columns = '', ...lines] = body.join('\n').split('\n')
  if (columns.trim() !== 'ABCDEFGHIJKLMNOPQRSTUVW') return refuse('zoneColumns', columns)
  if (lines.length !== ROWS) return refuse('zoneRows', lines.length)
  const rows: string[] = []
  for (const [i, line] of lines.entries()) {
    if (!line.startsWith(`${String(i + 1).padStart(2, '0')} `)) return refuse('zoneRows', line)
    if (line.length !== 3 + COLUMNS) return refuse('zoneColumns', line)
    rows.push(line.slice(3))
  }
  return { header, rows }
}

/** The sectors a human could ever reach from here on foot: neither start sector is ever entered (MOV-4). */
function walkable(cells: readonly Cell[], from: Sector): ReadonlySet<Sector> {
  const seen = new Set<Sector>([from])
  for (const sector of seen) {
    for (const next of around(sector)) {
      const cell = cells[next]
      if (cell === 'dangerous' || cell === 'secure' || cell === 'hatch') seen.add(next)
    }
  }
  return seen
}

function playersOf(text: string | undefined): Zone['players'] {
  const match = /^(\d+)-(\d+)$/.exec(text ?? '')
  return match === null ? 'unknown' : [Number(match[1]), Number(match[2])]
}

/** Reads a zone file, or says what is wrong with it. */
export function zoneFrom(text: string): Zone | Refusal {
  const draft = draftOf(text)
  if ('refused' in draft) return draft
  const { header, rows } = draft
  const cells: Cell[] = Array.from({ length: CELLS }, () => 'void')
  const found: Hatch[] = []
  const starts: { humanSector: Sector[]; alienSector: Sector[] } = { humanSector: [], alienSector: [] }
  for (const [r, row] of rows.entries()) {
    for (const [column, character] of [...row].entries()) {
      const at = cellAt(column, r + 1)
      const cell = cellOf(character)
      if (cell === undefined) return refuse('zoneCharacter', character)
      cells[at] = cell
      if (cell === 'hatch') found.push({ number: Number(character), at })
      if (cell === 'humanSector' || cell === 'alienSector') starts[cell].push(at)
    }
  }
  const [humanSector] = starts.humanSector
  const [alienSector] = starts.alienSector
  if (humanSector === undefined || starts.humanSector.length > 1)
    return refuse('zoneHumanSector', starts.humanSector.length)
  if (alienSector === undefined || starts.alienSector.length > 1)
    return refuse('zoneAlienSector', starts.alienSector.length)
  if (found.length === 0) return refuse('zoneNoHatch')
  if (new Set(found.map((h) => h.number)).size < found.length) return refuse('zoneHatchTwice')
  const counts = /^d=(\d+) s=(\d+) hatches=(\d+)$/.exec(header.get('counts') ?? '')
  const d = cells.filter((c) => c === 'dangerous').length
  const s = cells.filter((c) => c === 'secure').length
  const figures = `d=${d} s=${s} hatches=${found.length}`
  if (counts !== null && counts[0] !== figures) return refuse('zoneCounts', figures)
  const firstMove = (from: Sector, kinds: readonly Cell[]): boolean =>
    around(from).some((at) => kinds.includes(cells[at] ?? 'void'))
  if (!firstMove(humanSector, ['dangerous', 'secure', 'hatch'])) return refuse('zoneHumanStart')
  if (!firstMove(alienSector, ['dangerous', 'secure'])) return refuse('zoneAlienStart')
  const reached = walkable(cells, humanSector)
  const hatches = found.filter((h) => reached.has(h.at)).toSorted((a, b) => a.number - b.number)
  if (hatches.length === 0) return refuse('zoneNoWayOut')
  const sealed = found.filter((h) => !reached.has(h.at))
  for (const { at } of sealed) cells[at] = 'void'
  const next = cells.map((_, i) => around(i as Sector).filter((to) => cells[to] !== 'void'))
  const sectors = cells.flatMap((cell, i) => (cell === 'void' ? [] : [i as Sector]))
  return {
    text,
    id: header.get('zone') ?? '',
    title: header.get('title') ?? '',
    players: playersOf(header.get('players')),
    cells,
    hatches,
    humanSector,
    alienSector,
    sectors,
    plain: sectors.filter((at) => cells[at] === 'dangerous' || cells[at] === 'secure'),
    next,
    sealed: sealed.map((h) => h.number),
    reach: new Map(),
  }
}

/** VOC-2: dangerous or secure. */
export const isPlain = (zone: Zone, at: Sector): boolean =>
  zone.cells[at] === 'dangerous' || zone.cells[at] === 'secure'

/** The place of the hatch at this cell in the zone's list, −1 if there is none. */
export const hatchIndexAt = (zone: Zone, at: Sector): number =>
  zone.cells[at] === 'hatch' ? zone.hatches.findIndex((h) => h.at === at) : -1
/** The place of the hatch with this number in the zone's list, −1 if there is none. */
export const hatchIndex = (zone: Zone, number: number): number => zone.hatches.findIndex((h) => h.number === number)
