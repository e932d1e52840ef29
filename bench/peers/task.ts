import type { CoreTime } from '../server/core-time.ts'

/** The servers that are compared: two frameworks as quick as they can be, and as their documents set them up. */
export const PEERS = ['selva', 'boardgame', 'boardgameFiles', 'colyseus', 'colyseusTimed'] as const
export type Peer = (typeof PEERS)[number]

export const SEATS = 6
export const HAND = 3
/** No game ends while it is measured. */
export const ROUNDS = 1_000_000
/** Cards bear the numbers after this one where they are looked for in bytes: no other number is as large. */
export const MARKED_CARDS = 7_000_000

/** How a server is started; it is passed as JSON. */
export type PeerServerTask = {
  readonly peer: Peer
  /** The folder of its storage, if it has one. */
  readonly folder: string
  /** Cards bear the numbers after this one. */
  readonly after: number
}

/** Message of a server once it listens. */
export type Listening = { readonly url: string }

/** The work of a server in a stretch of time: microseconds on all threads, and its main thread's part of a core. */
export type ServerWork = CoreTime & { readonly computed: number }

/** Tasks of the load: it answers each with what the comment says. */
export type LoadTask = {
  readonly peer: Peer
  readonly url: string
  readonly after: number
} /** Plays at these tables as fast as they go: `measuring` after the warm-up, and `Measured` at the end. */ & (
  | { readonly do: 'measure'; readonly tables: number; readonly seconds: number }
  /** Plays until the next message: `playing` when it has begun, and `Played` for each table at the end. */
  | { readonly do: 'playOn'; readonly tables: number }
  /** Looks for tables that were played before, until one cannot be read: `Found`. */
  | { readonly do: 'look'; readonly played: readonly Played[] }
  /** Comes back to a table after some choices, which the server must know: `Rejoined`. */
  | { readonly do: 'rejoin'; readonly choices: number }
  /** Watches a table at which all cards are face down: `Spectated`. */
  | { readonly do: 'spectate' }
)

/** A table, and the choices that all of its seats had heard of. */
export type Played = { readonly table: string; readonly choices: number }

/** The tables that were looked for, in order, the last of which may have brought the server down; and what is gone. */
export type Found = { readonly looked: number; readonly lost: number }

/** The bytes that a page is sent, and the choices that all seats had heard of and that the server never stored. */
export type Rejoined = { readonly bytes: number; readonly missing: number }

export type Measured = {
  readonly choices: number
  readonly seconds: number
  /** Milliseconds from sending a choice until all six seats have it. */
  readonly p50: number
  readonly p99: number
  /** Bytes of messages that one seat is sent for one choice, on the mean. */
  readonly bytes: number
  /** The core of the load: if it is busy all the time, the figures are about the load. */
  readonly load: CoreTime
}

/** Secret cards in the messages to a spectator, and in those to the player of a seat, who must see his own. */
export type Spectated = { readonly spectator: number; readonly player: number }
