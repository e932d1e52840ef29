import { type ReadonlySignal, signal } from '@preact/signals'
import type { EscapeReview } from '@selva/bots/review'
import type { GameRecord } from '@selva/core'
import type { FromReviewWorker, ToReviewWorker } from './worker-message.ts'

/** The review of a game as it comes about. */
type ReviewState =
  | { readonly is: 'running'; readonly share: number }
  | { readonly is: 'done'; readonly review: EscapeReview }
  | { readonly is: 'failed' }

export type ReviewRun = { readonly state: ReadonlySignal<ReviewState>; end(): void }

/** Reviews a finished game in a worker. Nothing of the game leaves the browser. */
export function runReview(record: GameRecord): ReviewRun {
  const state = signal<ReviewState>({ is: 'running', share: 0 })
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const settle = (settled: ReviewState): void => {
    worker.terminate()
    state.value = settled
  }
  worker.onmessage = ({ data }: MessageEvent<FromReviewWorker>) => {
    if ('review' in data) settle({ is: 'done', review: data.review })
    else if ('failed' in data) settle({ is: 'failed' })
    else state.value = { is: 'running', share: data.done / data.of }
  }
  worker.onerror = () => settle({ is: 'failed' })
  const game: ToReviewWorker = { setting: record.setting, batches: record.batches.map(({ facts }) => facts) }
  worker.postMessage(game)
  return { state, end: () => worker.terminate() }
}
