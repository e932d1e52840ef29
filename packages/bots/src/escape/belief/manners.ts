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

const PLAIN: Manner = { share: 1, towards: 0, quiet: 1, hatch: 1, far: 1, noise: 0 }

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
      { ...PLAIN, share: 0.2, towards: 2.5, hatch: 100 },
      { ...PLAIN, share: 0.2, towards: 1.2, quiet: 1.3, hatch: 50 },
      { ...PLAIN, share: 0.2, towards: 0.6, quiet: 5, hatch: 30 },
      { ...PLAIN, share: 0.2, towards: 0.3, quiet: 2, hatch: 15 },
      { ...PLAIN, share: 0.1, towards: -0.4, quiet: 3, hatch: 5, noise: -0.4 },
      { ...PLAIN, share: 0.1 },
    ],
    alien: [
      { ...PLAIN, share: 0.25, far: 2, noise: 1 },
      { ...PLAIN, share: 0.1, far: 2, noise: 2.5 },
      { ...PLAIN, share: 0.2, far: 1.5, towards: 0.8 },
      { ...PLAIN, share: 0.2, far: 2.5 },
      { ...PLAIN, share: 0.15, quiet: 4, far: 1.5, noise: 0.4 },
      { ...PLAIN, share: 0.1 },
    ],
  },
  anywhere: 0.3,
  candid: 0.3,
}

/** The weight of each manner for each move of a table of moves, before they are made to sum to 1: edge by edge. */
type MannerTable = {
  readonly like: Float64Array
  /** 1 / the sum over the moves from a cell, cell by cell. */
  readonly scale: Float64Array
}

const tables = new WeakMap<readonly Manner[], WeakMap<Moves, MannerTable>>()

function tableOf(manners: readonly Manner[], terrain: Terrain, { start, to }: Moves): MannerTable {
  const n = manners.length
  const like = new Float64Array(to.length * n)
  const scale = new Float64Array(CELLS * n)
  const { toHatch, quiet, hatch, zone } = terrain
  for (let from = 0; from < CELLS; from++)
    for (let edge = start[from] ?? 0; edge < (start[from + 1] ?? 0); edge++) {
      const end = to[edge] ?? 0
      const nearer = (toHatch[from] ?? 0) - (toHatch[end] ?? 0)
      const beside = zone.next[from]?.includes(end as Sector) === true
      for (const [k, manner] of manners.entries()) {
        const towards = Math.abs(nearer) < FAR / 2 ? Math.exp(manner.towards * nearer) : 1
        const open = hatch[end] === 1 ? manner.hatch : 1
        const weight = towards * open * (quiet[end] === 1 ? manner.quiet : 1) * (beside ? 1 : manner.far)
        like[edge * n + k] = weight
        scale[from * n + k] = (scale[from * n + k] ?? 0) + weight
      }
    }
  for (let i = 0; i < scale.length; i++) scale[i] = 1 / (scale[i] ?? 1)
  return { like, scale }
}

/** How a side's manners weigh its moves here; worked out once. */
export function mannersOn(manners: readonly Manner[], terrain: Terrain, moves: Moves): MannerTable {
  const known = tables.get(manners) ?? new WeakMap<Moves, MannerTable>()
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

const pulls = new WeakMap<Manner, Float64Array>()

/** How much likelier a noise makes a move that ends so many steps from it. */
export function pullsOf(manner: Manner): Float64Array {
  const known = pulls.get(manner)
  if (known !== undefined) return known
  const made = Float64Array.from({ length: FAR + 1 }, (_, steps) =>
    Math.exp(-manner.noise * Math.min(MOST_STEPS, steps)),
  )
  pulls.set(manner, made)
  return made
}

/** How much likelier the noise makes a move to this cell. */
const pullOf = (manner: Manner, side: Side, { terrain, noise }: Scene, at: number): number =>
  noise === 'none' ? 1 : (pullsOf(manner)[terrain.steps[side][noise * CELLS + at] ?? FAR] ?? 1)

/** The weight of one move of a player with this manner, next to the other moves from there. */
export function weightOfMove(
  manners: readonly Manner[],
  k: number,
  side: Side,
  moves: Moves,
  edge: number,
  scene: Scene,
) {
  const { like } = mannersOn(manners, scene.terrain, moves)
  const manner = manners[k]
  return manner === undefined
    ? 0
    : (like[edge * manners.length + k] ?? 0) * pullOf(manner, side, scene, moves.to[edge] ?? 0)
}
