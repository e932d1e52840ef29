import { CELLS, type Sector, SIDES, type Side, type Zone } from '@selva/escape'
import type { Moves } from '../terrain.ts'

/**
 * The public facts about one player: for each side, how likely he stands in each sector if he is of that side (sums to
 * 1), and how likely the facts were under it (a logarithm, −∞ once it is impossible).
 */
export type Suspect = {
  readonly at: Record<Side, Float64Array>
  readonly spare: Float64Array
  readonly log: Record<Side, number>
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

/** A player who is likely to be in these places, by side. A side without any is impossible. */
export function placed(weights: CellWeights): Suspect {
  const suspect: Suspect = {
    at: { human: Float64Array.from(weights.human), alien: Float64Array.from(weights.alien) },
    spare: new Float64Array(CELLS),
    log: { human: 0, alien: 0 },
  }
  for (const side of SIDES) {
    level(suspect, side)
    if (canBe(suspect, side)) suspect.log[side] = 0
  }
  return suspect
}

/** In the middle of a game one knows nothing of: anywhere he may stand. */
export function anywhere(zone: Zone, hatch: Uint8Array): Suspect {
  const weights = { human: new Float64Array(CELLS), alien: new Float64Array(CELLS) }
  for (const side of SIDES) for (const at of zone.plain) weights[side][at] = 1
  weights.human[zone.humanSector] = 1
  weights.alien[zone.alienSector] = 1
  for (const { at } of zone.hatches) if (hatch[at] === 0) weights.human[at] = 1
  return placed(weights)
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

/** He has moved (MOV-9), in one of these ways. Who could not have moved from where he was drops out. */
export function moves(suspect: Suspect, gaits: (side: Side) => readonly MovePattern[]): void {
  for (const side of SIDES) {
    if (!canBe(suspect, side)) continue
    const at = suspect.at[side]
    suspect.spare.fill(0)
    for (const gait of gaits(side)) {
      if (gait.moves !== 'none') spread(at, gait.moves, suspect.spare, gait.share)
      else for (let i = 0; i < CELLS; i++) suspect.spare[i] = (suspect.spare[i] ?? 0) + gait.share * (at[i] ?? 0)
    }
    at.set(suspect.spare)
    level(suspect, side)
  }
  settle(suspect)
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
  putAt(suspect, sector)
  settle(suspect)
}

/** He has been put there, whatever he is and wherever he was. */
export function putAt(suspect: Suspect, sector: Sector): void {
  for (const side of SIDES) {
    suspect.at[side].fill(0)
    suspect.at[side][sector] = 1
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
