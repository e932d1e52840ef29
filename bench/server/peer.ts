import type { Pace } from '@selva/protocol'
import type { CoreTime } from './core-time.ts'
import type { Pauses } from './pauses.ts'

/** How the process of the bench, the server under test and the load talk to each other. */

export const SEATS = 6
/** No game of the toy ends while it is measured: the figure is about choices, not about sitting down. */
export const ROUNDS = 1_000_000

/** The message of a server once it listens. */
export type Listening = { readonly url: string }

/** The games that are measured: the toy, and Escape with all rules of the preset Advanced. */
export type Played = 'toy' | 'escape'

/** How a load speaks to a server: as Selva's own pages do, as a page of the bare server, or to the fan-out. */
export type Manner = 'selva' | 'bare' | 'fanout'

/** Everything a load has to know. */
export type Task = {
  readonly manner: Manner
  readonly url: string
  readonly played: Played
  readonly pace: Pace
  readonly tables: number
  readonly seconds: number
}

/** The start of a game that Selva has dealt: enough to know every later draw of it. */
export type Deal = {
  readonly table: string
  readonly secret: string
  /** All that is stored of it: the deal, and who sits where. */
  readonly batches: readonly string[]
}

/** To the server under test. */
export type ToServer =
  /** Forget the figures so far. */
  | { readonly do: 'mark' }
  /** Look for pauses from now on. */
  | { readonly do: 'watch' }
  /** Answered by the pauses since then. */
  | { readonly do: 'pauses' }
  /** Answered by the figures since the mark. */
  | { readonly do: 'figures' }
  /** Answered by the deals of these tables. */
  | { readonly do: 'deals'; readonly tables: readonly string[] }
  /** Answered by the bytes of memory in use, after a collection of garbage. */
  | { readonly do: 'memory' }
  | { readonly do: 'end' }

/** Work of the disk, as the database driver and the file system saw it. */
export type DiskFigures = {
  /** Transactions that wrote something. */
  readonly commits: number
  /** Milliseconds from the first statement of a transaction to the end of its commit, all together. */
  readonly commitMs: number
  /** Waits until something is on the disk, and their milliseconds. */
  readonly syncs: number
  readonly syncMs: number
  readonly longestSync: number
  /** The place of the work, in words. */
  readonly where: string
}

/** Figures of the process of a server, between two moments. */
export type ServerFigures = {
  readonly core: CoreTime
  /** Microseconds of CPU, all threads of the process together. */
  readonly user: number
  readonly system: number
  readonly collections: number
  readonly collectionMs: number
  readonly disk: DiskFigures | undefined
}

/** The delays of choices at the server, between two moments. */
export type ServerPauses = Pauses & {
  /** Milliseconds; 0 where nothing is synced. */
  readonly longestSync: number
}

/** Figures of the load about a stretch of time. */
export type Stretch = {
  readonly choices: number
  readonly seconds: number
  /** Milliseconds from sending a choice until all seats have it. */
  readonly p50: number
  readonly p99: number
  /** Bytes from the server, heads of frames included. */
  readonly bytes: number
  /** The load's own core: near 1 the figures would be about the load. */
  readonly core: CoreTime
}

/** From the load. */
export type FromLoad =
  /** Everyone sits, and these are the tables whose deals the load has to know; answered by `Deal[]`. */
  | { readonly at: 'seated'; readonly tables: readonly string[] }
  /** The load is warm: the stretch at full load begins now. */
  | { readonly at: 'begin' }
  | { readonly at: 'full'; readonly full: Stretch }
  /** The stretch at half load begins now. */
  | { readonly at: 'half' }
  /** The end, with the stretch at half load and the bytes to a page that comes back with nothing. */
  | { readonly at: 'done'; readonly half: Stretch; readonly pauses: Pauses; readonly rejoin: number }
