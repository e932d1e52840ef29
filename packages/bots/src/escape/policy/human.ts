import { type Stream, the } from '@selva/core'
import { CELLS, CHARACTERS, type Part, playerAt, type Sector } from '@selva/escape'
import { nearBest } from '../../pick.ts'
import { type Belief, crowd, sidesSeen } from '../belief/belief.ts'
import type { Temper } from '../temper.ts'
import type { Terrain } from '../terrain.ts'
import { exposureOf } from './exposure.ts'
import { afterMove, withinReach } from './threat.ts'

/** How sure an alien is on average of somebody who passes a sector of this kind. */
const USUAL = { secure: 0.15, dangerous: 0.35 }

/**
 * Every human has a favourite hatch, another one than his fellows' as far as the hatches go round: they cannot agree
 * on it, but each knows his character and who began. Nobody else knows the former.
 */
function favourite(part: Part, belief: Belief): number {
  const { character } = playerAt(part, belief.seat)
  const mine = character === undefined ? 0 : CHARACTERS.indexOf(character)
  return (mine + part.first) % part.setting.zone.hatches.length
}

/** What it costs to come from each sector to a hatch: a step each, and the danger on the way. */
function costToHatch(terrain: Terrain, toll: Float64Array, atHatch: (hatch: number) => number): Float64Array {
  const { zone, moves } = terrain
  const cost = new Float64Array(CELLS).fill(Number.POSITIVE_INFINITY)
  for (const [i, { at }] of zone.hatches.entries()) if (terrain.hatch[at] === 1) cost[at] = atHatch(i)
  const { start, to } = moves.human
  const outwards = zone.plain.toSorted((a, b) => (terrain.toHatch[a] ?? 0) - (terrain.toHatch[b] ?? 0))
  for (let changed = true; changed; ) {
    changed = false
    for (const at of outwards) {
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

/** Where a human goes: into a hatch if one is near, else on the way to one that promises to be alive at its end. */
export function humanMove(
  belief: Belief,
  part: Part,
  to: readonly Sector[],
  { human: temper }: Temper,
  stream: Stream,
): Sector {
  const { terrain } = belief
  const out = to.find((at) => terrain.hatch[at] === 1)
  if (out !== undefined) return out
  const sides = sidesSeen(belief, part)
  const aliens = crowd(belief, part, sides, 'alien')
  // An alien must move (MOV-1), so it cannot strike where it stands now.
  const soon = withinReach(aliens, terrain.moves.alien)
  const later = withinReach(afterMove(aliens, terrain.moves.alien), terrain.moves.alien)
  const toll = new Float64Array(CELLS)
  for (const at of terrain.zone.plain) {
    const usual = terrain.secure[at] === 1 ? USUAL.secure : USUAL.dangerous
    toll[at] = 1 + temper.foresight * (later[at] ?? 0) * usual
  }
  for (const { at } of terrain.zone.hatches) toll[at] = 1
  const liked = favourite(part, belief)
  const onwards = costToHatch(terrain, toll, (hatch) => (hatch === liked ? 0 : temper.taste))
  const exposure = exposureOf(belief)
  // Who has no time left has nothing to fear but the clock (END-6).
  const spare = part.setting.rules.rounds - part.round
  const scores = to.map((at) => {
    const struck = exposure(at)
    const risk = Math.min(1, soon[at] ?? 0) * (struck / (struck + temper.boldness))
    const late = (terrain.toHatch[at] ?? 0) > spare - 1 ? CELLS : 0
    return -(temper.fear * risk + (onwards[at] ?? 0) + late)
  })
  return the(to, nearBest(scores, temper.slack, stream))
}
