import { elementAt } from '@selva/core'
import { CELLS, type Choice, destinationsOf, type Sector, speedOf, wouldDraw } from '@selva/escape'
import { bestOf, nearBest } from '../../pick.ts'
import { suspectAt } from '../belief/belief.ts'
import { FAR } from '../terrain.ts'
import { thresholdAt } from '../weights.ts'
import { urgencyAt } from './danger.ts'
import { outlookOf } from './outlook.ts'
import { canPlayItem, isOffered, movesOf, type Position } from './position.ts'
import { addReach, afterMove } from './threat.ts'

/** Expected places of the other players, as an alien sees them. */
type Hunt = {
  readonly prey: Float64Array
  readonly kin: Float64Array
  /** The least expected gain that is worth a strike. */
  readonly threshold: number
  /** How much more prey counts in each sector. */
  urgency(at: number): number
}

/** OWN-8: the courier counts for more than any other human. */
function preyIn({ belief, part: { courier }, weights: { alien } }: Position, humans: Float64Array): Float64Array {
  if (courier === 'none') return humans
  const { at } = suspectAt(belief, courier)
  return humans.map((n, i) => n + (alien.courier - 1) * (at.human[i] ?? 0))
}

function huntOf(position: Position): Hunt {
  const {
    belief,
    part: partial,
    weights: { alien },
  } = position
  const { crowd } = outlookOf(belief, partial)
  const { rules, seats } = partial.setting
  // SCN-B6: everybody is prey, and no hatch leads out.
  if (rules.humans(seats) === 0)
    return { prey: crowd.alien, kin: new Float64Array(CELLS), threshold: alien.melee, urgency: () => 1 }
  const { terrain } = belief
  return {
    prey: preyIn(position, crowd.human),
    kin: crowd.alien,
    threshold: thresholdAt(partial.setting, alien),
    // Humans count for more the nearer they are to a hatch.
    urgency: (at) => urgencyAt(terrain, alien, at),
  }
}

/** Expected gain of a strike there: nothing if no prey can be there. */
function gain({ prey, kin, urgency }: Hunt, at: Sector, { weights: { alien } }: Position): number {
  const met = prey[at] ?? 0
  if (met === 0) return 0
  return (met * urgency(at)) / (1 + alien.hatch / 2) - alien.kin * (kin[at] ?? 0)
}

const nearBySpeed = new Map<string, Float64Array>()

/** How much a human counts who is so many steps away; worked out once. */
function nearness(far: number, speed: number): Float64Array {
  const key = `${far} ${speed}`
  const known = nearBySpeed.get(key)
  if (known !== undefined) return known
  const made = Float64Array.from({ length: FAR + 1 }, (_, steps) => far ** Math.max(1, Math.ceil(steps / speed)))
  nearBySpeed.set(key, made)
  return made
}

/** How good it is to move to each of these: to strike there now, else to be close to where prey will be. */
function ratings(position: Position, hunt: Hunt): (at: Sector) => number {
  const { belief, part: partial, me, mine, weights } = position
  const { terrain } = belief
  const { alien } = weights
  const { rules, seats } = partial.setting
  const speed = speedOf(partial, me, mine)
  const side = rules.humans(seats) === 0 ? 'alien' : 'human'
  const soon = afterMove(hunt.prey, terrain.moves(side, rules.speed(side)))
  const covered = new Float64Array(CELLS)
  addReach(hunt.kin, terrain.moves('alien', rules.speed('alien')), covered)
  const worth: number[] = []
  const where: number[] = []
  for (const at of terrain.zone.sectors) {
    const p = soon[at] ?? 0
    if (p < 1e-6) continue
    where.push(at)
    worth.push((p * hunt.urgency(at)) / (1 + alien.cover * (covered[at] ?? 0)))
  }
  const near = nearness(alien.far, speed)
  const steps = terrain.steps.alien
  return (at) => {
    const hoped = gain(hunt, at, position)
    let score = hoped >= hunt.threshold ? alien.strike * hoped : 0
    const row = at * CELLS
    for (let i = 0; i < where.length; i++) score += (worth[i] ?? 0) * (near[steps[row + (where[i] ?? 0)] ?? FAR] ?? 0)
    return score
  }
}

/** ULT-30, ULT-32: an item that makes this turn's move much better; to run farther only if there is something to strike. */
function boosts(position: Position, hunt: Hunt, rate: (at: Sector) => number, best: number): Choice | undefined {
  const { part: partial, me, mine, weights } = position
  const better = (to: readonly Sector[]): Sector | undefined => {
    const found = bestOf(to, rate)
    return found !== undefined && found.score > best * weights.alien.card ? found.best : undefined
  }
  if (canPlayItem(position, 'adrenaline')) {
    const goal = better(destinationsOf(partial, me, { ...mine, adrenaline: true }))
    if (goal !== undefined && gain(hunt, goal, position) >= hunt.threshold) return { do: 'use', item: 'adrenaline' }
  }
  const { humanSector } = partial.setting.zone
  if (
    canPlayItem(position, 'teleport') &&
    better(destinationsOf(partial, { ...me, at: humanSector }, mine)) !== undefined
  )
    return { do: 'use', item: 'teleport' }
  return undefined
}

/** PRE */
export function alienBefore(position: Position): Choice {
  const { me, weights, stream } = position
  const to = movesOf(position)
  const hunt = huntOf(position)
  const rate = ratings(position, hunt)
  const scores = to.map(rate)
  const best = bestOf(scores, (score) => score)?.score ?? 0
  // ULT-35, SCN-A2: to strike where one is.
  if (gain(hunt, me.at, position) >= hunt.threshold && rate(me.at) > best) {
    if (isOffered(position, 'lurk')) return { do: 'lurk' }
    if (isOffered(position, 'stand')) return { do: 'stand' }
  }
  const boost = boosts(position, hunt, rate, best)
  if (boost !== undefined) return boost
  if (to.length === 0) return { do: 'stuck' }
  // Aliens who think alike must not all come to the same place: one attack would end them.
  const { slack, drift } = weights.alien
  const strikes = to.some((at) => gain(hunt, at, position) >= hunt.threshold)
  return { do: 'move', to: elementAt(to, nearBest(scores, strikes ? slack : Math.max(slack, drift * best), stream)) }
}

/** ARR, ATK-1: strike here, or go on unseen? */
export function alienArrived(position: Position): Choice {
  const { part: partial, me, mine } = position
  if (mine.lurking) return { do: 'attack' }
  if (isOffered(position, 'attack')) {
    const hunt = huntOf(position)
    if (gain(hunt, me.at, position) >= hunt.threshold) return { do: 'attack' }
  }
  // ULT-31: Sedatives cost nothing that an alien needs, and look human.
  if (canPlayItem(position, 'sedatives') && wouldDraw(partial, me, mine)) return { do: 'use', item: 'sedatives' }
  return { do: 'resolve' }
}
