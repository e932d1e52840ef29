import { reviewOf } from '@selva/bots/review'
import { isRefusal } from '@selva/core'
import { escape } from '@selva/escape'
import type { FromReviewWorker, ToReviewWorker } from './worker-message.ts'

/** Progress is told about this many times. */
const STEPS = 20

const answer = (message: FromReviewWorker): void => postMessage(message)

/** Reviews a game beside the page. The types of this file are the page's, of which a worker has these two. */
function review({ setting: written, batches }: ToReviewWorker): void {
  const setting = escape.fromFile(written)
  if (isRefusal(setting)) return answer({ failed: true })
  let told = 0
  const found = reviewOf(setting, batches, (done, of) => {
    if ((done * STEPS) / of < told + 1) return
    told++
    answer({ done, of })
  })
  answer({ review: found })
}

addEventListener('message', ({ data }: MessageEvent<ToReviewWorker>) => {
  try {
    review(data)
  } catch {
    answer({ failed: true })
  }
})
