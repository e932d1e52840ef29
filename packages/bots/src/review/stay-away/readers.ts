import { type AnyFact, isTableFact, SPECTATORS, seatsOf } from '@selva/core'
import { type SeenFact, type Setting, stayAway } from '@selva/stay-away'
import { readerFor } from '../../stay-away/reading.ts'

/** How one player looked to one reader; what is missing to 1 is the chance that they were Human. */
export type Impression = { readonly thing: number; readonly infected: number }

/** The knowledge of every seat at one moment: by seat − 1 of the reader, then by seat − 1 of the player. */
export type Moment = readonly (readonly Impression[])[]

export type Readers = {
  hear(fact: AnyFact): void
  now(): Moment
}

const isSame = (a: readonly Impression[], b: readonly Impression[]): boolean =>
  a.every((one, i) => one.thing === b[i]?.thing && one.infected === b[i].infected)

/** A reader for every seat of a table. Rows in which nothing has changed stay the same object: a long game takes little room. */
export function readersOf(setting: Setting): Readers {
  const { redactor } = stayAway
  const readers = seatsOf(setting.seats).map((seat) => ({ seat, mind: readerFor(setting, seat) }))
  let latest: Moment = []
  return {
    hear(fact) {
      if (isTableFact(fact)) {
        for (const { mind } of readers) mind.hear(fact)
        return
      }
      const seeMore = redactor.seatsSeeingMore(fact)
      const common = redactor.redact(fact, SPECTATORS)
      for (const { seat, mind } of readers) {
        const seen = seeMore & (1 << seat) ? redactor.redact(fact, seat) : common
        // What the redactor leaves of a fact is that fact as the seat sees it.
        if (seen !== undefined) mind.hear(seen as SeenFact<undefined>)
      }
    },
    now() {
      latest = readers.map(({ mind }, i) => {
        const row = mind.players().map(({ thing, infected }): Impression => ({ thing, infected }))
        const before = latest[i]
        return before !== undefined && isSame(row, before) ? before : row
      })
      return latest
    },
  }
}
