import type { ReplayView, ReviewParts } from '../../replay/game.ts'
import { reviewParts } from '../../replay/review/review-parts.tsx'
import { loadReviewWords } from '../../replay/review/words.ts'
import { Beside } from './Beside.tsx'
import { Curve } from './Curve.tsx'
import { Overview } from './Overview.tsx'
import { Point } from './Point.tsx'
import { runStayAwayReview } from './review-run.ts'
import { Stage } from './Stage.tsx'
import { newChoices, type ReviewedGame } from './scene.ts'
import { loadStayAwayReviewWords, stayAwayReviewWords } from './words.ts'
import './review.css'

/** The review of a game, beginning now. */
export async function loadReview(game: ReviewedGame, Timeline: ReplayView['Timeline']): Promise<ReviewParts> {
  await Promise.all([loadStayAwayReviewWords(), loadReviewWords()])
  const choices = newChoices()
  return reviewParts(runStayAwayReview(game.record), {
    texts: stayAwayReviewWords,
    overview: (review, turns, replay, searching) => (
      <Overview game={game} review={review} turns={turns} replay={replay} searching={searching} />
    ),
    point: (review, turns, replay) => <Point game={game} review={review} turns={turns} replay={replay} />,
    stage: (review, turns, replay) => (
      <Stage game={game} review={review} turns={turns} replay={replay} choices={choices} />
    ),
    beside: (review, replay) => <Beside game={game} review={review} replay={replay} />,
    curve: (review, turns, replay) => (
      <Curve
        game={game}
        review={review}
        turns={turns}
        replay={replay}
        otherwise={<Timeline now={replay.at} jump={replay.show} />}
      />
    ),
    beforeCurve: (replay) => <Timeline now={replay.at} jump={replay.show} />,
  })
}
