import { CELLS, CHARACTERS, type PartialState, playerAt, type Sector } from '@selva/escape'
import type { Belief } from '../belief/belief.ts'
import { FAR, type Terrain } from '../terrain.ts'
import { type Danger, dangerOf } from './danger.ts'
import type { Cases, Exposure } from './exposure.ts'
import { type Outlook, outlookOf, strikeLater } from './outlook.ts'
import { holds, type Position } from './position.ts'

/** How sure an alien is on average of a player who passes a sector of this kind. */
const USUAL = { quiet: 0.15, loud: 0.35 }

/** Considerations of a human before he goes anywhere. */
export type Walk = {
  readonly outlook: Outlook
  readonly danger: Danger
  /** How likely he is killed in a sector before he can leave it, if aliens are so sure that he is there. */
  risk(at: Sector, sure: number): number
  /** The same over all that they may hear of him. */
  riskOf(at: Sector, cases: Cases): number
  /** Cost, in steps, of coming from here to a hatch. */
  onwards(at: Sector): number
  /** Cost of being here if there is no time left to reach a hatch (END-6). */
  late(at: Sector): number
  /** How good it is to move there, in steps. */
  rate(to: Sector, exposure: Exposure): number
}

/**
 * Every human has a favourite hatch, another one than his fellows' as far as the hatches go round: they cannot agree
 * on it, but each knows his character and who began. Nobody else knows the former.
 */
function favourite(partial: PartialState, belief: Belief): number {
  const { character } = playerAt(partial, belief.seat)
  const mine = character === undefined ? 0 : CHARACTERS.indexOf(character)
  return (mine + partial.first) % partial.setting.zone.hatches.length
}

/** HAT-3, DCK-9: how likely the next hatch card lets one go. The Engineer needs one green card of two (HAT-4). */
export function greenChance({ part: partial, me }: Pick<Position, 'part' | 'me'>): number {
  const { rules } = partial.setting
  if (rules.hatchMode !== 'card') return 1
  const { hatchPile, hatchShown } = partial
  const { size, bag } = hatchPile.size > 0 ? hatchPile : hatchShown
  if (size === 0 || bag === undefined) return 1
  const red = bag.red / size
  const two = rules.powers[me.character]?.picksHatchCard === true && size > 1
  return 1 - (two ? red * Math.max(0, (bag.red - 1) / (size - 1)) : red)
}

/** Steps from an open hatch to the nearest other one. */
function toAnother({ zone, hatch, steps }: Terrain, from: Sector): number {
  let least = FAR
  for (const { at } of zone.hatches)
    if (at !== from && hatch[at] === 1) least = Math.min(least, steps.human[from * CELLS + at] ?? FAR)
  return least
}

/** Cost of coming from each sector to a hatch: a step each, and the danger on the way. */
function costToHatch(terrain: Terrain, toll: Float64Array, atHatch: (hatch: number) => number): Float64Array {
  const { zone } = terrain
  const cost = new Float64Array(CELLS).fill(Number.POSITIVE_INFINITY)
  for (const [i, { at }] of zone.hatches.entries()) {
    if (terrain.hatch[at] === 1) cost[at] = atHatch(i)
    // OWN-3: a locked hatch cannot be entered, but waited for beside it.
    if (terrain.locked[at] === 1)
      for (const next of zone.next[at] ?? []) cost[next] = Math.min(cost[next] ?? 0, 1 + atHatch(i))
  }
  const { start, to } = terrain.moves('human', 1)
  for (let changed = true; changed; ) {
    changed = false
    for (const at of terrain.outwards) {
      let best = cost[at] ?? 0
      const end = start[at + 1] ?? 0
      for (let k = start[at] ?? 0; k < end; k++) {
        const next = to[k] ?? 0
        best = Math.min(best, (toll[next] ?? 0) + (cost[next] ?? 0))
      }
      if (best < (cost[at] ?? 0) - 1e-9) {
        cost[at] = best
        changed = true
      }
    }
  }
  return cost
}

/** Can he attack as soon as he has moved? */
const isArmed = (position: Position): boolean => {
  const { me, part: partial } = position
  return holds(position, 'attack') || (partial.setting.rules.powers[me.character]?.strikes === true && !me.spent)
}

export function walkOf(position: Position): Walk {
  const { belief, part: partial, weights } = position
  const { human } = weights
  const { terrain } = belief
  const { zone, rules } = partial.setting
  const outlook = outlookOf(belief, partial)
  const later = strikeLater(belief, outlook)
  const toll = new Float64Array(CELLS)
  for (const at of zone.plain)
    toll[at] =
      1 +
      (terrain.loud[at] === 1 ? human.hush : 0) +
      human.foresight * (later[at] ?? 0) * (terrain.quiet[at] === 1 ? USUAL.quiet : USUAL.loud)
  for (const { at } of zone.hatches) toll[at] = 1
  const liked = favourite(partial, belief)
  const red = 1 - greenChance(position)
  const cost = costToHatch(terrain, toll, (hatch) => {
    const at = zone.hatches[hatch]?.at
    const again = at === undefined || red === 0 ? 0 : red * Math.min(human.spare, toAnother(terrain, at))
    const wait = Math.max(0, rules.unlocksIn(zone.hatches[hatch]?.number ?? 0) - partial.round)
    return wait + again + (hatch === liked ? 0 : human.taste)
  })
  const { start, to: ways } = terrain.moves('human', 1)
  const onwards = (at: Sector): number => {
    const known = cost[at] ?? Number.POSITIVE_INFINITY
    if (known < Number.POSITIVE_INFINITY) return known
    // A start sector or a closed hatch: from there as from its neighbours. Where no hatch is left, all is far.
    let best: number = CELLS
    for (let k = start[at] ?? 0; k < (start[at + 1] ?? 0); k++)
      best = Math.min(best, (toll[ways[k] ?? 0] ?? 0) + (cost[ways[k] ?? 0] ?? 0))
    return best
  }
  const danger = dangerOf(position, outlook)
  const riskOf = (at: Sector, cases: Cases): number =>
    cases.reduce((sum, [chance, sure]) => sum + chance * danger.struck(at, sure), 0)
  const armed = isArmed(position)
  // A player who has no time left has nothing to fear but the clock.
  const spare = partial.last - partial.round
  const late = (at: Sector): number => ((terrain.toHatch[at] ?? 0) > spare - 1 ? CELLS : 0)
  return {
    outlook,
    danger,
    risk: danger.struck,
    riskOf,
    onwards,
    late,
    rate(to, exposure) {
      const hit = armed ? (outlook.crowd.alien[to] ?? 0) - (outlook.crowd.human[to] ?? 0) : 0
      const kill = hit >= human.aim ? human.kill * Math.min(1, hit) : 0
      const noise = terrain.loud[to] === 1 ? human.hush : 0
      return kill - (human.fear * riskOf(to, exposure.drawing(to)) + noise + onwards(to) + late(to))
    },
  }
}
