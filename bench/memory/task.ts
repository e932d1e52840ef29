/** The games whose tables are weighed, and their settings. */
export const WEIGHED = {
  toy: { seats: 6, rounds: 1_000_000 },
  escape: { zone: 'galilei', preset: 'advanced', seats: 6 },
} as const
export type WeighedGame = keyof typeof WEIGHED

export const SEATS = 6

/** With the clocks that most tables have, which do not run out while we look; or without clocks. */
export type WeighedPace = 'oneDay' | 'untimed'

/** Orders to the crowd; it answers each with `CrowdReport`. */
export type CrowdOrder =
  /** Connect to this server. */
  | { readonly do: 'server'; readonly url: string }
  /** Make tables at which six guests sit, deal, and open a page for every seat. */
  | { readonly do: 'tables'; readonly game: WeighedGame; readonly pace: WeighedPace; readonly tables: number }
  /** Make guests without a seat. */
  | { readonly do: 'guests'; readonly guests: number }
  /** Open a page of every guest without a seat, spread over the tables. */
  | { readonly do: 'watch' }
  /** Open more pages of people who sit at the tables. */
  | { readonly do: 'tabs'; readonly pages: number }
  /** Play this number of choices at each of some tables. */
  | { readonly do: 'play'; readonly from: number; readonly tables: number; readonly choices: number }
  /** Play one choice at each table, at this pace. */
  | { readonly do: 'sample'; readonly perSecond: number }

export type CrowdReport = {
  readonly tables: number
  /** Open pages that have heard the table. */
  readonly up: number
  /** Pages that the server or the network has closed. */
  readonly closed: number
  /** Choices that were sent, and those that every seat heard of. */
  readonly sent: number
  readonly done: number
  /** Milliseconds from sending a choice until its six seats have it, of the last order. */
  readonly lags: readonly number[]
}

/** Questions to the server: its memory after a collection, or the time that it has computed. */
export type ServerQuestion = 'memory' | 'cpu' | 'end'
/** Bytes: resident, and used by JavaScript with what belongs to it outside of the heap. */
export type ServerMemory = { readonly resident: number; readonly heap: number }
