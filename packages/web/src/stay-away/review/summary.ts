import { headlineOf, type StayAwayTurningPoints } from '@selva/bots/review/stay-away'
import { changeOf, decisiveOf } from '@selva/bots/turning-points'
import type { GameRecord, Seat } from '@selva/core'
import { sumUp } from '../../replay/review/sum-up.ts'
import type { DecisiveMoment, Summary } from '../../replay/review/summary.ts'
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
  return sumUp(runStayAwayReview(record), {
    sentence: (review) => headlineText(headlineOf(review, reasonOf(game)), tellingOf(game, review)),
    decisive: (review, turns) => decisiveMoment(turns, me, tellingOf(game, review)),
  })
}
