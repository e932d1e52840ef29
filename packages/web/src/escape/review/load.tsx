import type { ReviewParts } from '../../replay/game.ts'
import { reviewParts } from '../../replay/review/review-parts.tsx'
import { loadReviewWords } from '../../replay/review/words.ts'
import { Beside } from './Beside.tsx'
import { Curve } from './Curve.tsx'
import { runEscapeReview } from './escape-run.ts'
import { Overview } from './Overview.tsx'
import { Point } from './Point.tsx'
import { Stage } from './Stage.tsx'
import { newChoices, type ReviewedGame } from './scene.ts'
import { escapeReviewWords, loadEscapeReviewWords } from './words.ts'
import '../layers/layers.css'
import './review.css'

/** The review of a game, beginning now. */
export async function loadReview(game: ReviewedGame): Promise<ReviewParts> {
  await Promise.all([loadEscapeReviewWords(), loadReviewWords()])
  const choices = newChoices()
  return reviewParts(runEscapeReview(game.record), {
    texts: escapeReviewWords,
    overview: (review, turns, replay, searching) => (
      <Overview game={game} review={review} turns={turns} replay={replay} searching={searching} />
    ),
    point: (review, turns, replay) => <Point game={game} review={review} turns={turns} replay={replay} />,
    stage: (review, turns, replay) => (
      <Stage game={game} review={review} turns={turns} replay={replay} choices={choices} />
    ),
    beside: (review, replay) => <Beside game={game} review={review} replay={replay} choices={choices} />,
    curve: (review, turns, replay) => <Curve game={game} review={review} turns={turns} replay={replay} />,
  })
}
