import { CELLS, type Sector, SIDES, type Side, type Zone } from '@selva/escape'
import type { Moves } from '../terrain.ts'
import { type BehaviourModel, type Manner, mannersOn, pullsOf, type Scene, sumsBy } from './manners.ts'

/**
 * The public facts about one player: for each side, how likely he stands in each sector if he is of that side (sums to
 * 1), and how likely the facts were under it (a logarithm, −∞ once it is impossible).
 */
export type Suspect = {
  readonly at: Readonly<Record<Side, Float64Array>>
  /** If he is there, how likely he has each manner of moving: cell by cell. Facts that tell no move leave it as it is. */
  readonly manner: Readonly<Record<Side, Float64Array>>
  readonly log: Record<Side, number>
  readonly manners: BehaviourModel['manners']
}

/** A number for each cell, by side. */
export type CellWeights = Readonly<Record<Side, ArrayLike<number>>>

/** One way in which a player may have moved: these moves, or none if he stayed, and how likely that is. */
export type MovePattern = { readonly moves: Moves | 'none'; readonly share: number }

/** Likelihoods are never quite trusted: what can be so keeps at least this much. */
const LEAST = 1e-9
/** Nor does one side ever become more likely than the other by more than this, short of certainty. */
const SUREST = 25

const other = (side: Side): Side => (side === 'human' ? 'alien' : 'human')

const everywhere = new WeakMap<readonly Manner[], Float64Array>()

/** Everywhere the same manners, as likely as they are of a player nothing is known of. To be copied. */
function anyManner(manners: readonly Manner[]): Float64Array {
  const known = everywhere.get(manners)
  if (known !== undefined) return known
  const n = manners.length
  const made = Float64Array.from({ length: CELLS * n }, (_, i) => manners[i % n]?.share ?? 0)
  everywhere.set(manners, made)
  return made
}

/** A player who is likely to be in these places, by side. A side without any is impossible. */
export function placed(weights: CellWeights, manners: BehaviourModel['manners']): Suspect {
  const suspect: Suspect = {
    at: { human: Float64Array.from(weights.human), alien: Float64Array.from(weights.alien) },
    manner: { human: anyManner(manners.human).slice(), alien: anyManner(manners.alien).slice() },
    log: { human: 0, alien: 0 },
    manners,
  }
  for (const side of SIDES) {
    level(suspect, side)
    if (canBe(suspect, side)) suspect.log[side] = 0
  }
  return suspect
}

/** In the middle of a game one knows nothing of: anywhere he may stand. */
export function anywhere(zone: Zone, hatch: Uint8Array, manners: BehaviourModel['manners']): Suspect {
  const weights = { human: new Float64Array(CELLS), alien: new Float64Array(CELLS) }
  for (const side of SIDES) for (const at of zone.plain) weights[side][at] = 1
  weights.human[zone.humanSector] = 1
  weights.alien[zone.alienSector] = 1
  for (const { at } of zone.hatches) if (hatch[at] === 0) weights.human[at] = 1
  return placed(weights, manners)
}

/** Makes a side's sectors sum to 1 again; what they had lost is the likelihood of what was heard. */
function level(suspect: Suspect, side: Side): void {
  const at = suspect.at[side]
  let sum = 0
  for (let i = 0; i < CELLS; i++) sum += at[i] ?? 0
  if (sum === 0) {
    suspect.log[side] = Number.NEGATIVE_INFINITY
    return
  }
  suspect.log[side] += Math.log(sum)
  for (let i = 0; i < CELLS; i++) {
    const p = (at[i] ?? 0) / sum
    at[i] = p > 0 && p < LEAST ? LEAST : p
  }
}

/** Keeps the two logarithms near 0 and near each other. */
function settle({ log }: Suspect): void {
  const most = Math.max(log.human, log.alien)
  if (most === Number.NEGATIVE_INFINITY) return
  for (const side of SIDES) if (log[side] > Number.NEGATIVE_INFINITY) log[side] = Math.max(log[side] - most, -SUREST)
}

/** Can he be of this side at all? */
export const canBe = (suspect: Suspect, side: Side): boolean => suspect.log[side] > Number.NEGATIVE_INFINITY

/** Is there anything left that he can be? If not, the table is not what it was taken for. */
export const conceivable = (suspect: Suspect): boolean => canBe(suspect, 'human') || canBe(suspect, 'alien')

/** Spreads a distribution over the moves from each sector, adding to what is there. */
export function spread(from: Float64Array, moves: Moves, into: Float64Array, share = 1): void {
  const { start, to, chance } = moves
  for (let i = 0; i < CELLS; i++) {
    const p = (from[i] ?? 0) * share
    if (p === 0) continue
    const end = start[i + 1] ?? 0
    for (let k = start[i] ?? 0; k < end; k++) {
      const at = to[k] ?? 0
      into[at] = (into[at] ?? 0) + p * (chance[k] ?? 0)
    }
  }
}

/** Chances below this are spread without regard for manners: together they hardly matter, but none may be lost. */
const TRACE = 1e-5
const MOST_MANNERS = 8

/** Used again by every move, so that none of them leaves anything to collect. */
const joint = new Float64Array(CELLS * MOST_MANNERS)
const traces = new Float64Array(CELLS)
const mass = new Float64Array(MOST_MANNERS)

/** The sums over the moves from one cell (`sumsBy`). */
function sumFrom(sums: Float32Array, from: number, ways: Moves, like: Float64Array, { near, pulls, n }: Lure): void {
  const own = from * n
  const end = ways.start[from + 1] ?? 0
  for (let edge = ways.start[from] ?? 0; edge < end; edge++) {
    const drawn = (near[ways.to[edge] ?? 0] ?? 0) * n
    const likes = edge * n
    for (let k = 0; k < n; k++) sums[own + k] = (sums[own + k] ?? 0) + (like[likes + k] ?? 0) * (pulls[drawn + k] ?? 1)
  }
}

/** The pull of the last noise on players: how many steps it is from each cell, and how much that counts in each manner. */
type Lure = { readonly noise: Sector; readonly near: Uint8Array; readonly pulls: Float64Array; readonly n: number }

function lureOf(manners: readonly Manner[], side: Side, { terrain, noise }: Scene): Lure | undefined {
  if (noise === 'none') return undefined
  const near = terrain.steps[side].subarray(noise * CELLS, (noise + 1) * CELLS)
  return { noise, near, pulls: pullsOf(manners), n: manners.length }
}

/** Moves of one speed, from every cell he may be in, into `joint` and `traces`; a lure is still to weigh where they end. */
function walk(suspect: Suspect, side: Side, ways: Moves, share: number, { terrain }: Scene, lure?: Lure): void {
  const at = suspect.at[side]
  const manner = suspect.manner[side]
  const manners = suspect.manners[side]
  const n = manners.length
  const { sectors } = terrain.zone
  const { start, to } = ways
  const like = mannersOn(manners, terrain, ways)
  const sums = lure === undefined ? undefined : sumsBy(manners, ways, lure.noise)
  for (let s = 0; s < sectors.length; s++) {
    const i = sectors[s] ?? 0
    const p = (at[i] ?? 0) * share
    const first = start[i] ?? 0
    const end = start[i + 1] ?? 0
    if (p === 0 || first === end) continue
    if (p < TRACE) {
      const each = p / (end - first)
      for (let edge = first; edge < end; edge++) {
        const next = to[edge] ?? 0
        traces[next] = (traces[next] ?? 0) + each
      }
      continue
    }
    const own = i * n
    for (let k = 0; k < n; k++) mass[k] = p * (manner[own + k] ?? 0)
    if (sums !== undefined && lure !== undefined) {
      if (sums[own] === 0) sumFrom(sums, i, ways, like, lure)
      for (let k = 0; k < n; k++) mass[k] = (mass[k] ?? 0) / (sums[own + k] ?? 1)
    }
    for (let edge = first; edge < end; edge++) {
      const row = (to[edge] ?? 0) * n
      const likes = edge * n
      for (let k = 0; k < n; k++) joint[row + k] = (joint[row + k] ?? 0) + (mass[k] ?? 0) * (like[likes + k] ?? 0)
    }
  }
}

/** A noise draws to a sector in the same way, however fast players come. */
function draw({ near, pulls, n }: Lure, sectors: readonly Sector[]): void {
  for (let s = 0; s < sectors.length; s++) {
    const i = sectors[s] ?? 0
    const drawn = (near[i] ?? 0) * n
    for (let k = 0; k < n; k++) joint[i * n + k] = (joint[i * n + k] ?? 0) * (pulls[drawn + k] ?? 1)
  }
}

/** Not to have moved, into `joint`. */
function stay(suspect: Suspect, side: Side, share: number): void {
  const n = suspect.manners[side].length
  for (let i = 0; i < CELLS; i++) {
    const p = (suspect.at[side][i] ?? 0) * share
    if (p === 0) continue
    for (let cell = i * n; cell < i * n + n; cell++)
      joint[cell] = (joint[cell] ?? 0) + p * (suspect.manner[side][cell] ?? 0)
  }
}

/** Takes `joint` and `traces` as the new places, and for each place the manners that lead there. */
function arrive(suspect: Suspect, side: Side, sectors: readonly Sector[]): void {
  const at = suspect.at[side]
  const manner = suspect.manner[side]
  const manners = suspect.manners[side]
  const n = manners.length
  for (let k = 0; k < n; k++) mass[k] = manners[k]?.share ?? 0
  for (let s = 0; s < sectors.length; s++) {
    const i = sectors[s] ?? 0
    const trace = traces[i] ?? 0
    let sum = 0
    for (let cell = i * n, k = 0; k < n; k++, cell++) {
      const p = (joint[cell] ?? 0) + trace * (mass[k] ?? 0)
      joint[cell] = p
      sum += p
    }
    at[i] = sum
    if (sum > 0) for (let cell = i * n; cell < i * n + n; cell++) manner[cell] = (joint[cell] ?? 0) / sum
  }
}

/** He has moved (MOV-9), in one of these ways. Who could not have moved from where he was drops out. */
export function moves(suspect: Suspect, gaits: (side: Side) => readonly MovePattern[], scene: Scene): void {
  const { sectors } = scene.terrain.zone
  for (const side of SIDES) {
    if (!canBe(suspect, side)) continue
    const manners = suspect.manners[side]
    joint.fill(0, 0, CELLS * manners.length)
    traces.fill(0)
    const lure = lureOf(manners, side, scene)
    let stayed = 0
    for (const { moves: ways, share } of gaits(side)) {
      if (ways === 'none') stayed += share
      else walk(suspect, side, ways, share, scene, lure)
    }
    if (lure !== undefined) draw(lure, sectors)
    if (stayed > 0) stay(suspect, side, stayed)
    arrive(suspect, side, sectors)
    level(suspect, side)
  }
  settle(suspect)
}

/** How likely he has each manner of a side, wherever he is. */
function mannersOf(suspect: Suspect, side: Side): Float64Array {
  const n = suspect.manners[side].length
  const out = new Float64Array(n)
  const at = suspect.at[side]
  for (let i = 0; i < CELLS; i++) {
    const p = at[i] ?? 0
    if (p > 0) for (let k = 0; k < n; k++) out[k] = (out[k] ?? 0) + p * (suspect.manner[side][i * n + k] ?? 0)
  }
  return out
}

/** Multiplies in how likely something was from each cell. */
export function within(suspect: Suspect, weights: CellWeights): void {
  for (const side of SIDES) {
    if (!canBe(suspect, side)) continue
    const at = suspect.at[side]
    const only = weights[side]
    for (let i = 0; i < CELLS; i++) at[i] = (at[i] ?? 0) * (only[i] ?? 0)
    level(suspect, side)
  }
  settle(suspect)
}

/** He is not there. */
export function notAt(suspect: Suspect, sector: Sector): void {
  for (const side of SIDES) {
    if (!canBe(suspect, side) || suspect.at[side][sector] === 0) continue
    suspect.at[side][sector] = 0
    level(suspect, side)
  }
  settle(suspect)
}

/** He was seen there: who could not be there as one side is of the other. */
export function seenAt(suspect: Suspect, sector: Sector): void {
  const likely = SIDES.filter((side) => canBe(suspect, side) && (suspect.at[side][sector] ?? 0) > 0)
  for (const side of SIDES) {
    if (likely.includes(side)) suspect.log[side] += Math.log(suspect.at[side][sector] ?? 1)
    else if (likely.length > 0) suspect.log[side] = Number.NEGATIVE_INFINITY
  }
  for (const side of SIDES) onlyAt(suspect, side, sector)
  settle(suspect)
}

function onlyAt(suspect: Suspect, side: Side, sector: Sector): void {
  suspect.at[side].fill(0)
  suspect.at[side][sector] = 1
}

/** He has been put there, whatever he is and wherever he was. */
export function putAt(suspect: Suspect, sector: Sector): void {
  for (const side of SIDES) {
    // Wherever he was, he is the same player.
    if (canBe(suspect, side)) suspect.manner[side].set(mannersOf(suspect, side), sector * suspect.manners[side].length)
    onlyAt(suspect, side, sector)
  }
}

/** He has shown what he is. */
export function isOf(suspect: Suspect, side: Side): void {
  suspect.log[other(side)] = Number.NEGATIVE_INFINITY
  if (canBe(suspect, side)) suspect.log[side] = 0
}

/** He has shown what he is and where. */
export function shown(suspect: Suspect, side: Side, sector: Sector): void {
  putAt(suspect, sector)
  suspect.log[side] = 0
  suspect.log[other(side)] = Number.NEGATIVE_INFINITY
}

/** His act is this many times as likely from that side as from the other. */
export function leans(suspect: Suspect, side: Side, times: number): void {
  if (canBe(suspect, side)) suspect.log[side] += Math.log(times)
  settle(suspect)
}

/** ULT-12: he was a human and is an alien now, where he stands. */
export function turns(suspect: Suspect): void {
  if (canBe(suspect, 'human')) suspect.at.alien.set(suspect.at.human)
  suspect.manner.alien.set(anyManner(suspect.manners.alien))
  suspect.log.alien = 0
  suspect.log.human = Number.NEGATIVE_INFINITY
}

/** Multiplies in how likely something was from each sector: `there` in those, `elsewhere` in all others. */
export function weigh(
  suspect: Suspect,
  there: readonly { readonly sector: Sector; readonly like: number }[],
  elsewhere: number,
): void {
  for (const side of SIDES) {
    if (!canBe(suspect, side)) continue
    const at = suspect.at[side]
    const before = there.map(({ sector }) => at[sector] ?? 0)
    for (let i = 0; i < CELLS; i++) at[i] = (at[i] ?? 0) * elsewhere
    for (const [i, { sector, like }] of there.entries()) at[sector] = (before[i] ?? 0) * like
    level(suspect, side)
  }
  settle(suspect)
}
