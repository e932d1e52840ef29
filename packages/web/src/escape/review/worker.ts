import { reviewOf, turningPointsOf } from '@selva/bots/review'
import { isRefusal } from '@selva/core'
import { escape } from '@selva/escape'
import type { FromEscapeWorker, ToReviewWorker } from './escape-run.ts'

/** Progress is told about this many times. */
const STEPS = 20

const answer = (message: FromEscapeWorker): void => postMessage(message)

/** Tells how far a stage is, now and then. */
function teller(): (done: number, of: number) => void {
  let told = 0
  return (done, of) => {
    if ((done * STEPS) / of < told + 1) return
    told++
    answer({ share: done / of })
  }
}

/** Reviews a game beside the page. The types of this file are the page's, of which a worker has these two. */
function review({ setting: written, batches }: ToReviewWorker): void {
  const setting = escape.fromFile(written)
  if (isRefusal(setting)) return answer({ failed: true })
  answer({ review: reviewOf(setting, batches, teller()) })
  answer({ turns: turningPointsOf(setting, batches, teller()) })
}

addEventListener('message', ({ data }: MessageEvent<ToReviewWorker>) => {
  try {
    review(data)
  } catch {
    answer({ failed: true })
  }
})
