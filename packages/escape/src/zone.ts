import type { Sector } from './sector.ts'

/** The kinds of cells that a sheet can have (GEO-4). */
export type Cell = 'void' | 'dangerous' | 'secure' | 'humanSector' | 'alienSector' | 'hatch'

/** A hatch of a zone: its printed number and where it is. */
export type Hatch = { readonly number: number; readonly at: Sector }

/** How many players a zone suits, where that is known. Advice only. */
export type SuggestedPlayers = readonly [number, number] | 'unknown'

/** A map that has passed every check: it can be played (GEO-4, GEO-5). */
export type Zone = {
  /** Its file; the whole zone can be read from it. */
  readonly text: string
  /** The identifier of a zone of the game, such as `galilei`; empty for any other zone. */
  readonly id: string
  /** The name as printed. */
  readonly title: string
  readonly players: SuggestedPlayers
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

/** Names a zone in the options of a table: by its identifier, or by its whole text if it is none of the game's. */
export const zoneReference = ({ id, text }: Pick<Zone, 'id' | 'text'>): string => (id === '' ? text : id)

/** VOC-2: dangerous or secure. */
export const isPlain = (zone: Zone, at: Sector): boolean =>
  zone.cells[at] === 'dangerous' || zone.cells[at] === 'secure'

/** The place of the hatch at this cell in the zone's list, −1 if there is none. */
export const hatchIndexAt = (zone: Zone, at: Sector): number =>
  zone.cells[at] === 'hatch' ? zone.hatches.findIndex((h) => h.at === at) : -1
/** The place of the hatch with this number in the zone's list, −1 if there is none. */
export const hatchIndex = (zone: Zone, number: number): number => zone.hatches.findIndex((h) => h.number === number)
