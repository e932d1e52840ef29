import { elementAt, type Seat } from '@selva/core'
import { type PartialState, playerAt, type Side } from '@selva/escape'
import { type Terrain, terrainOf } from '../terrain.ts'
import { type ExpectedDeck, wholeDeck } from './deck.ts'
import type { Light } from './light.ts'
import { type Sides, sidesOf } from './sides.ts'
import { atStart } from './start.ts'
import { anywhere, isOf, type Suspect, turns } from './suspect.ts'
import { newTurn, type TurnHeard } from './turn.ts'

/**
 * The conclusions of a seat from everything it has heard. All suspects are weighed by public facts alone, its own seat
 * too: that one is how the others see it. What it knows of itself enters with the sides and with the cards it has seen.
 */
export type Belief = {
  readonly seat: Seat
  terrain: Terrain
  suspects: readonly Suspect[]
  deck: ExpectedDeck
  /** Until the first turn one does not know whether the game starts from the start. */
  begun: boolean
  fresh: boolean
  now: TurnHeard
  /** A Spotlight whose hidden ones may still be named. */
  light: Light | 'off'
  /** Has each player made a move of the game, by seat − 1 (ULT-36)? */
  readonly walked: boolean[]
  /** Has each player drawn a card in a dangerous sector, so that none will be spared him any more (SCN-H1)? */
  readonly drew: boolean[]
}

export const newBelief = (partial: PartialState, seat: Seat): Belief => ({
  seat,
  terrain: terrainOf(partial),
  suspects: partial.players.map(() => atStart(partial.setting)),
  deck: wholeDeck(partial.setting),
  begun: false,
  fresh: true,
  now: newTurn(),
  light: 'off',
  walked: partial.players.map(() => false),
  drew: partial.players.map(() => false),
})

export const suspectAt = (belief: Belief, seat: Seat): Suspect => elementAt(belief.suspects, seat - 1)

/** Chance that each player is an alien now, as this seat knows it. A player who has changed side did so openly. */
export function sidesSeen(belief: Belief, partial: PartialState): Sides {
  const { rules, seats } = partial.setting
  const dealt = partial.players.map((p): Side | undefined => (p.turned ? 'human' : p.side))
  const sides = sidesOf(belief.suspects, dealt, rules.humans(seats))
  for (let i = 0; i < sides.length; i++) if (partial.players[i]?.turned === true) sides[i] = 1
  return sides
}

/** A player of whom only that is known which side he has shown. */
export function unsure(belief: Belief, partial: PartialState, seat: Seat): Suspect {
  const { turned, side, shown: known } = playerAt(partial, seat)
  const suspect = anywhere(partial.setting.zone, belief.terrain.hatch)
  if (turned) turns(suspect)
  else if (side !== undefined && (seat !== belief.seat || known)) isOf(suspect, side)
  return suspect
}
