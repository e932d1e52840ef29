import { reviewOf, turningPointsOf } from '@selva/bots/review/stay-away'
import { isRefusal } from '@selva/core'
import { stayAway } from '@selva/stay-away'
import { answerInWorker } from '../../replay/review/answer-in-worker.ts'
import type { ToReviewWorker } from './review-run.ts'

answerInWorker(({ setting: written, batches, people }: ToReviewWorker) => {
  const setting = stayAway.fromFile(written)
  if (isRefusal(setting)) return undefined
  return {
    review: (tell) =>
      reviewOf(
        setting,
        batches.map(({ facts }) => facts),
        tell,
      ),
    turns: (tell) => turningPointsOf(setting, batches, people, tell),
  }
})
