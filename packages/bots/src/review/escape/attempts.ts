import type { Seat } from '@selva/core'
import { aboard, type Fact, type PartialState, playerAt, type Sector } from '@selva/escape'
import { mean } from '../best.ts'
import { type AllReadings, chanceAt } from './announced.ts'

/** A player killed by an attack. */
export type Death = {
  readonly seat: Seat
  /** The chance that the attacker gave to this player being there, just before. */
  readonly chance: number
  /** Was the victim of the attacker's own side? */
  readonly friend: boolean
}

export type Attack = {
  readonly batch: number
  readonly round: number
  readonly seat: Seat
  readonly sector: Sector
  /** The chance that the attacker gave to finding at least one player of the other side there. */
  readonly chance: number
  readonly deaths: readonly Death[]
}

/** A hatch that a human reached. */
export type HatchTry = {
  readonly batch: number
  readonly round: number
  readonly seat: Seat
  readonly hatch: number
  /** The chance that the hatch would open, from the cards that everyone knew to be left; 1 where no card decides. */
  readonly odds: number
  /** The mean chance that the aliens aboard gave to this player being there. */
  readonly expected: number
  readonly escaped: boolean
}

/** The chance that a player of the other side is in a sector, to the eyes of one player. */
function opponentAt(readings: AllReadings, state: PartialState, seat: Seat, sector: Sector): number {
  const { side } = playerAt(state, seat)
  const others = aboard(state).filter((other) => other !== seat)
  const none = others.reduce((rest, other) => {
    const { alien = 0, as } = readings[seat - 1]?.[other - 1] ?? {}
    const there = side === 'alien' ? (1 - alien) * (as?.human[sector] ?? 0) : alien * (as?.alien[sector] ?? 0)
    return rest * (1 - there)
  }, 1)
  return 1 - none
}

/** The attack as it begins; its dead are added as they are told. */
export function attackOf(
  fact: Fact & { readonly kind: 'attack' },
  batch: number,
  state: PartialState,
  before: AllReadings,
): Attack {
  const { seat, sector } = fact
  return { batch, round: state.round, seat, sector, chance: opponentAt(before, state, seat, sector), deaths: [] }
}

/** The attack with one more dead. `before` is what the attacker thought as it began. */
export function withDeath(
  attack: Attack,
  fact: Fact & { readonly kind: 'killed' },
  state: PartialState,
  before: AllReadings,
): Attack {
  const death: Death = {
    seat: fact.seat,
    chance: chanceAt(before, attack.seat, fact.seat, [attack.sector]),
    friend: playerAt(state, attack.seat).side === fact.side,
  }
  return { ...attack, deaths: [...attack.deaths, death] }
}

/** The chance of at least one green card among those drawn. */
export function oddsOf(green: number, red: number, cards: number): number {
  if (cards === 0) return 1
  let allRed = 1
  for (let i = 0; i < cards; i++) allRed *= Math.max(0, red - i) / Math.max(1, green + red - i)
  return 1 - allRed
}

/** A human at a hatch; whether it opens is told later. None if the log holds no such hatch or cards. */
export function hatchTryOf(
  fact: Fact & { readonly kind: 'hatchReached' },
  batch: number,
  state: PartialState,
  before: AllReadings,
): HatchTry | undefined {
  const { seat, hatch, cards } = fact
  const at = state.setting.zone.hatches.find(({ number }) => number === hatch)?.at
  const { bag } = state.hatchPile
  if (at === undefined || (cards > 0 && bag === undefined)) return undefined
  const aliens = aboard(state).filter((other) => playerAt(state, other).side === 'alien')
  return {
    batch,
    round: state.round,
    seat,
    hatch,
    odds: oddsOf(bag?.green ?? 0, bag?.red ?? 0, cards),
    expected: mean(aliens.map((alien) => chanceAt(before, alien, seat, [at]))),
    escaped: false,
  }
}
