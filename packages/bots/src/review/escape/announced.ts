import { type Seat, seatsOf } from '@selva/core'
import { aboard, type Fact, type Item, isPlain, type PartialState, playerAt, type Sector } from '@selva/escape'
import type { PlayerReading } from '../../escape/reading.ts'
import { mean } from '../best.ts'

/** The readings of all seats, by reader and player. */
export type AllReadings = readonly (readonly PlayerReading[])[]

/** Kinds of news about a player that everyone hears. */
type News = 'noise' | 'twoNoises' | 'silence' | 'attack' | 'item' | 'spotlight' | 'sensor' | 'teleport'

/** How one other player changed their mind. */
type Change = { readonly seat: Seat; readonly before: number; readonly after: number }

/** News about a player, and how it moved the others. */
export type Announcement = {
  /** The batch of the log in which it was heard. */
  readonly batch: number
  readonly round: number
  /** The player it is about. */
  readonly seat: Seat
  readonly news: News
  /** The sectors that were named. */
  readonly sectors: readonly Sector[]
  readonly item: Item | 'none'
  /** The player's true place. */
  readonly at: Sector
  /** For each other player aboard, the chance that they gave the true place. */
  readonly by: readonly Change[]
  /** The mean of these. */
  readonly before: number
  readonly after: number
  /** The mean chance that the others gave this player of being an alien. */
  readonly alien: { readonly before: number; readonly after: number }
}

/** A noise that named a sector in which the player was not. */
export type Lie = {
  readonly batch: number
  readonly round: number
  readonly seat: Seat
  /** The false sectors; two of them only if a Cat named two. */
  readonly sectors: readonly Sector[]
  readonly at: Sector
  /** For each other player aboard, the chance that they gave the false sectors afterwards. */
  readonly by: readonly { readonly seat: Seat; readonly chance: number }[]
  /** The mean of these: how much the table believed it. */
  readonly believed: number
}

/** The chance that one player gives to another being in one of these sectors. */
export const chanceAt = (readings: AllReadings, reader: Seat, player: Seat, sectors: readonly Sector[]): number =>
  sectors.reduce((sum, at) => sum + (readings[reader - 1]?.[player - 1]?.at[at] ?? 0), 0)

const alienTo = (readings: AllReadings, reader: Seat, player: Seat): number =>
  readings[reader - 1]?.[player - 1]?.alien ?? 0

type Told = { readonly seat: Seat; readonly news: News; readonly sectors: readonly Sector[]; readonly item?: Item }

/** News that everyone hears in this fact. */
export function newsIn(fact: Fact): readonly Told[] {
  switch (fact.kind) {
    case 'noise':
    case 'attack':
      return [{ seat: fact.seat, news: fact.kind, sectors: [fact.sector] }]
    case 'twoNoises':
      return [{ seat: fact.seat, news: 'twoNoises', sectors: fact.sectors }]
    case 'silence':
    case 'kept':
    case 'silentSector':
      return [{ seat: fact.seat, news: 'silence', sectors: [] }]
    case 'itemUsed':
      return [{ seat: fact.seat, news: 'item', sectors: [], item: fact.item }]
    case 'teleported':
      return [{ seat: fact.seat, news: 'teleport', sectors: [] }]
    case 'spotlight':
      return fact.found.map(({ seat, sector }) => ({ seat, news: 'spotlight', sectors: [sector] }))
    case 'sensed':
      return [{ seat: fact.target, news: 'sensor', sectors: [fact.sector] }]
    default:
      return []
  }
}

/** The surroundings of a fact: everyone's place, and everyone's thoughts just before it and just after. */
export type Hearing = {
  readonly batch: number
  readonly state: PartialState
  readonly before: AllReadings
  readonly after: AllReadings
}

const othersAboard = (state: PartialState, seat: Seat): readonly Seat[] =>
  aboard(state).filter((other) => other !== seat)

/** How this news moved the others; none if the player's place is unknown to the log. */
export function announcementOf(told: Told, { batch, state, before, after }: Hearing): Announcement | undefined {
  const { seat, news, sectors, item = 'none' } = told
  const { at } = playerAt(state, seat)
  if (at === undefined) return undefined
  const others = othersAboard(state, seat)
  const by = others.map((reader) => ({
    seat: reader,
    before: chanceAt(before, reader, seat, [at]),
    after: chanceAt(after, reader, seat, [at]),
  }))
  return {
    batch,
    round: state.round,
    seat,
    news,
    sectors,
    item,
    at,
    by,
    before: mean(by.map((one) => one.before)),
    after: mean(by.map((one) => one.after)),
    alien: {
      before: mean(others.map((reader) => alienTo(before, reader, seat))),
      after: mean(others.map((reader) => alienTo(after, reader, seat))),
    },
  }
}

/** The lie in a noise, if it is one. `from` is the sector in which the turn began (OWN-10). */
export function lieIn(fact: Fact, from: Sector | undefined, { batch, state, after }: Hearing): Lie | undefined {
  if (fact.kind !== 'noise' && fact.kind !== 'twoNoises') return undefined
  const { seat } = fact
  const { at } = playerAt(state, seat)
  if (at === undefined) return undefined
  const { zone, rules } = state.setting
  const own = rules.echoes && from !== undefined && isPlain(zone, from) ? from : at
  const sectors = (fact.kind === 'noise' ? [fact.sector] : fact.sectors).filter((sector) => sector !== own)
  if (sectors.length === 0) return undefined
  const by = othersAboard(state, seat).map((reader) => ({
    seat: reader,
    chance: chanceAt(after, reader, seat, sectors),
  }))
  return { batch, round: state.round, seat, sectors, at, by, believed: mean(by.map(({ chance }) => chance)) }
}

/** The places of everyone aboard. */
export const placesIn = (state: PartialState): ReadonlyMap<Seat, Sector> =>
  new Map(
    seatsOf(state.setting.seats).flatMap((seat): readonly (readonly [Seat, Sector])[] => {
      const { status, at } = playerAt(state, seat)
      return status === 'aboard' && at !== undefined ? [[seat, at]] : []
    }),
  )
