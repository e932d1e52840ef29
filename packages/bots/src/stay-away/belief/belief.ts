import { type Seat, seatsOf } from '@selva/core'
import { living, type PartialState, playerAt } from '@selva/stay-away'
import type { BehaviourModel } from '../weights.ts'

/** A supposition that is not ruled out keeps at least this much: no amount of behaviour proves anything. */
const FLOOR = 1e-6

/**
 * The conclusions of a seat from everything it has seen: one supposition for each player who may be The Thing, how
 * likely it is, and under it how likely each other player is to be infected. Only The Thing infects (INF-1), so once a
 * player is supposed to be it, each of the others was infected or not in his own dealings with it, whatever became of
 * the rest.
 */
export type Belief = {
  readonly seat: Seat
  readonly habits: BehaviourModel
  readonly seats: number
  /** By seat: how likely this player is The Thing. Sums to 1; 0 only where it is impossible. */
  readonly thing: Float64Array
  /** By supposed Thing and player, `row × (seats + 1) + player`: how likely the latter is infected then. */
  readonly infected: Float64Array
  /** By seat: how many Infected! this player would hold if it were The Thing. */
  readonly stock: Float64Array
  /** By looker and looked-at: who has seen a whole hand of whom. */
  readonly looked: Uint8Array
  /** By speaker and player spoken of: who has called whom The Thing, and who has said anything of whom. */
  readonly accused: Uint8Array
  readonly judged: Uint8Array
  /** By accuser: this seat has denied what that player called it. */
  readonly denied: Uint8Array
  /** To whom the card on offer was first offered (MIS-3). */
  offeredTo: Seat | undefined
  /** The position was arranged: what happened before is unknown. */
  arranged: boolean
  /** SET-3: the share of Infected! among the Stay Away cards of the deck. */
  richness: number
}

export const cell = ({ seats }: Pick<Belief, 'seats'>, row: Seat, player: Seat): number => row * (seats + 1) + player

export function newBelief({ setting }: PartialState, seat: Seat, habits: BehaviourModel): Belief {
  const { seats } = setting
  const belief: Belief = {
    seat,
    habits,
    seats,
    thing: new Float64Array(seats + 1),
    infected: new Float64Array((seats + 1) * (seats + 1)),
    stock: new Float64Array(seats + 1),
    looked: new Uint8Array((seats + 1) * (seats + 1)),
    accused: new Uint8Array((seats + 1) * (seats + 1)),
    judged: new Uint8Array((seats + 1) * (seats + 1)),
    denied: new Uint8Array(seats + 1),
    offeredTo: undefined,
    arranged: false,
    richness: 0.5,
  }
  for (const other of seatsOf(seats)) if (other !== seat) belief.thing[other] = 1 / (seats - 1)
  return belief
}

/** How likely this player is The Thing. */
export const thingChance = ({ thing }: Belief, seat: Seat): number => thing[seat] ?? 0

/** How likely a player is infected if The Thing is the supposed one. */
export const infectedIf = (belief: Belief, supposed: Seat, seat: Seat): number =>
  supposed === seat ? 0 : (belief.infected[cell(belief, supposed, seat)] ?? 0)

/** How likely this player is infected, over all suppositions. */
export function infectedChance(belief: Belief, seat: Seat): number {
  let sum = 0
  for (const supposed of seatsOf(belief.seats))
    sum += thingChance(belief, supposed) * infectedIf(belief, supposed, seat)
  return sum
}

/** How likely this player is neither. */
export const humanChance = (belief: Belief, seat: Seat): number =>
  Math.max(0, 1 - thingChance(belief, seat) - infectedChance(belief, seat))

/** Weighs every supposition anew by how well it foretold something; 0 rules one out. */
export function weigh(belief: Belief, likelihood: (supposed: Seat) => number): void {
  const { thing } = belief
  let sum = 0
  for (const supposed of seatsOf(belief.seats)) {
    const before = thing[supposed] ?? 0
    if (before === 0) continue
    const like = likelihood(supposed)
    const after = like === 0 ? 0 : Math.max(before * like, FLOOR * like)
    thing[supposed] = after
    sum += after
  }
  if (sum === 0) return
  for (const supposed of seatsOf(belief.seats)) {
    const share = (thing[supposed] ?? 0) / sum
    thing[supposed] = share > 0 ? Math.max(share, FLOOR) : 0
  }
}

/** It is this player, and nobody else. */
export function certain(belief: Belief, seat: Seat): void {
  belief.thing.fill(0)
  belief.thing[seat] = 1
}

export function setInfected(belief: Belief, supposed: Seat, seat: Seat, chance: number): void {
  if (supposed !== seat) belief.infected[cell(belief, supposed, seat)] = chance
}

/** A player is the one or the other by evidence of this likelihood, under each supposition by its own odds. */
export function weighRole(
  belief: Belief,
  seat: Seat,
  likelihood: { readonly thing: number; readonly infected: number; readonly human: number },
): void {
  weigh(belief, (supposed) => {
    if (supposed === seat) return likelihood.thing
    const p = infectedIf(belief, supposed, seat)
    return p * likelihood.infected + (1 - p) * likelihood.human
  })
  for (const supposed of seatsOf(belief.seats)) {
    const p = infectedIf(belief, supposed, seat)
    const yes = p * likelihood.infected
    const all = yes + (1 - p) * likelihood.human
    // A supposition under which this could not happen has just been ruled out; what it says no longer matters.
    if (all > 0) setInfected(belief, supposed, seat, yes / all)
  }
}

/** An arranged table: anybody may have been infected before, and hold anything. */
export function unknownPast(belief: Belief): void {
  const { infected, stock } = belief.habits.arranged
  belief.arranged = true
  for (const supposed of seatsOf(belief.seats))
    for (const other of seatsOf(belief.seats)) setInfected(belief, supposed, other, infected)
  belief.stock.fill(stock)
}

/** After a fact is folded: what the seat now knows for certain, and who has left. */
export function reconcile(belief: Belief, partial: PartialState): void {
  const { thing } = belief
  const known = partial.thing
  if (known !== undefined) {
    if (thing[known] !== 1) certain(belief, known)
    return
  }
  let sum = 0
  for (const seat of seatsOf(belief.seats)) {
    if (!playerAt(partial, seat).alive) thing[seat] = 0
    sum += thing[seat] ?? 0
  }
  if (sum === 0) for (const seat of living(partial)) thing[seat] = seat === belief.seat ? 0 : 1
  if (Math.abs(sum - 1) > 1e-4) weigh(belief, () => 1)
}
