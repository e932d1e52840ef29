import { computed } from '@preact/signals'
import { headlineOf, type StayAwayTurningPoints } from '@selva/bots/review/stay-away'
import { changeOf, decisiveOf } from '@selva/bots/turning-points'
import type { GameRecord, Seat } from '@selva/core'
import type { DecisiveMoment, Summary, SummaryState } from '../../replay/review/summary.ts'
import { recordedGame } from '../recorded.ts'
import { pointText } from './points.ts'
import { runStayAwayReview } from './review-run.ts'
import { reasonOf, tellingOf } from './scene.ts'
import type { Telling } from './telling.ts'
import { headlineText } from './told.ts'
import { loadStayAwayReviewWords } from './words.ts'

/** The turning point that mattered most to this seat, in one line. */
function decisiveMoment(
  { points }: StayAwayTurningPoints,
  me: Seat | undefined,
  telling: Telling,
): DecisiveMoment | 'none' {
  const point = decisiveOf(points, me)
  if (point === undefined) return 'none'
  const { words, nameAt } = telling
  const { from, seat, leg } = point
  const text = words.decided(words.turnOf(nameAt(seat), leg), pointText(point, telling))
  return { at: from, seat, text, change: changeOf(point) }
}

/** Sums up a finished game for its end. */
export async function summary(record: GameRecord, me: Seat | undefined): Promise<Summary> {
  await loadStayAwayReviewWords()
  const game = recordedGame(record)
  const run = runStayAwayReview(record)
  return {
    state: computed((): SummaryState => {
      const { review, turns, share, failed } = run.state.value
      if (review === undefined) return failed ? { is: 'failed' } : { is: 'working', share }
      const telling = tellingOf(game, review)
      const missing = failed ? 'none' : share
      return {
        is: 'told',
        sentence: headlineText(headlineOf(review, reasonOf(game)), telling),
        decisive: turns === undefined ? missing : decisiveMoment(turns, me, telling),
      }
    }),
    end: run.end,
  }
}
