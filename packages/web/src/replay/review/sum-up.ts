import { computed } from '@preact/signals'
import type { ReviewRun } from './run.ts'
import type { DecisiveMoment, Summary, SummaryState } from './summary.ts'

/** How a game tells the end of its review in short. */
type Told<Review, Turns> = {
  readonly sentence: (review: Review) => string
  /** The turning point that mattered most to the reader, in one line. */
  readonly decisive: (review: Review, turns: Turns) => DecisiveMoment | 'none'
}

/** The review of a finished game in short, as it comes about. */
export const sumUp = <Review, Turns>(run: ReviewRun<Review, Turns>, told: Told<Review, Turns>): Summary => ({
  state: computed((): SummaryState => {
    const { review, turns, share, failed } = run.state.value
    if (review === undefined) return failed ? { is: 'failed' } : { is: 'working', share }
    const missing = failed ? 'none' : share
    return {
      is: 'told',
      sentence: told.sentence(review),
      decisive: turns === undefined ? missing : told.decisive(review, turns),
    }
  }),
  end: run.end,
})
