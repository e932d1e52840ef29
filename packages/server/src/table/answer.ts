import type { Refusal, Seat } from '@selva/core'
import type { FromPlayer } from '@selva/protocol'

/** Why not; `undefined` once it is done and durable. A refusal means that nothing has changed. */
export type Answer = Promise<Refusal | undefined>

/** A choice of a seat, whether a person, a bot or a timer makes it. */
export type Submit = (seat: Seat, message: FromPlayer) => Answer
