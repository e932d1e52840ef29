import type { Clock } from '../base/clock.ts'

/**
 * The shortest time between two notes while choices are made. A note that is behind costs no player time: what is left
 * of a clock only shrinks, so a server that reads an old note gives time back.
 */
const NOTED_EVERY = 5000

export type NotedClocks = {
  readonly steady: Clock['steady']
  /** Milliseconds until the first clock runs out though no one is there; 0 if none does. */
  readonly runsOutIn: () => number
  /** Stores the clocks, and when the server must look after them. */
  readonly keep: (runsOutIn: number) => void
}

/** Decides when the clocks of a table are stored. */
export type ClockNotes = {
  /** Stores them now. */
  write(): void
  /** Stores them if the last note is old. */
  refresh(): void
  /** Other clocks run. Stored at once if the server would otherwise look after the table too late. */
  changed(): void
  /** Has something changed since the last note? */
  isBehind(): boolean
}

export function clockNotes({ steady, runsOutIn, keep }: NotedClocks): ClockNotes {
  let notedAt = Number.NEGATIVE_INFINITY
  /** When the server must look after the table, by the last note, though no one is there; 0 if it need not. */
  let notedDue = 0
  let behind = false

  const isOld = (): boolean => steady() - notedAt >= NOTED_EVERY
  function write(): void {
    const inMs = runsOutIn()
    notedAt = steady()
    notedDue = inMs === 0 ? 0 : notedAt + inMs
    behind = false
    keep(inMs)
  }

  return {
    write,
    refresh() {
      if (isOld()) write()
    },
    changed() {
      behind = true
      const inMs = runsOutIn()
      const tooLate = inMs > 0 && (notedDue === 0 || steady() + inMs < notedDue)
      if (tooLate || isOld()) write()
    },
    isBehind: () => behind,
  }
}
