import { type Seat, seatsOf } from '@selva/core'
import { nameOf, type Sector, type SeenFact } from '@selva/escape'
import type { HeardLine } from '@selva/protocol'

/** Everything heard of one player since it was last certain where they were. */
export type Trail = {
  readonly heard: readonly (HeardLine & { readonly sector: Sector | undefined })[]
  /** Something happened that the lines do not say: no puzzle is made of it. */
  readonly isWhole: boolean
}

const NO_TRAIL: Trail = { heard: [], isWhole: false }

/** The seats’ trails at a table, by seat − 1, as spectators hear them. */
export type Trails = { hear(fact: SeenFact<undefined>): void; of(seat: Seat): Trail }

/** Lines that end the trail before them: the player was seen there. */
const PINS = ['start', 'attack']

/** Trails from the start of the game, with each player’s start sector; `mayBeAt` is asked when a sector is attacked. */
export function trailsFrom(starts: readonly Sector[], mayBeAt: (seat: Seat, at: Sector) => boolean): Trails {
  const trails: Trail[] = starts.map((at) => ({ heard: [lineOf(0, 'start', at)], isWhole: true }))
  let round = 0

  function lineOf(at: number, what: string, sector?: Sector): Trail['heard'][number] {
    return { round: at, what, sector, ...(sector === undefined ? {} : { at: nameOf(sector) }) }
  }

  function add(seat: Seat, what: string, sector?: Sector): void {
    const { heard, isWhole } = trails[seat - 1] ?? NO_TRAIL
    const line = lineOf(round, what, sector)
    trails[seat - 1] = PINS.includes(what) ? { heard: [line], isWhole: true } : { heard: [...heard, line], isWhole }
  }

  const spoil = (seat: Seat): void => {
    trails[seat - 1] = { ...(trails[seat - 1] ?? NO_TRAIL), isWhole: false }
  }

  return {
    hear(fact) {
      if (fact.kind === 'turn') round = fact.round
      else if (fact.kind === 'silentSector' || fact.kind === 'silence') add(fact.seat, fact.kind)
      else if (fact.kind === 'noise' && fact.sector !== undefined) add(fact.seat, 'noise', fact.sector)
      else if (fact.kind === 'attack') {
        // A player whom the attack does not hit is not there: the lines about that player do not say it.
        for (const other of seatsOf(trails.length)) if (other !== fact.seat && mayBeAt(other, fact.sector)) spoil(other)
        add(fact.seat, 'attack', fact.sector)
      } else if (fact.kind === 'cannotMove' || fact.kind === 'twoNoises') spoil(fact.seat)
    },
    of: (seat) => trails[seat - 1] ?? NO_TRAIL,
  }
}
