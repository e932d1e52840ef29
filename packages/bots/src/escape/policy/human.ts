import { elementAt } from '@selva/core'
import { type Choice, destinationsOf, isPlain, type Sector, speedOf, wouldDraw } from '@selva/escape'
import { bestOf, nearBest } from '../../pick.ts'
import { suspectAt } from '../belief/belief.ts'
import { exposureAfter, exposureNow } from './exposure.ts'
import { isHopeless, isLastHuman } from './hope.ts'
import { playedOn } from './lookahead.ts'
import { outlookOf } from './outlook.ts'
import { canPlayItem, isOffered, movesOf, type Position } from './position.ts'
import { searchBeforeMove } from './search.ts'
import { type Walk, walkOf } from './walk.ts'

/** How sure others are of a player who holds unseen: hardly, unless a noise gives him away. */
const HELD = { quiet: 0.02, loud: 0.3 }

const hatchAmong = ({ belief }: Position, to: readonly Sector[]): Sector | undefined =>
  to.find((at) => belief.terrain.hatch[at] === 1)

/** ULT-12: the last human wins by changing side; another one does so when he has nothing left to win as a human. */
const mutates = (position: Position): boolean =>
  canPlayItem(position, 'mutation') && (isLastHuman(position) || isHopeless(position))

/** Sectors he could go to with an Adrenaline. */
const dosed = ({ part: partial, me, mine }: Position): readonly Sector[] =>
  destinationsOf(partial, me, { ...mine, adrenaline: true })

/** ITM-10: a card for a better move: into a hatch, or out of reach. */
function adrenalineWorth(position: Position, walk: Walk, best: number): boolean {
  const { belief, part: partial, me, mine, weights } = position
  const speed = speedOf(partial, me, { ...mine, adrenaline: true })
  const exposure = exposureAfter(belief, belief.terrain.moves('human', speed), 'unseen')
  const faster = bestOf(dosed(position), (at) => walk.rate(at, exposure))
  return faster !== undefined && faster.score - best > weights.human.price.adrenaline
}

/** ITM-12: from the Human Sector instead. */
function teleportWorth(position: Position, walk: Walk, best: number, price: number): boolean {
  const { belief, part: partial, me, mine } = position
  const { humanSector } = partial.setting.zone
  const to = destinationsOf(partial, { ...me, at: humanSector }, mine)
  const moves = belief.terrain.moves('human', speedOf(partial, me, mine))
  const exposure = exposureAfter(belief, moves, humanSector)
  const there = bestOf(to, (at) => walk.rate(at, exposure))
  return there !== undefined && there.score - best > price
}

/** SCN-H13, SCN-A2: not to move at all, in secret or openly. */
function stays(position: Position, walk: Walk, best: number): Choice | undefined {
  const { belief, me, weights, part: partial } = position
  const { fear, price } = weights.human
  // Waiting must be deliberate: the clock does not wait (END-6).
  const worth = (risk: number): number => -(fear * risk + walk.onwards(me.at) + walk.late(me.at) + 1)
  const held = belief.terrain.loud[me.at] === 1 ? HELD.loud : HELD.quiet
  if (isOffered(position, 'hold') && worth(walk.risk(me.at, held)) - best > price.power) return { do: 'hold' }
  if (!isOffered(position, 'stand')) return undefined
  const risk = isPlain(partial.setting.zone, me.at) ? walk.riskOf(me.at, exposureNow(belief).drawing(me.at)) : 0
  return worth(risk) - best > price.wait ? { do: 'stand' } : undefined
}

/** PRE: into a hatch if one is near, else on the way to one that promises to be alive at its end. */
export function humanBefore(position: Position): Choice {
  const { belief, part: partial, me, mine, weights, stream } = position
  const { price, slack, despair } = weights.human
  if (mutates(position)) return { do: 'use', item: 'mutation' }
  const to = movesOf(position)
  const out = hatchAmong(position, to)
  if (out !== undefined) return { do: 'move', to: out }
  if (canPlayItem(position, 'adrenaline') && hatchAmong(position, dosed(position)) !== undefined)
    return { do: 'use', item: 'adrenaline' }
  const walk = walkOf(position)
  const moves = belief.terrain.moves('human', speedOf(partial, me, mine))
  const exposure = exposureAfter(belief, moves, me.at === partial.setting.zone.humanSector ? me.at : 'unseen')
  const scores = to.map((at) => walk.rate(at, exposure))
  const best = bestOf(scores, (score) => score)?.score ?? Number.NEGATIVE_INFINITY
  const goal = to[scores.indexOf(best)]
  const threat = goal === undefined ? 0 : walk.riskOf(goal, exposure.drawing(goal))
  const look = searchBeforeMove(position, walk.outlook, threat)
  if (look !== undefined) return look
  if (canPlayItem(position, 'adrenaline') && adrenalineWorth(position, walk, best))
    return { do: 'use', item: 'adrenaline' }
  if (isOffered(position, 'teleport') && teleportWorth(position, walk, best, price.power)) return { do: 'teleport' }
  if (canPlayItem(position, 'teleport') && teleportWorth(position, walk, best, price.teleport))
    return { do: 'use', item: 'teleport' }
  if (threat >= despair && canPlayItem(position, 'mutation')) return { do: 'use', item: 'mutation' }
  const stay = stays(position, walk, best)
  if (stay !== undefined) return stay
  if (to.length === 0) return { do: 'stuck' }
  const proven = playedOn(position, walk, to, scores, exposure)
  return { do: 'move', to: elementAt(to, nearBest(proven, slack, stream)) }
}

/** ITM-14, ULT-23: an attack, by power or by card, where it will likely hit an alien and not a friend. */
export function humanStrike(position: Position): Choice | undefined {
  const own = isOffered(position, 'attack')
  if (!own && !canPlayItem(position, 'attack')) return undefined
  const { belief, part: partial, me, weights } = position
  const { crowd } = outlookOf(belief, partial)
  const hit = (crowd.alien[me.at] ?? 0) - (crowd.human[me.at] ?? 0)
  if (hit < weights.human.aim) return undefined
  return own ? { do: 'attack' } : { do: 'use', item: 'attack' }
}

/** ITM-11, ULT-13, ULT-21: what keeps a card from giving him away, if that is worth it. */
function hush(position: Position): Choice | undefined {
  const { belief, part: partial, me, mine, weights } = position
  const sedatives = canPlayItem(position, 'sedatives')
  const cat = canPlayItem(position, 'cat')
  const power = isOffered(position, 'cat')
  if (!(sedatives || cat || power) || !wouldDraw(partial, me, mine)) return undefined
  const { price, fear } = weights.human
  const walk = walkOf(position)
  const exposure = exposureNow(belief)
  const drawing = exposure.drawing(me.at)
  const danger = fear * walk.riskOf(me.at, drawing)
  // Of two noises one is a lie for sure: an alien picks the wrong one as often as the right one.
  const divided = danger / 2
  if (power && danger - divided > price.cat) return { do: 'cat' }
  if (cat && danger - divided > price.cat) return { do: 'use', item: 'cat' }
  const silent = fear * walk.risk(me.at, exposure.spared(me.at))
  return sedatives && danger - silent > price.sedatives ? { do: 'use', item: 'sedatives' } : undefined
}

/** ARR: what is worth more than just to take the card. */
export function humanArrived(position: Position): Choice {
  if (mutates(position)) return { do: 'use', item: 'mutation' }
  return humanStrike(position) ?? hush(position) ?? { do: 'resolve' }
}

/** ITM-12 at the end of a turn: nobody is attacked in the Human Sector. */
export function humanFlight(position: Position): Choice | undefined {
  const own = isOffered(position, 'teleport')
  if (!own && !canPlayItem(position, 'teleport')) return undefined
  const { belief, part: partial, me, weights } = position
  const { fear, price } = weights.human
  const walk = walkOf(position)
  const struck = suspectAt(belief, belief.seat).at.human[me.at] ?? 0
  const detour = Math.max(0, walk.onwards(partial.setting.zone.humanSector) - walk.onwards(me.at))
  const saved = fear * walk.risk(me.at, struck) - detour
  if (own && saved > price.power) return { do: 'teleport' }
  return canPlayItem(position, 'teleport') && saved > price.power ? { do: 'use', item: 'teleport' } : undefined
}

/** CLOSE */
export function humanClose(position: Position): Choice {
  if (mutates(position)) return { do: 'use', item: 'mutation' }
  return humanStrike(position) ?? humanFlight(position) ?? { do: 'end' }
}
