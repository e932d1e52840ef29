import type { Stream } from '@selva/core'
import type { Sector } from '@selva/escape'
import { weighted } from '../pick.ts'
import { type Belief, suspectAt } from './belief/belief.ts'
import { canBe } from './belief/suspect.ts'
import { stepsBetween } from './terrain.ts'

/** How far a lie should lead: each step away from oneself makes a sector that much more inviting. */
const LURE = 0.5

/**
 * Which sector to name with a card that lets one name any. A good lie is one that a human in one's place could be
 * telling the truth with (so never a secure sector, nor one out of reach), and that leads away from where one is.
 * Humans and aliens lie alike: whoever could tell their lies apart would know what they are.
 */
export function lie(belief: Belief, at: Sector, stream: Stream): Sector {
  const { terrain } = belief
  const me = suspectAt(belief, belief.seat)
  const places = canBe(me, 'human') ? me.at.human : me.at.alien
  const credible: Sector[] = []
  const weights: number[] = []
  for (const sector of terrain.zone.plain) {
    const likely = places[sector] ?? 0
    if (sector === at || terrain.dangerous[sector] !== 1 || likely === 0) continue
    credible.push(sector)
    weights.push(likely * (1 + LURE * stepsBetween(terrain, at, sector)))
  }
  // Who could only be here cannot hide it: any other sector is as good.
  return credible[weighted(weights, stream)] ?? openLie(belief, at, stream)
}

/** A dangerous sector, any but one's own. */
function openLie({ terrain }: Belief, at: Sector, stream: Stream): Sector {
  const { plain } = terrain.zone
  const weights = plain.map((sector) => (sector !== at && terrain.dangerous[sector] === 1 ? 1 : 0))
  return plain[weighted(weights, stream)] ?? at
}
