import type { Seat } from '@selva/core'
import { type Found, type Sector, type StartsAndHatches, sightingsIn } from '@selva/escape'
import type { Hush, Seen } from './story-line.ts'

/** A sector in which a player said they were, or showed it. */
export type Stop = {
  readonly seat: Seat
  readonly sector: Sector
  readonly round: number
  readonly kind: 'noise' | 'attack' | 'seen'
}

/** Everybody's knowledge of a player, in one phrase. */
export type Note =
  | { readonly kind: 'noise' | 'attack' | 'seen' | 'reborn'; readonly sector: Sector }
  | { readonly kind: 'twoNoises'; readonly sectors: readonly Sector[] }
  | { readonly kind: Exclude<Hush, 'keptCard'> | 'waits' }
  | { readonly kind: 'killed'; readonly sector: Sector; readonly by: Seat }
  | { readonly kind: 'escaped'; readonly hatch: number }

/** Everything of the past that is drawn on the map or stands beside a player's name. */
export type Marks = {
  trails: Map<Seat, readonly Stop[]>
  notes: Map<Seat, Note>
  /** A player's sector at the end of each round, as far as the reader may know it; round 0 is the start. */
  paths: Map<Seat, ReadonlyMap<number, Sector>>
  /** The last announcement of all, if it named sectors: they still ring on the map. */
  ringing: readonly Stop[]
  /** Every sector named since everybody last had a turn. */
  named: readonly { readonly stop: Stop; readonly turn: number }[]
  /** The middle of the last light and who was in it, until the next turn. */
  lit: { readonly sector: Sector; readonly found: readonly Found[] } | undefined
}

/** The same, read-only. */
export type SeenMarks = {
  readonly [K in keyof Marks]: Marks[K] extends Map<infer Key, infer Value> ? ReadonlyMap<Key, Value> : Marks[K]
}

/** The moment a fact falls in, the reader, and the zone. */
type Moment = {
  readonly round: number
  readonly turns: number
  readonly seats: number
  readonly zone: StartsAndHatches
  readonly me: Seat | undefined
}

export const newMarks = (): Marks => ({
  trails: new Map(),
  notes: new Map(),
  paths: new Map(),
  ringing: [],
  named: [],
  lit: undefined,
})

export const copyMarks = ({ trails, notes, paths, ringing, named, lit }: SeenMarks): Marks => ({
  trails: new Map(trails),
  notes: new Map(notes),
  paths: new Map(paths),
  ringing,
  named,
  lit,
})

/** The sectors named before the last announcement; of one player in one sector only the last time counts. */
export const fadingOf = ({ ringing, named }: Marks): readonly Stop[] =>
  named
    .map(({ stop }) => stop)
    .filter((stop) => !ringing.some(({ seat, sector }) => seat === stop.seat && sector === stop.sector))

function walk({ paths }: Marks, { round }: Moment, seat: Seat, at: Sector): void {
  paths.set(seat, new Map(paths.get(seat)).set(round, at))
}

function stopAt({ trails }: Marks, { round }: Moment, seat: Seat, kind: Stop['kind'], sector: Sector): Stop {
  const stop: Stop = { seat, sector, round, kind }
  trails.set(seat, [...(trails.get(seat) ?? []), stop])
  return stop
}

function announce(
  marks: Marks,
  moment: Moment,
  seat: Seat,
  kind: 'noise' | 'attack',
  sectors: readonly Sector[],
): void {
  marks.ringing = sectors.map((sector) => stopAt(marks, moment, seat, kind, sector))
  marks.named = [...marks.named, ...marks.ringing.map((stop) => ({ stop, turn: moment.turns }))]
}

/** Everybody learns where a player is. */
function see(marks: Marks, moment: Moment, seat: Seat, sector: Sector): void {
  stopAt(marks, moment, seat, 'seen', sector)
  marks.notes.set(seat, { kind: 'seen', sector })
  walk(marks, moment, seat, sector)
}

/** Everybody learns where the players are whom a fact shows. */
function seeAll(marks: Marks, fact: Seen, moment: Moment): void {
  for (const { seat, sector } of sightingsIn(moment.zone, fact)) see(marks, moment, seat, sector)
}

/** Nothing was heard from a player but this. */
function hush(marks: Marks, seat: Seat, kind: Exclude<Hush, 'keptCard'>): void {
  marks.notes.set(seat, { kind })
  marks.ringing = []
}

/** Marks what a fact shows; most facts show nothing. */
export function mark(marks: Marks, fact: Seen, moment: Moment): void {
  const { notes } = marks
  switch (fact.kind) {
    case 'dealt':
      return fact.at === undefined ? undefined : walk(marks, moment, fact.seat, fact.at)
    case 'moved':
      return fact.to === undefined ? undefined : walk(marks, moment, fact.seat, fact.to)
    case 'startPlace':
      return walk(marks, moment, fact.seat, fact.sector)
    case 'turn':
      marks.lit = undefined
      marks.named = marks.named.filter(({ turn }) => moment.turns - turn < moment.seats)
      return
    case 'reborn':
      see(marks, moment, fact.seat, fact.sector)
      notes.set(fact.seat, { kind: 'reborn', sector: fact.sector })
      return
    case 'noise':
      announce(marks, moment, fact.seat, 'noise', [fact.sector])
      notes.set(fact.seat, { kind: 'noise', sector: fact.sector })
      return
    case 'twoNoises':
      announce(marks, moment, fact.seat, 'noise', fact.sectors)
      notes.set(fact.seat, { kind: 'twoNoises', sectors: fact.sectors })
      return
    case 'attack':
      walk(marks, moment, fact.seat, fact.sector)
      announce(marks, moment, fact.seat, 'attack', [fact.sector])
      notes.set(fact.seat, { kind: 'attack', sector: fact.sector })
      return
    case 'silence':
    case 'silentSector':
    case 'standsStill':
    case 'cannotMove':
      return hush(marks, fact.seat, fact.kind)
    case 'eliminated':
      return hush(marks, fact.seat, fact.reason)
    case 'kept':
      if (fact.card === undefined || fact.seat !== moment.me) return hush(marks, fact.seat, 'silence')
      marks.ringing = []
      return
    case 'spotlight':
      marks.lit = { sector: fact.target, found: fact.found }
      return seeAll(marks, fact, moment)
    case 'teleported':
    case 'sensed':
    case 'defended':
    case 'immune':
    case 'cloned':
      return seeAll(marks, fact, moment)
    case 'killed':
      notes.set(fact.seat, { kind: 'killed', sector: fact.sector, by: fact.by })
      return
    case 'waits':
      if (notes.get(fact.seat)?.kind !== 'killed') notes.set(fact.seat, { kind: 'waits' })
      return
    case 'escaped':
      notes.set(fact.seat, { kind: 'escaped', hatch: fact.hatch })
      return
    default:
  }
}
