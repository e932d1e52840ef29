import type { ListedTable } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'

/** How long a reading of the list counts if nothing is known to have changed, in milliseconds. */
const FRESH = 1000

/** The list of tables, read from the store once a moment however many ask for it. */
export type ListCache = {
  tables(): Promise<readonly ListedTable[]>
  /** The answer to a request for the list, as JSON. */
  text(): Promise<string>
  /** The list may have changed: the next question reads it again. */
  changed(): void
}

type Reading = { readonly at: number; readonly tables: Promise<readonly ListedTable[]>; text?: Promise<string> }

export function listCache(clock: Clock, read: () => Promise<readonly ListedTable[]>): ListCache {
  let known: Reading | undefined

  function reading(): Reading {
    if (known !== undefined && clock.steady() - known.at < FRESH) return known
    const made: Reading = { at: clock.steady(), tables: read() }
    known = made
    // A failure reaches everybody who waits for this reading, and nobody later.
    made.tables.catch(() => {
      if (known === made) known = undefined
    })
    return made
  }

  return {
    tables: () => reading().tables,
    text() {
      const now = reading()
      now.text ??= now.tables.then((tables) => JSON.stringify({ tables }))
      return now.text
    },
    changed() {
      known = undefined
    },
  }
}
