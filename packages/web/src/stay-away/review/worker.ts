import { reviewOf, turningPointsOf } from '@selva/bots/review/stay-away'
import { isRefusal } from '@selva/core'
import { stayAway } from '@selva/stay-away'
import type { FromStayAwayWorker, ToReviewWorker } from './review-run.ts'

/** Progress is told about this many times. */
const STEPS = 20

const answer = (message: FromStayAwayWorker): void => postMessage(message)

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
function review({ setting: written, batches, people }: ToReviewWorker): void {
  const setting = stayAway.fromFile(written)
  if (isRefusal(setting)) return answer({ failed: true })
  const facts = batches.map((batch) => batch.facts)
  answer({ review: reviewOf(setting, facts, teller()) })
  answer({ turns: turningPointsOf(setting, batches, people, teller()) })
}

addEventListener('message', ({ data }: MessageEvent<ToReviewWorker>) => {
  try {
    review(data)
  } catch {
    answer({ failed: true })
  }
})
