import { type Seat, seatsOf, the } from '@selva/core'
import {
  aboard,
  CELLS,
  humansOf,
  openHatches,
  type Part,
  playerAt,
  type Sector,
  type SeenFact,
  type Side,
} from '@selva/escape'
import { type Terrain, terrainOf } from '../terrain.ts'
import { type Deck, heardDrawn, sawDrawn, someOf, wholeDeck } from './deck.ts'
import { hearNoise } from './noise.ts'
import { type Sides, sidesOf } from './sides.ts'
import { anywhere, atStart, conceivable, moves, notAt, type Suspect, shown, within } from './suspect.ts'

/**
 * What a seat makes of everything it has heard. All suspects are weighed by public facts alone, its own seat too: that
 * one is how the others see it. What it knows of itself enters with the sides and with the cards it has seen.
 */
export type Belief = {
  readonly seat: Seat
  terrain: Terrain
  suspects: readonly Suspect[]
  deck: Deck
  /** Until the first turn one does not know whether the game starts from the start. */
  begun: boolean
  fresh: boolean
}

export const newBelief = (part: Part, seat: Seat): Belief => ({
  seat,
  terrain: terrainOf(part.setting, openHatches(part)),
  suspects: part.players.map(() => atStart(part.setting.zone)),
  deck: wholeDeck(part.setting),
  begun: false,
  fresh: true,
})

export const suspectAt = (belief: Belief, seat: Seat): Suspect => the(belief.suspects, seat - 1)

/** How likely each player is an alien, as this seat knows it. */
export function sidesSeen(belief: Belief, part: Part): Sides {
  return sidesOf(
    belief.suspects,
    part.players.map((p) => p.side),
    humansOf(part.setting.seats),
  )
}

/** Does the table look as it does after a deal? Else the position was arranged and anybody may be anywhere. */
function fromTheStart(belief: Belief, part: Part, fact: SeenFact<undefined> & { kind: 'turn' }): boolean {
  const { humanSector, alienSector } = part.setting.zone
  const me = playerAt(part, belief.seat)
  const home = me.side === 'human' ? humanSector : alienSector
  return belief.fresh && fact.round === 1 && fact.seat === part.first && me.at === home
}

/** Everybody else aboard is elsewhere: whoever was there is dead (ATK-3, ATK-5). */
function clear(belief: Belief, part: Part, attacker: Seat, sector: Sector): void {
  for (const other of aboard(part)) if (other !== attacker) notAt(suspectAt(belief, other), sector)
}

const both = (mask: Uint8Array): Record<Side, Uint8Array> => ({ human: mask, alien: mask })

/** What one fact tells of the players. `part` is the seat's state before the fact is folded into it. */
export function hear(belief: Belief, part: Part, fact: SeenFact<undefined>): void {
  const { setting } = part
  const { terrain } = belief
  switch (fact.kind) {
    case 'stacked':
      belief.deck = fact.fresh ? wholeDeck(setting) : someOf(setting, fact.size)
      belief.fresh = fact.fresh
      return
    case 'turn':
      if (belief.begun) return
      belief.begun = true
      if (!fromTheStart(belief, part, fact))
        belief.suspects = part.players.map(() => anywhere(setting.zone, terrain.hatch))
      return
    case 'moved':
      return moves(suspectAt(belief, fact.seat), terrain)
    case 'cannotMove':
      return within(suspectAt(belief, fact.seat), terrain.stuck)
    case 'silentSector':
      // MOV-10: who could not move is silent anywhere.
      if (part.heard === 'moved') within(suspectAt(belief, fact.seat), both(terrain.secure))
      return
    case 'drew':
      if (fact.card !== undefined) sawDrawn(belief.deck, fact.card)
      return within(suspectAt(belief, fact.seat), both(terrain.dangerous))
    case 'silence':
      if (!fact.drawn) within(suspectAt(belief, fact.seat), both(terrain.dangerous))
      else if (fact.seat !== belief.seat) sawDrawn(belief.deck, 'silence')
      return
    case 'noise': {
      const alien = sidesSeen(belief, part)[fact.seat - 1] ?? 0.5
      const yours = hearNoise(suspectAt(belief, fact.seat), setting.zone, fact.sector, belief.deck, alien)
      if (fact.seat !== belief.seat) heardDrawn(belief.deck, yours)
      return
    }
    case 'attack':
      shown(suspectAt(belief, fact.seat), 'alien', fact.sector)
      return clear(belief, part, fact.seat, fact.sector)
    case 'reshuffled':
      belief.deck = wholeDeck(setting)
      return
    default:
      return
  }
}

/** After a fact is folded: a hatch may have closed, and what cannot be must be thought over again. */
export function reconsider(belief: Belief, part: Part, fact: SeenFact<undefined>): void {
  if (fact.kind === 'hatchClosed') belief.terrain = terrainOf(part.setting, openHatches(part))
  for (const [i, suspect] of belief.suspects.entries()) {
    if (conceivable(suspect) || part.players[i]?.status !== 'aboard') continue
    belief.suspects = belief.suspects.with(i, anywhere(part.setting.zone, belief.terrain.hatch))
  }
}

/** The expected number of players of a side in each sector, this seat not counted. */
export function crowd(belief: Belief, part: Part, sides: Sides, side: Side): Float64Array {
  const out = new Float64Array(CELLS)
  for (const seat of seatsOf(part.setting.seats)) {
    if (seat === belief.seat || playerAt(part, seat).status !== 'aboard') continue
    const alien = sides[seat - 1] ?? 0
    const share = side === 'alien' ? alien : 1 - alien
    const at = suspectAt(belief, seat).at[side]
    if (share > 0) for (let i = 0; i < CELLS; i++) out[i] = (out[i] ?? 0) + share * (at[i] ?? 0)
  }
  return out
}
