import type { StayAwayReview } from '@selva/bots/review/stay-away'
import type { AnyFact, GameRecord } from '@selva/core'
import { type FromReviewWorker, type ReviewRun, runReview } from '../../replay/review/run.ts'

/** A finished game that a worker is asked to review. */
export type ToReviewWorker = {
  /** The setting as the file of the game spells it. */
  readonly setting: unknown
  /** The facts of each batch. */
  readonly batches: readonly (readonly AnyFact[])[]
}

export type FromStayAwayWorker = FromReviewWorker<StayAwayReview, never>
type StayAwayRun = ReviewRun<StayAwayReview, never>

/** Begins the review of a game in a worker of its own. */
export function runStayAwayReview({ setting, batches }: GameRecord): StayAwayRun {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const game: ToReviewWorker = { setting, batches: batches.map(({ facts }) => facts) }
  return runReview(worker, game)
}
