import { elementAt, fastChance, type Stream } from '@selva/core'
import { aboard, CELLS, type Sector } from '@selva/escape'
import { suspectAt } from '../belief/belief.ts'
import { usualSpeed } from '../belief/turn.ts'
import type { Moves } from '../terrain.ts'
import type { Exposure } from './exposure.ts'
import { type Hearsay, hearsayFrom } from './hearsay.ts'
import type { Position } from './position.ts'
import { afterMove } from './threat.ts'
import type { Walk } from './walk.ts'

/** Own moves that are played out, the one in question included. */
const DEPTH = 4
/** How much worse, in steps, a way may be and still be taken as often as not. */
const STRAY = 0.7
/**
 * An alien of a game that is played on strikes where it is tempted most, and hardly where less than its threshold tempts
 * it: this power of a temptation says how strictly.
 */
const STRICT = 5
/** How tempting it is to such an alien not to strike, next to how it is thought to be on average. */
const PATIENT = 4
/** How much what is played on counts, next to the figure that it is compared with. */
const PLAYED = 0.8
/** Fine enough for any chance. */
const GRAIN = 2 ** 30

const share = (stream: Stream): number => stream.below(GRAIN) / GRAIN

/** Another player who may be an alien, and where he may then be. */
type Threat = { readonly alien: number; readonly at: Float64Array; readonly moves: Moves }

/** All that stays the same in the games that are played on from one position. */
type Outset = {
  readonly position: Position
  readonly walk: Walk
  readonly sectors: readonly Sector[]
  readonly threats: readonly Threat[]
  /** By move: the expected number of other humans in each sector, and how tempting that makes it. */
  readonly crowds: readonly Float64Array[]
  readonly tempting: readonly Float64Array[]
  readonly steps: Moves
}

function outsetOf(position: Position, walk: Walk): Outset {
  const { belief, part: partial } = position
  const { terrain } = belief
  const { sectors } = terrain.zone
  const steps = terrain.moves('human', 1)
  const threats: Threat[] = []
  for (const seat of aboard(partial)) {
    const alien = seat === belief.seat ? 0 : (walk.outlook.sides[seat - 1] ?? 0)
    const moves = terrain.moves('alien', usualSpeed(partial, seat, 'alien'))
    if (alien > 0) threats.push({ alien, at: suspectAt(belief, seat).at.alien, moves })
  }
  const crowds = [walk.outlook.crowd.human]
  for (let k = 1; k < DEPTH; k++) crowds.push(afterMove(elementAt(crowds, k - 1), steps))
  const tempting = crowds.map((crowd) => {
    const out = new Float64Array(CELLS)
    for (const at of terrain.zone.plain) out[at] = walk.danger.tempting(at, crowd[at] ?? 0, 0) ** STRICT
    return out
  })
  return { position, walk, sectors, threats, crowds, tempting, steps }
}

/** A place drawn from chances that sum to 1. */
function drawn(at: Float64Array, sectors: readonly Sector[], stream: Stream): Sector {
  let rest = share(stream)
  for (let s = 0; s < sectors.length; s++) {
    rest -= at[sectors[s] ?? 0] ?? 0
    if (rest < 0) return elementAt(sectors, s)
  }
  return elementAt(sectors, 0)
}

/** An alien of a sampled position. */
type Hunter = { at: Sector; readonly moves: Moves }

/** The aliens as they may stand, drawn from the belief. */
const huntersIn = ({ threats, sectors }: Outset, stream: Stream): readonly Hunter[] =>
  threats
    .filter(({ alien }) => share(stream) < alien)
    .map(({ at, moves }) => ({ at: drawn(at, sectors, stream), moves }))

/** Every alien moves once: to a sector that tempts it, or to any. Does one of them strike here? */
function areStruck(
  hunters: readonly Hunter[],
  here: Sector,
  tempting: Float64Array,
  own: number,
  idle: number,
  stream: Stream,
): boolean {
  let struck = false
  for (const hunter of hunters) {
    const { start, to } = hunter.moves
    const first = start[hunter.at] ?? 0
    const end = start[hunter.at + 1] ?? 0
    if (first === end) continue
    let sum = idle
    for (let k = first; k < end; k++) sum += to[k] === here ? own : (tempting[to[k] ?? 0] ?? 0)
    let rest = share(stream) * sum - idle
    const strikes = rest >= 0
    let goes = strikes ? first : first + stream.below(end - first)
    while (strikes && goes < end - 1) {
      rest -= to[goes] === here ? own : (tempting[to[goes] ?? 0] ?? 0)
      if (rest < 0) break
      goes++
    }
    hunter.at = (to[goes] ?? hunter.at) as Sector
    struck ||= strikes && hunter.at === here
  }
  return struck
}

/** One step on, likelier the cheaper the way from there. */
function stepOn({ steps, walk }: Outset, from: Sector, stream: Stream): Sector {
  const first = steps.start[from] ?? 0
  const ways = [...steps.to.subarray(first, steps.start[from + 1] ?? 0)] as Sector[]
  if (ways.length === 0) return from
  const costs = ways.map(walk.onwards)
  const least = Math.min(...costs)
  const likes = costs.map((cost) => Math.exp((least - cost) / STRAY))
  let rest = share(stream) * likes.reduce((a, b) => a + b, 0)
  for (const [i, like] of likes.entries()) {
    rest -= like
    if (rest < 0) return elementAt(ways, i)
  }
  return elementAt(ways, 0)
}

/** The result of one game that goes on from a move, in steps; the aliens stand as they were drawn. */
function playOn(outset: Outset, to: Sector, hearsay: Hearsay, hunters: readonly Hunter[], stream: Stream): number {
  const { position, walk, crowds, tempting } = outset
  const { terrain } = position.belief
  const { fear } = position.weights.human
  const { onwards, late, danger } = walk
  let at = to
  let heard = hearsay
  for (let move = 0; ; move++) {
    const cases = heard.exposure.drawing(at)
    let rest = share(stream)
    let which = 0
    while (which < cases.length - 1 && rest >= (cases[which]?.[0] ?? 0)) rest -= cases[which++]?.[0] ?? 0
    const sure = cases[which]?.[1] ?? 0
    const own = danger.tempting(at, crowds[move]?.[at] ?? 0, sure) ** STRICT
    const still = elementAt(tempting, move)
    if (areStruck(hunters, at, still, own, (PATIENT * danger.idle) ** STRICT, stream))
      return -(move + fear + onwards(at))
    if (terrain.hatch[at] === 1 || move === DEPTH - 1) return -(move + onwards(at) + late(at))
    const loud = terrain.loud[at] === 1
    heard = heard.after(!loud ? 'quiet' : which === 0 && cases.length > 1 ? at : 'loud', at, sure)
    at = stepOn(outset, at, stream)
  }
}

/**
 * The moves with the best scores, with what playing on from each of them shows as well; the others far behind. All of them
 * are played on from the same positions with the same luck, so that they differ by what they are alone.
 */
export function playedOn(
  position: Position,
  walk: Walk,
  to: readonly Sector[],
  scores: readonly number[],
  exposure: Exposure,
): readonly number[] {
  const { candidates, playouts } = position.skill
  if (candidates < 2 || playouts < 1 || to.length < 2) return scores
  const limit = scores.toSorted((a, b) => b - a)[Math.min(candidates, scores.length) - 1] ?? Number.NEGATIVE_INFINITY
  const outset = outsetOf(position, walk)
  const hearsay = hearsayFrom(position.belief, outset.steps, exposure)
  const sums = scores.map(() => 0)
  for (let game = 0; game < playouts; game++) {
    const luck = position.stream.below(GRAIN)
    const hunters = huntersIn(outset, fastChance(luck))
    for (const [i, score] of scores.entries()) {
      if (score < limit) continue
      const standing = hunters.map((hunter) => ({ ...hunter }))
      sums[i] = (sums[i] ?? 0) + playOn(outset, elementAt(to, i), hearsay, standing, fastChance(luck + 1))
    }
  }
  // The figure alone is blunt, and so are few games: together they are better than each.
  return scores.map((score, i) =>
    score < limit ? Number.NEGATIVE_INFINITY : (1 - PLAYED) * score + (PLAYED * (sums[i] ?? 0)) / playouts,
  )
}
