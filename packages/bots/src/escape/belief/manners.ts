import { CELLS, type Sector, type Side } from '@selva/escape'
import { FAR, type Moves, type Terrain } from '../terrain.ts'

/** One way of moving: how much likelier a move is for each thing that can be said of it. */
export type Manner = {
  /** How likely a player has it, before anything is known of him. */
  readonly share: number
  /** For each step nearer to a hatch, as a logarithm; below 0, away from them. */
  readonly towards: number
  /** If it ends in a sector that costs no card. */
  readonly quiet: number
  /** If it ends in an open hatch. */
  readonly hatch: number
  /** If it goes farther than to a neighbouring sector. */
  readonly far: number
  /** Share of the moves that are made anyhow. */
  readonly whim: number
  /** For each step nearer to the last noise that someone else has made, as a logarithm. */
  readonly noise: number
}

/** How players are thought to move and to lie. Each of them has one manner a side, and keeps to it. */
export type BehaviourModel = {
  readonly manners: Readonly<Record<Side, readonly Manner[]>>
  /** Share of lies that are told without any regard for where one could be. */
  readonly anywhere: number
  /** How likely the truth is told with a card that allows a lie, next to another sector that is as plausible. */
  readonly candid: number
}

const PLAIN: Manner = { share: 1, towards: 0, quiet: 1, hatch: 1, far: 1, whim: 0, noise: 0 }

/** Nobody is as set in his ways as a formula. */
const SET: Manner = { ...PLAIN, whim: 0.2 }

/** Every move is as likely as any other: all that logic leaves open, and nothing more. */
export const uniformModel: BehaviourModel = {
  manners: { human: [PLAIN], alien: [PLAIN] },
  anywhere: 1,
  candid: 1,
}

/** The manners that bots and people are known for. Their shares were found by bots' games of many kinds. */
export const mixedModel: BehaviourModel = {
  manners: {
    human: [
      { ...SET, share: 0.34, towards: 2.6, quiet: 1.7, hatch: 118, noise: -0.5, whim: 0.04 },
      { ...SET, share: 0.09, towards: 2, quiet: 1.7, hatch: 207, noise: 0.1, whim: 0.04 },
      { ...SET, share: 0.14, towards: 1.3, quiet: 4.7, hatch: 15, noise: -0.3 },
      { ...SET, share: 0.24, towards: 1, quiet: 2.4, hatch: 10 },
      { ...SET, share: 0.04, towards: -0.2, quiet: 4.7, hatch: 2, noise: -0.7 },
      { ...SET, share: 0.15 },
    ],
    alien: [
      { ...SET, share: 0.12, towards: 0.03, quiet: 0.9, far: 3.5, noise: 0.6, whim: 0.04 },
      { ...SET, share: 0.05, towards: 0.12, quiet: 0.2, far: 4.9, noise: 2.6, whim: 0.04 },
      { ...SET, share: 0.05, towards: 0.15, quiet: 0.5, far: 0.8, noise: 0.5 },
      { ...SET, share: 0.53, towards: 0.06, far: 4.2, noise: 0.3 },
      { ...SET, share: 0.08, towards: 0.06, quiet: 2.5, far: 1.4, noise: 0.4 },
      { ...SET, share: 0.17 },
    ],
  },
  anywhere: 0.12,
  candid: 0.12,
}

const tables = new WeakMap<readonly Manner[], WeakMap<Moves, Float64Array>>()

/** How much likelier a manner makes a move, next to others from there. */
function weightOf(manner: Manner, { toHatch, quiet, hatch, zone }: Terrain, from: number, to: number): number {
  const nearer = (toHatch[from] ?? 0) - (toHatch[to] ?? 0)
  const towards = Math.abs(nearer) < FAR / 2 ? Math.exp(manner.towards * nearer) : 1
  const beside = zone.next[from]?.includes(to as Sector) === true
  return (
    towards * (hatch[to] === 1 ? manner.hatch : 1) * (quiet[to] === 1 ? manner.quiet : 1) * (beside ? 1 : manner.far)
  )
}

function tableOf(manners: readonly Manner[], terrain: Terrain, { start, to }: Moves): Float64Array {
  const n = manners.length
  const like = new Float64Array(to.length * n)
  for (let from = 0; from < CELLS; from++) {
    const first = start[from] ?? 0
    const end = start[from + 1] ?? 0
    for (const [k, manner] of manners.entries()) {
      let sum = 0
      for (let edge = first; edge < end; edge++) sum += weightOf(manner, terrain, from, to[edge] ?? 0)
      for (let edge = first; edge < end; edge++)
        like[edge * n + k] =
          ((1 - manner.whim) * weightOf(manner, terrain, from, to[edge] ?? 0)) / sum + manner.whim / (end - first)
    }
  }
  return like
}

/** How likely each move here is in each manner, move by move, before anyone has made a noise; worked out once. */
export function mannersOn(manners: readonly Manner[], terrain: Terrain, moves: Moves): Float64Array {
  const known = tables.get(manners) ?? new WeakMap<Moves, Float64Array>()
  tables.set(manners, known)
  const old = known.get(moves)
  if (old !== undefined) return old
  const made = tableOf(manners, terrain, moves)
  known.set(moves, made)
  return made
}

/** The terrain a player moves on, and the last noise that someone else has made since he moved. */
export type Scene = { readonly terrain: Terrain; readonly noise: Sector | 'none' }

/** A noise farther away draws nobody any more or less. */
const MOST_STEPS = 30

const pulls = new WeakMap<readonly Manner[], Float64Array>()

/** For each number of steps to a noise, how much likelier it makes a move that ends there, in each manner. */
export function pullsOf(manners: readonly Manner[]): Float64Array {
  const known = pulls.get(manners)
  if (known !== undefined) return known
  const n = manners.length
  const made = Float64Array.from({ length: (FAR + 1) * n }, (_, i) =>
    Math.exp(-(manners[i % n]?.noise ?? 0) * Math.min(MOST_STEPS, Math.floor(i / n))),
  )
  pulls.set(manners, made)
  return made
}

type Sums = Map<Sector, Float32Array>

/** At most this many arrays of sums are remembered, of all terrains together. */
const MOST_SUMS = 2048

const summed = new WeakMap<readonly Manner[], WeakMap<Moves, Sums>>()
/** The places of the sums that are remembered, the oldest first. */
const remembered: { readonly sums: Sums; readonly noise: Sector }[] = []

/**
 * Sums over the moves from each cell, for each manner, each move as likely as this noise makes it. They are worked out
 * by the caller when they are first needed: until then they are 0.
 */
export function sumsBy(manners: readonly Manner[], moves: Moves, noise: Sector): Float32Array {
  const known = summed.get(manners) ?? new WeakMap<Moves, Sums>()
  summed.set(manners, known)
  const sums: Sums = known.get(moves) ?? new Map()
  known.set(moves, sums)
  const old = sums.get(noise)
  if (old !== undefined) return old
  const made = new Float32Array(CELLS * manners.length)
  sums.set(noise, made)
  remembered.push({ sums, noise })
  if (remembered.length > MOST_SUMS) {
    const oldest = remembered.shift()
    oldest?.sums.delete(oldest.noise)
  }
  return made
}

/** The weight of one move of a player with this manner, next to the other moves from there. */
export function weightOfMove(
  manners: readonly Manner[],
  k: number,
  side: Side,
  moves: Moves,
  edge: number,
  { terrain, noise }: Scene,
) {
  const n = manners.length
  const like = mannersOn(manners, terrain, moves)[edge * n + k] ?? 0
  if (noise === 'none') return like
  const away = terrain.steps[side][noise * CELLS + (moves.to[edge] ?? 0)] ?? FAR
  return like * (pullsOf(manners)[away * n + k] ?? 1)
}
