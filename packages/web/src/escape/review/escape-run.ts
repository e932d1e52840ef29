import type { EscapeReview, EscapeTurningPoints } from '@selva/bots/review'
import type { AnyFact, GameRecord } from '@selva/core'
import { type ReviewRun, runReview } from '../../replay/review/run.ts'

/** A finished game that a worker is asked to review. */
export type ToReviewWorker = {
  /** The setting as the file of the game spells it. */
  readonly setting: unknown
  /** The facts of each batch. */
  readonly batches: readonly (readonly AnyFact[])[]
}

export type EscapeRun = ReviewRun<EscapeReview, EscapeTurningPoints>

/** Begins the review of a game in a worker of its own. */
export function runEscapeReview({ setting, batches }: GameRecord): EscapeRun {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const game: ToReviewWorker = { setting, batches: batches.map(({ facts }) => facts) }
  return runReview(worker, game)
}
