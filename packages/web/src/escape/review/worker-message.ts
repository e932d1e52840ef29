import type { EscapeReview } from '@selva/bots/review'
import type { AnyFact } from '@selva/core'

/** A finished game that a worker is asked to review. */
export type ToReviewWorker = {
  /** The setting as the file of the game spells it. */
  readonly setting: unknown
  /** The facts of each batch. */
  readonly batches: readonly (readonly AnyFact[])[]
}

/** How far it is, its result, or that the log could not be followed. */
export type FromReviewWorker =
  | { readonly done: number; readonly of: number }
  | { readonly review: EscapeReview }
  | { readonly failed: true }
