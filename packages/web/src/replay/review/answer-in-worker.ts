import type { FromReviewWorker } from './run.ts'

/** Progress is told about this many times. */
const STEPS = 20

/** Tells how far a stage is, now and then. */
type Teller = (done: number, of: number) => void

function teller(answer: (message: { readonly share: number }) => void): Teller {
  let told = 0
  return (done, of) => {
    if ((done * STEPS) / of < told + 1) return
    told++
    answer({ share: done / of })
  }
}

/** The two stages of a review; `undefined` for a game that cannot be read. */
export type Stages<Review, Turns> = { review(tell: Teller): Review; turns(tell: Teller): Turns } | undefined

/** Reviews the game that the page asks for, beside the page. A worker has two of the functions of a page. */
export function answerInWorker<Asked, Review, Turns>(stagesOf: (asked: Asked) => Stages<Review, Turns>): void {
  const answer = (message: FromReviewWorker<Review, Turns>): void => postMessage(message)
  addEventListener('message', ({ data }: MessageEvent<Asked>) => {
    try {
      const stages = stagesOf(data)
      if (stages === undefined) return answer({ failed: true })
      answer({ review: stages.review(teller(answer)) })
      answer({ turns: stages.turns(teller(answer)) })
    } catch {
      answer({ failed: true })
    }
  })
}
