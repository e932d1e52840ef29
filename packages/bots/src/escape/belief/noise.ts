import type { Sector, Zone } from '@selva/escape'
import type { ExpectedDeck } from './deck.ts'
import { nextCard, yoursShare } from './deck.ts'
import { canBe, type Suspect, weigh } from './suspect.ts'

/** How people are thought to lie: often anywhere at all, else where a human in their place could well be. */
const ANYWHERE = 0.3
/** And how seldom they tell the truth with a card that lets them lie, next to any other plausible sector. */
const CANDID = 0.3

/** Chance that a player who may name any sector names this one. */
function lieAt(zone: Zone, suspect: Suspect, sector: Sector): number {
  const places = canBe(suspect, 'human') ? suspect.at.human : suspect.at.alien
  return ANYWHERE / zone.plain.length + (1 - ANYWHERE) * (places[sector] ?? 0)
}

/**
 * NOI-2: he has named a sector. Either he is there and had to say so, or he could have named any. Returns how likely
 * the card was "in your sector".
 */
export function hearNoise(suspect: Suspect, zone: Zone, sector: Sector, deck: ExpectedDeck, alien: number): number {
  const yours = yoursShare(deck)
  const lie = (1 - yours) * lieAt(zone, suspect, sector)
  const prior = presence(suspect, sector, alien)
  weigh(suspect, [{ sector, like: yours + lie * CANDID }], lie)
  const told = prior * yours
  return told / (told + lie)
}

/** ULT-13: he has named two; with "in your sector" one of them is true, and with anything else he could name any two. */
export function hearTwo(suspect: Suspect, zone: Zone, sectors: readonly Sector[], deck: ExpectedDeck): void {
  const { yours } = nextCard(deck)
  const lies = sectors.map((sector) => lieAt(zone, suspect, sector))
  const free = lies.reduce((product, lie) => product * lie, 2 * (1 - yours))
  const there = sectors.map((sector, i) => {
    const other = lies.reduce((product, lie, k) => (k === i ? product : product * lie), yours)
    return { sector, like: other + free * CANDID }
  })
  weigh(suspect, there, free)
}

/** How likely he stands there, if he is an alien with this likelihood. */
const presence = ({ at }: Suspect, sector: Sector, alien: number): number =>
  alien * (at.alien[sector] ?? 0) + (1 - alien) * (at.human[sector] ?? 0)
