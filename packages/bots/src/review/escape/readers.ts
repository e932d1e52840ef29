import { type Seat, seatsOf, seenBy } from '@selva/core'
import { CELLS, escape, type Fact, type SeenFact, type Setting, SIDES, type Side } from '@selva/escape'
import { type PlayerReading, readerFor } from '../../escape/reading.ts'

/** How one player looked to one reader at a moment of the game. */
export type Impression = {
  /** Chance that the player is an alien. 0 and 1 mean that it was certain. */
  readonly alien: number
  /** For each cell, the chance that the player stands there if they are of this side; all 0 where that cannot be. */
  readonly as: Readonly<Record<Side, Float64Array>>
}

/** The knowledge of every seat at one moment: by seat − 1 of the reader, then by seat − 1 of the player. */
export type Moment = readonly (readonly Impression[])[]

export type Readers = {
  hear(fact: Fact): void
  /** By seat − 1 of the reader, then by seat − 1 of the player. */
  now(): readonly (readonly PlayerReading[])[]
}

/** A reader for every seat of a table. */
export function readersOf(setting: Setting): Readers {
  const table = {}
  const readers = seatsOf(setting.seats).map((seat) => ({ seat, mind: readerFor(setting, seat, table) }))
  return {
    hear(fact) {
      for (const { seat, mind } of readers)
        for (const seen of seenBy(escape.redactor, [fact], seat)) mind.hear(seen as SeenFact<undefined>)
    },
    now: () => readers.map(({ mind }) => mind.players()),
  }
}

function isSame(a: Float64Array, b: Float64Array): boolean {
  for (let i = 0; i < CELLS; i++) if (a[i] !== b[i]) return false
  return true
}

/**
 * Keeps the readings of a whole game in little space: most players look the same to most readers, and as they did a
 * moment ago. Equal chances are one array, also when the moments are sent to another thread at once.
 */
export function momentKeeper(seats: number): (readings: readonly (readonly PlayerReading[])[]) => Moment {
  const pools = Array.from({ length: seats }, () => ({ human: [] as Float64Array[], alien: [] as Float64Array[] }))
  return (readings) => {
    const fresh = Array.from({ length: seats }, () => ({ human: [] as Float64Array[], alien: [] as Float64Array[] }))
    const keep = (seat: Seat, side: Side, at: Float64Array): Float64Array => {
      const known = [fresh, pools].flatMap((list) => list[seat - 1]?.[side] ?? []).find((one) => isSame(one, at)) ?? at
      const now = fresh[seat - 1]?.[side]
      if (now !== undefined && !now.includes(known)) now.push(known)
      return known
    }
    const moment = readings.map((row) =>
      row.map(({ seat, alien, as }) => ({
        alien,
        as: { human: keep(seat, 'human', as.human), alien: keep(seat, 'alien', as.alien) },
      })),
    )
    for (const [i, pool] of pools.entries()) for (const side of SIDES) pool[side] = fresh[i]?.[side] ?? []
    return moment
  }
}
