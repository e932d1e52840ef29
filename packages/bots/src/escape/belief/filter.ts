import { type Audience, type Seat, seatsOf } from '@selva/core'
import { escape, type PartialState, playerAt, type Setting } from '@selva/escape'
import { type Terrain, terrainOf } from '../terrain.ts'
import type { Belief, Weighed } from './belief.ts'
import { type ExpectedDeck, wholeDeck } from './deck.ts'
import type { Light } from './light.ts'
import { type BehaviourModel, mixedModel } from './manners.ts'
import { atStart } from './start.ts'
import { anywhere, isOf, type Suspect, turns } from './suspect.ts'
import { newTurn, type TurnHeard } from './turn.ts'

/**
 * The conclusions from all that one audience hears. One filter of the spectators serves all bots of a table: each of them
 * adds only what its own seat knows.
 */
export type Filter = Weighed & {
  readonly audience: Audience
  /** The audience's state. */
  readonly partial: PartialState
  terrain: Terrain
  suspects: readonly Suspect[]
  deck: ExpectedDeck
  /** The number of facts heard so far. */
  heard: number
  /** Until the first turn one does not know whether the game starts from the start. */
  begun: boolean
  fresh: boolean
  /** The position was described, not dealt. */
  arranged: boolean
  now: TurnHeard
  /** A Spotlight whose hidden ones may still be named. */
  light: Light | 'off'
  /** Has each player made a move of the game, by seat − 1 (ULT-36)? */
  readonly walked: boolean[]
  /** Has each player drawn a card in a dangerous sector, so that none will be spared him any more (SCN-H1)? */
  readonly drew: boolean[]
  /** For each noise so far, how likely its card was "in your sector". */
  readonly truths: number[]
  /** The sectors that players have named since they moved, the last one at the end. */
  noises: Belief['noises']
  readonly model: BehaviourModel
}

/** A filter that has heard nothing yet. `arranged` if its audience knows that the position will not come from a deal. */
export function newFilter(
  setting: Setting,
  audience: Audience,
  { arranged = false, model = mixedModel }: { readonly arranged?: boolean; readonly model?: BehaviourModel } = {},
): Filter {
  const partial = escape.start(setting)
  const seats = seatsOf(setting.seats)
  return {
    audience,
    partial,
    terrain: terrainOf(partial),
    suspects: seats.map(() => atStart(setting, model.manners)),
    deck: wholeDeck(setting),
    heard: 0,
    begun: false,
    fresh: true,
    arranged,
    now: newTurn(),
    light: 'off',
    walked: seats.map(() => false),
    drew: seats.map(() => false),
    truths: [],
    noises: [],
    model,
  }
}

/** A player of whom only that is known which side he has shown. */
export function unsure({ audience, terrain, partial, model }: Filter, seat: Seat): Suspect {
  const { turned, side, shown: known } = playerAt(partial, seat)
  const suspect = anywhere(partial.setting.zone, terrain.hatch, model.manners)
  if (turned) turns(suspect)
  else if (side !== undefined && (seat !== audience || known)) isOf(suspect, side)
  return suspect
}
