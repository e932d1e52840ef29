import type { PlayedBatch, StayAwayReview, StayAwayTurningPoints } from '@selva/bots/review/stay-away'
import { type GameRecord, type Seat, seatsOf } from '@selva/core'
import { type ReviewRun, runReview } from '../../replay/review/run.ts'

/** A finished game that a worker is asked to review. */
export type ToReviewWorker = {
  /** The setting as the file of the game spells it. */
  readonly setting: unknown
  readonly batches: readonly PlayedBatch[]
  /** The seats of people: their chances are drawn over the whole game. */
  readonly people: readonly Seat[]
}

type StayAwayRun = ReviewRun<StayAwayReview, StayAwayTurningPoints>

/** Begins the review of a game in a worker of its own. */
export function runStayAwayReview({ setting, batches, seats }: GameRecord): StayAwayRun {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const game: ToReviewWorker = {
    setting,
    batches: batches.map(({ facts, by }) => (by === undefined ? { facts } : { facts, by })),
    people: seatsOf(seats.length).filter((seat) => seats[seat - 1]?.by === 'person'),
  }
  return runReview(worker, game)
}
