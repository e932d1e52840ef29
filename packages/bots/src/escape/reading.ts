import { type Audience, type Seat, SPECTATORS } from '@selva/core'
import { CELLS, type PartialState, playerAt, type SeenFact, type Setting, type Side } from '@selva/escape'
import { sidesSeen } from './belief/belief.ts'
import { newFilter } from './belief/filter.ts'
import { hear } from './belief/hear.ts'
import { listen } from './belief/listen.ts'
import type { Sides } from './belief/sides.ts'
import { canBe, type Suspect } from './belief/suspect.ts'

/*
 * Readings tell what each player could have known. A reader hears the facts of a game as one seat sees them, or as
 * spectators do, and says at any time what follows about every player. The bots think with the same figures. Nothing
 * here is random: the same facts give the same readings.
 *
 *     const reader = readerFor(setting, seat)
 *     for (const fact of seenBy(escape.redactor, facts, seat)) reader.hear(fact)
 *     reader.players()[2].alien // chance that the third player is an alien now
 */

/** How one player looks to a reader. */
export type PlayerReading = {
  readonly seat: Seat
  /** Chance that he is an alien now. */
  readonly alien: number
  /** For each cell of the map, the chance that he stands there. Sums to 1, or to 0 for a player who is not aboard. */
  readonly at: Float64Array
  /** The same if he is of this side; sums to 0 if he cannot be. */
  readonly as: Readonly<Record<Side, Float64Array>>
}

export type Reader = {
  /** The next fact of the game, as the reader sees it. */
  hear(fact: SeenFact<undefined>): void
  /** By seat − 1. A seat reads itself as what it is and where it is. */
  players(): readonly PlayerReading[]
}

/** A player in one known cell, or nowhere. */
function only(cell: number | undefined): Float64Array {
  const at = new Float64Array(CELLS)
  if (cell !== undefined) at[cell] = 1
  return at
}

/** A seat reads itself. */
function ownReading({ side, at, status }: PartialState['players'][number], seat: Seat): PlayerReading {
  const here = only(status === 'aboard' ? at : undefined)
  const nowhere = only(undefined)
  return side === 'alien'
    ? { seat, alien: 1, at: here, as: { human: nowhere, alien: here } }
    : { seat, alien: 0, at: here, as: { human: here, alien: nowhere } }
}

function readingOf(suspect: Suspect, seat: Seat, alien: number, aboard: boolean): PlayerReading {
  const placesAs = (side: Side, share: number): Float64Array =>
    aboard && share > 0 && canBe(suspect, side) ? suspect.at[side].slice() : only(undefined)
  const as = { human: placesAs('human', 1 - alien), alien: placesAs('alien', alien) }
  return { seat, alien, at: as.human.map((p, i) => (1 - alien) * p + alien * (as.alien[i] ?? 0)), as }
}

/** The readings that follow from these suspects, with the sides that the state knows. */
function readings(
  suspects: readonly Suspect[],
  sides: Sides,
  partial: PartialState,
  reader: Audience,
): readonly PlayerReading[] {
  return suspects.map((suspect, i) => {
    const seat = (i + 1) as Seat
    const player = playerAt(partial, seat)
    if (seat === reader) return ownReading(player, seat)
    return readingOf(suspect, seat, sides[i] ?? 0, player.status === 'aboard')
  })
}

/**
 * A reader who has heard nothing yet: a seat, or `SPECTATORS`. Readers of one game with the same `table` share the work
 * that is the same for all of them; each fact is then heard by all of them before the next.
 */
export function readerFor(setting: Setting, reader: Seat | typeof SPECTATORS, table: object = {}): Reader {
  if (reader === SPECTATORS) {
    const filter = newFilter(setting, SPECTATORS)
    const { partial } = filter
    return {
      hear: (fact) => hear(filter, fact),
      players: () => readings(filter.suspects, sidesSeen(filter, partial), partial, reader),
    }
  }
  const { part, belief, hear: hearAll } = listen(setting, reader, table)
  return {
    hear: hearAll,
    players: () => readings(belief.suspects, sidesSeen(belief, part), part, reader),
  }
}

/** The readings after the first `heard` of the facts that this reader sees. */
export function readingAt(
  setting: Setting,
  reader: Seat | typeof SPECTATORS,
  seen: readonly SeenFact<undefined>[],
  heard: number,
): readonly PlayerReading[] {
  const own = readerFor(setting, reader)
  for (const fact of seen.slice(0, heard)) own.hear(fact)
  return own.players()
}
