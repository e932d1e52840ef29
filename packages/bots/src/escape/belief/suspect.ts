import { CELLS, type Sector, SIDES, type Side, type Zone } from '@selva/escape'
import type { Moves, Terrain } from '../terrain.ts'

/**
 * What the public facts say of one player: for each side, how likely he stands in each sector if he is of that side
 * (sums to 1), and how likely the facts were under it (a logarithm, −∞ once it is impossible).
 */
export type Suspect = {
  readonly at: Record<Side, Float64Array>
  readonly spare: Float64Array
  readonly log: Record<Side, number>
}

/** Likelihoods are never quite trusted: what can be so keeps at least this much. */
const LEAST = 1e-9
/** Nor does one side ever become more likely than the other by more than this, short of certainty. */
const SUREST = 25

/** At the start of a game: a human in the Human Sector or an alien in the Alien Sector (SET-6). */
export function atStart(zone: Zone): Suspect {
  const suspect = blank()
  suspect.at.human[zone.humanSector] = 1
  suspect.at.alien[zone.alienSector] = 1
  return suspect
}

const blank = (): Suspect => ({
  at: { human: new Float64Array(CELLS), alien: new Float64Array(CELLS) },
  spare: new Float64Array(CELLS),
  log: { human: 0, alien: 0 },
})

/** In the middle of a game one knows nothing of: anywhere he may stand. */
export function anywhere(zone: Zone, hatch: Uint8Array): Suspect {
  const suspect = blank()
  for (const at of zone.plain) for (const side of SIDES) suspect.at[side][at] = 1
  suspect.at.human[zone.humanSector] = 1
  suspect.at.alien[zone.alienSector] = 1
  for (const { at } of zone.hatches) if (hatch[at] === 0) suspect.at.human[at] = 1
  for (const side of SIDES) level(suspect, side)
  suspect.log.human = 0
  suspect.log.alien = 0
  return suspect
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

/** Spreads a distribution over the moves from each sector. */
export function spread(from: Float64Array, moves: Moves, into: Float64Array): void {
  const { start, to, chance } = moves
  into.fill(0)
  for (let i = 0; i < CELLS; i++) {
    const p = from[i] ?? 0
    if (p === 0) continue
    const end = start[i + 1] ?? 0
    for (let k = start[i] ?? 0; k < end; k++) {
      const at = to[k] ?? 0
      into[at] = (into[at] ?? 0) + p * (chance[k] ?? 0)
    }
  }
}

/** He has moved (MOV-9). Who could not have moved from where he was drops out. */
export function moves(suspect: Suspect, terrain: Terrain): void {
  for (const side of SIDES) {
    if (!canBe(suspect, side)) continue
    spread(suspect.at[side], terrain.moves[side], suspect.spare)
    suspect.at[side].set(suspect.spare)
    level(suspect, side)
  }
  settle(suspect)
}

/** He is where the mask has a 1. */
export function within(suspect: Suspect, mask: Readonly<Record<Side, Uint8Array>>): void {
  for (const side of SIDES) {
    if (!canBe(suspect, side)) continue
    const at = suspect.at[side]
    const only = mask[side]
    for (let i = 0; i < CELLS; i++) if (only[i] !== 1) at[i] = 0
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

/** He has shown what he is and where. */
export function shown(suspect: Suspect, side: Side, sector: Sector): void {
  suspect.at[side].fill(0)
  suspect.at[side][sector] = 1
  suspect.log[side] = 0
  suspect.log[side === 'human' ? 'alien' : 'human'] = Number.NEGATIVE_INFINITY
}

/** Multiplies in how likely something was from each sector: `there` in one of them, `elsewhere` in all others. */
export function weigh(suspect: Suspect, sector: Sector, there: number, elsewhere: number): void {
  for (const side of SIDES) {
    if (!canBe(suspect, side)) continue
    const at = suspect.at[side]
    const here = at[sector] ?? 0
    for (let i = 0; i < CELLS; i++) at[i] = (at[i] ?? 0) * elsewhere
    at[sector] = here * there
    level(suspect, side)
  }
  settle(suspect)
}
