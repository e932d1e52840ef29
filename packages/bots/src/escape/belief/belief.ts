import { elementAt, type Seat } from '@selva/core'
import type { PartialState, Sector, Side } from '@selva/escape'
import type { Terrain } from '../terrain.ts'
import type { ExpectedDeck } from './deck.ts'
import { type Sides, sidesOf } from './sides.ts'
import type { Suspect } from './suspect.ts'
import type { TurnHeard } from './turn.ts'

type Noise = { readonly seat: Seat; readonly sector: Sector }

/** Places and sides of all players as they follow from what an audience has heard, by seat − 1. */
export type Weighed = { readonly suspects: readonly Suspect[] }

/**
 * The conclusions of a seat. All suspects are weighed by public facts alone, its own seat too: that one is how the others
 * see it. What the seat knows of itself enters with the sides and with the cards it has seen.
 */
export type Belief = Weighed & {
  readonly seat: Seat
  readonly terrain: Terrain
  readonly deck: ExpectedDeck
  /** Facts everyone has heard of the current turn. */
  readonly now: TurnHeard
  /** The sectors that players have named since they moved, the last one at the end. */
  readonly noises: readonly Noise[]
}

export const suspectAt = ({ suspects }: Weighed, seat: Seat): Suspect => elementAt(suspects, seat - 1)

/** Chance that each player is an alien now, with the sides this state knows. A player who has changed side did so openly. */
export function sidesSeen({ suspects }: Weighed, partial: PartialState): Sides {
  const { rules, seats } = partial.setting
  const dealt = partial.players.map((p): Side | undefined => (p.turned ? 'human' : p.side))
  const sides = sidesOf(suspects, dealt, rules.humans(seats))
  for (let i = 0; i < sides.length; i++) if (partial.players[i]?.turned === true) sides[i] = 1
  return sides
}

/** The last sector that someone else has named, of those whose player has not moved since. */
export const lastNoise = ({ noises }: Pick<Belief, 'noises'>, mover: Seat): Sector | 'none' =>
  noises.findLast(({ seat }) => seat !== mover)?.sector ?? 'none'
