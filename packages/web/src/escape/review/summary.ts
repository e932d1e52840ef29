import { type EscapeTurningPoints, headlineOf } from '@selva/bots/review'
import { changeOf, decisiveOf } from '@selva/bots/turning-points'
import type { GameRecord, Seat } from '@selva/core'
import { sumUp } from '../../replay/review/sum-up.ts'
import type { DecisiveMoment, Summary } from '../../replay/review/summary.ts'
import { recordedGame } from '../recorded.ts'
import { runEscapeReview } from './escape-run.ts'
import { pointText } from './points.ts'
import { tellingOf } from './scene.ts'
import { headlineText, type Telling } from './told.ts'
import { loadEscapeReviewWords } from './words.ts'

/** The turning point that mattered most to this seat, in one line. */
function decisiveMoment(
  { points }: EscapeTurningPoints,
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
  await loadEscapeReviewWords()
  const game = recordedGame(record)
  return sumUp(runEscapeReview(record), {
    sentence: (review) => headlineText(headlineOf(review), tellingOf(game, review)),
    decisive: (review, turns) => decisiveMoment(turns, me, tellingOf(game, review)),
  })
}
