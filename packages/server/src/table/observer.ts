import type { AnyChoice, Batch, Seat } from '@selva/core'
import type { Stopwatch } from '../base/metrics.ts'
import type { RunningNote } from '../store/engine/running.ts'
import type { RunningGame } from './live.ts'

/** A batch that has just become true and has been sent to everybody who may know of it. */
export type Commit = {
  /** The game after it. */
  readonly live: RunningGame
  readonly batch: Batch
  /** The seat that made it, or the first seat that it is about. */
  readonly seat: Seat
  /** It shows nothing to anybody but the seat that made it. */
  readonly hidden: boolean
  /** A bot had the seat when the choice was made. */
  readonly byBot: boolean
  /** The choice that the player sent along, to be made after this one. */
  readonly next: AnyChoice | undefined
  /** The note that was stored with it, if the one before no longer held. */
  readonly note: RunningNote | undefined
  readonly watch: Stopwatch
}

/** Something that happens after a commit. The pipeline runs it only where it cares. */
export type Observer = {
  readonly cares: (commit: Commit) => boolean
  readonly committed: (commit: Commit) => void
  /** The game in memory was replaced, or has just been loaded. */
  readonly reloaded?: (why?: 'breakdown') => void
  /** Has it nothing planned? A table with plans stays in memory. */
  readonly idle?: () => boolean
  readonly stop?: () => void
}
