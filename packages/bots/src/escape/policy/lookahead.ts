import { elementAt, type Seat, type Stream } from '@selva/core'
import { aboard, type Sector, speedOf } from '@selva/escape'
import { weighted } from '../../pick.ts'
import { suspectAt } from '../belief/belief.ts'
import { usualSpeed } from '../belief/turn.ts'
import type { Moves } from '../terrain.ts'
import type { Cases } from './exposure.ts'
import type { Position } from './position.ts'
import { afterMove } from './threat.ts'
import type { Walk } from './walk.ts'

/** Own moves that are played out, the one in question included. */
const DEPTH = 3
/** How sure aliens are on average of a player who passes a sector of this kind. */
const USUAL = { quiet: 0.15, loud: 0.35 }
/** How much worse, in steps, a way may be and still be taken as often as not. */
const STRAY = 0.7

/** An alien of a sampled position. */
type Hunter = { at: Sector; readonly moves: Moves }

/** A place drawn from these chances. */
const drawn = (at: Float64Array, stream: Stream): Sector => weighted([...at], stream) as Sector

/** The aliens as they may stand, drawn from the belief. */
function huntersIn({ belief, part: partial, stream }: Position, walk: Walk): readonly Hunter[] {
  const hunters: Hunter[] = []
  for (const seat of aboard(partial)) {
    if (seat === belief.seat) continue
    const alien = walk.outlook.sides[seat - 1] ?? 0
    if (weighted([alien, 1 - alien], stream) !== 0) continue
    hunters.push({
      at: drawn(suspectAt(belief, seat).at.alien, stream),
      moves: belief.terrain.moves('alien', usualSpeed(partial, seat as Seat, 'alien')),
    })
  }
  return hunters
}

/** Does one of them strike at this sector, as tempting as each sector is to them? All move on. */
function isStruck(
  hunters: readonly Hunter[],
  me: Sector,
  tempting: (at: Sector) => number,
  idle: number,
  stream: Stream,
): boolean {
  let struck = false
  for (const hunter of hunters) {
    const { start, to } = hunter.moves
    const reach = [...to.subarray(start[hunter.at] ?? 0, start[hunter.at + 1] ?? 0)] as Sector[]
    if (reach.length === 0) continue
    const likes = reach.map(tempting)
    const goes = weighted([idle, ...likes], stream)
    const target = goes === 0 ? elementAt(reach, stream.below(reach.length)) : elementAt(reach, goes - 1)
    if (goes > 0 && target === me) struck = true
    hunter.at = target
  }
  return struck
}

/** How good it proves to go there, in steps: the mean over games played on from positions that the belief allows. */
function meanOf(position: Position, walk: Walk, to: Sector, cases: Cases, playouts: number): number {
  const { belief, part: partial, me, mine, weights, stream } = position
  const { terrain } = belief
  const steps = terrain.moves('human', 1)
  const crowds = [walk.outlook.crowd.human]
  for (let k = 1; k < DEPTH; k++)
    crowds.push(afterMove(elementAt(crowds, k - 1), terrain.moves('human', speedOf(partial, me, mine))))
  let sum = 0
  for (let game = 0; game < playouts; game++) {
    const hunters = huntersIn(position, walk)
    let at = to
    let score = 0
    for (let move = 0; move < DEPTH; move++) {
      const chances = cases.map(([chance]) => chance)
      const sure =
        move === 0 ? (cases[weighted(chances, stream)]?.[1] ?? 0) : terrain.loud[at] === 1 ? USUAL.loud : USUAL.quiet
      const crowd = elementAt(crowds, move)
      const here = at
      const tempting = (cell: Sector): number => walk.danger.tempting(cell, crowd[cell] ?? 0, cell === here ? sure : 0)
      if (isStruck(hunters, here, tempting, walk.danger.idle, stream)) {
        score += weights.human.fear
        break
      }
      if (terrain.hatch[at] === 1 || move === DEPTH - 1) break
      const ways = [...steps.to.subarray(steps.start[at] ?? 0, steps.start[at + 1] ?? 0)] as Sector[]
      if (ways.length === 0) break
      const costs = ways.map(walk.onwards)
      const least = Math.min(...costs)
      at = elementAt(
        ways,
        weighted(
          costs.map((cost) => Math.exp((least - cost) / STRAY)),
          stream,
        ),
      )
      score += 1
    }
    sum -= score + walk.onwards(at) + walk.late(at)
  }
  return sum / playouts
}

/** The moves with the best scores, with what playing on from each of them shows instead; the others far behind. */
export function playedOn(
  position: Position,
  walk: Walk,
  to: readonly Sector[],
  scores: readonly number[],
  casesOf: (at: Sector) => Cases,
): readonly number[] {
  const { candidates, playouts } = position.skill
  if (candidates < 2 || playouts < 1) return scores
  const limit = scores.toSorted((a, b) => b - a)[Math.min(candidates, scores.length) - 1] ?? Number.NEGATIVE_INFINITY
  return scores.map((score, i) => {
    const at = elementAt(to, i)
    if (score < limit) return Number.NEGATIVE_INFINITY
    // The figure alone is blunt, and so are few games: together they are better than each.
    return (score + meanOf(position, walk, at, casesOf(at), playouts)) / 2
  })
}
