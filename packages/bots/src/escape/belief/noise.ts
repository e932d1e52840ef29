import { CELLS, type Sector, type Side, type Zone } from '@selva/escape'
import type { Terrain } from '../terrain.ts'
import type { ExpectedDeck } from './deck.ts'
import { nextCard, yoursShare } from './deck.ts'
import type { BehaviourModel } from './manners.ts'
import { canBe, type Suspect, weigh, within } from './suspect.ts'

/** Chance that a player who may name any sector would name this one, if it were not his own. */
export function lieAt(zone: Zone, suspect: Suspect, sector: Sector, { anywhere }: BehaviourModel): number {
  const places = canBe(suspect, 'human') ? suspect.at.human : suspect.at.alien
  return anywhere / zone.plain.length + (1 - anywhere) * (places[sector] ?? 0)
}

/** Used again by every noise. */
const like = new Float64Array(CELLS)

/**
 * NOI-2: he has named a sector. Either he is there and had to say so, or he could have named any. Returns how likely
 * the card was "in your sector".
 */
export function hearNoise(
  suspect: Suspect,
  zone: Zone,
  sector: Sector,
  deck: ExpectedDeck,
  alien: number,
  model: BehaviourModel,
): number {
  const yours = yoursShare(deck)
  const lie = (1 - yours) * lieAt(zone, suspect, sector, model)
  const prior = presence(suspect, sector, alien)
  like.fill(0)
  // The less he tells the truth that he could tell, the likelier each lie.
  for (const at of zone.plain) like[at] = lie / (1 - (1 - model.candid) * lieAt(zone, suspect, at, model))
  const told = prior * yours
  const free = (like[sector] ?? lie) * (1 - prior)
  const owned = (like[sector] ?? lie) * model.candid
  like[sector] = yours + owned
  within(suspect, { human: like, alien: like })
  return told / (told + free + owned * prior)
}

/** How likely a player stayed where he was, next to any place he could have moved to. */
const STAYED = 0.1

/**
 * OWN-10: he has named a sector. Either his turn began there and he had to say so, or he could have named any. Returns
 * how likely the card was "in your sector".
 */
export function hearEcho(
  suspect: Suspect,
  terrain: Terrain,
  sector: Sector,
  deck: ExpectedDeck,
  speed: (side: Side) => number,
  model: BehaviourModel,
): number {
  const yours = yoursShare(deck)
  const lie = (1 - yours) * lieAt(terrain.zone, suspect, sector, model)
  const likes = (side: Side): Float64Array => {
    const { start, to } = terrain.moves(side, speed(side))
    const first = start[sector] ?? 0
    const end = start[sector + 1] ?? 0
    const like = new Float64Array(CELLS).fill(lie)
    for (let k = first; k < end; k++) like[to[k] ?? 0] = lie + yours / (end - first)
    like[sector] = lie + yours * STAYED
    return like
  }
  within(suspect, { human: likes('human'), alien: likes('alien') })
  return yours
}

/** ULT-13: he has named two; with "in your sector" one of them is true, and with anything else he could name any two. */
export function hearTwo(
  suspect: Suspect,
  zone: Zone,
  sectors: readonly Sector[],
  deck: ExpectedDeck,
  model: BehaviourModel,
): void {
  const { yours } = nextCard(deck)
  const lies = sectors.map((sector) => lieAt(zone, suspect, sector, model))
  const free = lies.reduce((product, lie) => product * lie, 2 * (1 - yours))
  const there = sectors.map((sector, i) => {
    const other = lies.reduce((product, lie, k) => (k === i ? product : product * lie), yours)
    return { sector, like: other + free * model.candid }
  })
  weigh(suspect, there, free)
}

/** How likely he stands there, if he is an alien with this likelihood. */
const presence = ({ at }: Suspect, sector: Sector, alien: number): number =>
  alien * (at.alien[sector] ?? 0) + (1 - alien) * (at.human[sector] ?? 0)
