import { reviewOf, turningPointsOf } from '@selva/bots/review'
import { isRefusal } from '@selva/core'
import { escape } from '@selva/escape'
import { answerInWorker } from '../../replay/review/answer-in-worker.ts'
import type { ToReviewWorker } from './escape-run.ts'

answerInWorker(({ setting: written, batches }: ToReviewWorker) => {
  const setting = escape.fromFile(written)
  if (isRefusal(setting)) return undefined
  return {
    review: (tell) => reviewOf(setting, batches, tell),
    turns: (tell) => turningPointsOf(setting, batches, tell),
  }
})
