import type { Shape } from '@selva/core'
import type { Exchange, History, ServerInfo } from '@selva/protocol'
import type { ApiError } from '../client/api.ts'
import type { Clock } from '../client/clock.ts'
import type { Dial } from '../client/connection.ts'

/** Ports of a table to the world around it. Tests bring their own. */
export type LiveTablePorts = {
  readonly dial: Dial
  readonly clock: Clock
  readonly spread: () => number
  readonly newId: () => string
  /** No motion is wanted: frames are applied as they come. */
  readonly still: () => boolean
  /** Nothing is chosen automatically: in a lesson every step is the learner’s own. */
  readonly stepByStep?: boolean
  /** Big moments are shown. */
  readonly moments?: boolean
  /** The invitation by which a person without a seat watches a private table. */
  readonly invite?: string
  /** Milliseconds that only ever pass. */
  readonly steady: () => number
  /** The server says something of itself. */
  readonly meetServer: (server: ServerInfo) => void
  /** All frames so far, in short form if the server has the same vocabulary. */
  readonly history: (id: string, wire: string) => Promise<History | ApiError>
  /** This browser's message, if any, when a table makes its seed. */
  readonly answer: (id: string, you: number, exchange: Exchange) => Promise<string | undefined>
}

/** One batch as this reader saw it. */
export type Frame<G extends Shape> = readonly G['seen'][]
