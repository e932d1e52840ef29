import { type Stream, the } from '@selva/core'
import { CELLS, type Part, type Sector } from '@selva/escape'
import { nearBest } from '../../pick.ts'
import { type Belief, crowd, sidesSeen } from '../belief/belief.ts'
import type { Temper } from '../temper.ts'
import { FAR, type Terrain } from '../terrain.ts'
import { afterMove, withinReach } from './threat.ts'

/** Who may stand where, from an alien's chair. */
type Prey = { readonly humans: Float64Array; readonly kin: Float64Array }

function preyOf(belief: Belief, part: Part): Prey {
  const sides = sidesSeen(belief, part)
  return { humans: crowd(belief, part, sides, 'human'), kin: crowd(belief, part, sides, 'alien') }
}

/** Humans count for more the nearer they are to a hatch. */
const urgency = (terrain: Terrain, at: number, { alien }: Temper): number =>
  1 + alien.hatch * Math.exp(-Math.max(0, (terrain.toHatch[at] ?? FAR) - 1) / alien.fade)

/** What a strike there is expected to bring: nothing if no human can be there. */
function gain(prey: Prey, at: Sector, terrain: Terrain, temper: Temper): number {
  const humans = prey.humans[at] ?? 0
  if (humans === 0) return 0
  const urgent = urgency(terrain, at, temper) / (1 + temper.alien.hatch / 2)
  return humans * urgent - temper.alien.kin * (prey.kin[at] ?? 0)
}

/** ATK-1: strike here, or go on unseen? */
export function strikes(belief: Belief, part: Part, at: Sector, temper: Temper): boolean {
  const hoped = gain(preyOf(belief, part), at, belief.terrain, temper)
  return hoped >= temper.alien.threshold
}

/** Where an alien goes: where it can strike now, else close to where humans will be, above all near hatches. */
export function alienMove(belief: Belief, part: Part, to: readonly Sector[], temper: Temper, stream: Stream): Sector {
  const { terrain } = belief
  const { alien } = temper
  const prey = preyOf(belief, part)
  const humans = afterMove(prey.humans, terrain.moves.human)
  const covered = withinReach(prey.kin, terrain.moves.alien)
  const worth: number[] = []
  const where: number[] = []
  for (const at of terrain.zone.sectors) {
    const p = humans[at] ?? 0
    if (p < 1e-6) continue
    where.push(at)
    worth.push((p * urgency(terrain, at, temper)) / (1 + alien.cover * (covered[at] ?? 0)))
  }
  const near = Float64Array.from({ length: FAR + 1 }, (_, steps) => alien.far ** Math.max(1, Math.ceil(steps / 2)))
  const scores = to.map((at) => {
    const hoped = gain(prey, at, terrain, temper)
    let score = hoped >= alien.threshold ? alien.strike * hoped : 0
    const row = at * CELLS
    for (let i = 0; i < where.length; i++)
      score += (worth[i] ?? 0) * (near[terrain.steps[row + (where[i] ?? 0)] ?? FAR] ?? 0)
    return score
  })
  return the(to, nearBest(scores, alien.slack, stream))
}
