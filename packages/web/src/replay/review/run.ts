import { type ReadonlySignal, signal } from '@preact/signals'

/** Messages of a worker that reviews a game: first how far it is, then its lists, and at last the turning points. */
export type FromReviewWorker<Review, Turns> =
  | { readonly share: number }
  | { readonly review: Review }
  | { readonly turns: Turns }
  | { readonly failed: true }

/** The review of a game as it comes about. */
type ReviewState<Review, Turns> = {
  /** The part of the present stage that is done, from 0 to 1. */
  readonly share: number
  readonly review: Review | undefined
  readonly turns: Turns | undefined
  /** The stage under way could not be finished; an earlier one stays. */
  readonly failed: boolean
}

export type ReviewRun<Review, Turns> = {
  readonly state: ReadonlySignal<ReviewState<Review, Turns>>
  /** Nothing more is to be computed. */
  end(): void
}

/** Reviews a finished game in a worker. Nothing of the game leaves the browser. */
export function runReview<Review, Turns>(worker: Worker, game: unknown): ReviewRun<Review, Turns> {
  const state = signal<ReviewState<Review, Turns>>({ share: 0, review: undefined, turns: undefined, failed: false })
  const fail = (): void => {
    worker.terminate()
    state.value = { ...state.value, failed: true }
  }
  worker.onmessage = ({ data }: MessageEvent<FromReviewWorker<Review, Turns>>) => {
    if ('failed' in data) return fail()
    if ('share' in data) state.value = { ...state.value, share: data.share }
    else if ('review' in data) state.value = { ...state.value, share: 0, review: data.review }
    else {
      worker.terminate()
      state.value = { ...state.value, share: 1, turns: data.turns }
    }
  }
  worker.onerror = fail
  worker.postMessage(game)
  return { state, end: () => worker.terminate() }
}
