/** A server to be measured and a load that measures it: how they talk to the process that runs both. */
export const KINDS = ['selva', 'bare', 'fanout'] as const
/** Selva itself; a bare socket server of the toy game that stores nothing and sends whole views; and the plain limit: a
 * bare socket server that sends every message on to everybody at the table, with no rules at all. */
export type Kind = (typeof KINDS)[number]

export const SEATS = 6
/** No game ends while it is measured: the figure is about choices, not about sitting down. */
export const ROUNDS = 1_000_000

/**
 * Message of a server once it listens: its address, and who may sit where (one cookie a seat, empty where there are
 * none).
 */
export type Listening = { readonly url: string; readonly tables: readonly string[] }

export type Task = { readonly kind: Kind; readonly listening: Listening; readonly seconds: number }

export type Measured = {
  readonly choicesPerSecond: number
  /** Milliseconds from sending a choice until all six seats have it. */
  readonly p50: number
  readonly p99: number
  /** Bytes of messages that one seat is sent for one choice, on the mean. */
  readonly bytes: number
  /** Bytes of messages to a page that comes back with nothing in the middle of a long game. */
  readonly rejoin: number
  /** The part of its core that the load used: near 1 the figures would be about the load. */
  readonly loadBusy: number
}
