import type { Stream } from '@selva/core'
import type { Sector } from '@selva/escape'
import { weighted } from '../pick.ts'
import { type Belief, suspectAt } from './belief/belief.ts'
import { canBe } from './belief/suspect.ts'
import { stepsBetween } from './terrain.ts'
import type { Weights } from './weights.ts'

/**
 * Picks the sector to name, when one may name more than one's own. A good lie is one that a human in one's place could
 * be telling the truth with (so never a sector that costs no card, nor one out of reach), and that leads away from
 * where one is. Humans and aliens lie alike: a listener who could tell their lies apart would know what they are.
 */
export function bluffSector(
  belief: Belief,
  at: Sector,
  named: readonly Sector[],
  { lure }: Weights,
  stream: Stream,
): Sector {
  const [only, ...others] = named
  if (only === undefined || others.length === 0) return only ?? at
  const { terrain } = belief
  const me = suspectAt(belief, belief.seat)
  const side = canBe(me, 'human') ? 'human' : 'alien'
  const places = me.at[side]
  const credible: Sector[] = []
  const weights: number[] = []
  for (const sector of named) {
    const likely = places[sector] ?? 0
    if (sector === at || terrain.loud[sector] !== 1 || likely === 0) continue
    credible.push(sector)
    weights.push(likely * (1 + stepsBetween(terrain, side, at, sector) / 2) ** lure)
  }
  // A player who could only be here cannot hide it: any other sector is as good.
  return credible[weighted(weights, stream)] ?? openLie(belief, at, named, stream)
}

/** A sector that costs a card, any but one's own. */
function openLie({ terrain }: Belief, at: Sector, named: readonly Sector[], stream: Stream): Sector {
  const loud = named.filter((sector) => sector !== at && terrain.loud[sector] === 1)
  const any = loud.length > 0 ? loud : named
  return any[stream.below(any.length)] ?? at
}
