import type { StayAwayReview } from '@selva/bots/review/stay-away'
import type { ComponentChildren } from 'preact'
import type { ReviewParts } from '../../replay/game.ts'
import { ReviewProgress } from '../../replay/review/ReviewProgress.tsx'
import { loadReviewWords } from '../../replay/review/words.ts'
import { Beside } from './Beside.tsx'
import { Overview } from './Overview.tsx'
import { runStayAwayReview } from './review-run.ts'
import { Stage } from './Stage.tsx'
import { newChoices, type ReviewedGame } from './scene.ts'
import { loadStayAwayReviewWords, stayAwayReviewWords } from './words.ts'
import './review.css'

/** The review of a game, beginning now. */
export async function loadReview(game: ReviewedGame, Timeline: ReviewParts['Curve']): Promise<ReviewParts> {
  await Promise.all([loadStayAwayReviewWords(), loadReviewWords()])
  const run = runStayAwayReview(game.record)
  const choices = newChoices()
  /** Draws the lists once they are here. */
  const once = (draw: (review: StayAwayReview) => ComponentChildren, meanwhile?: ComponentChildren) => {
    const { review } = run.state.value
    return review === undefined ? meanwhile : draw(review)
  }

  /** Stands in the place of the ring until the lists are here. */
  function Working() {
    const m = stayAwayReviewWords()
    const { failed, share } = run.state.value
    if (!failed) return <ReviewProgress working={m.working} share={share} testid="review-progress" />
    return (
      <p class="trouble" role="alert" data-testid="review-failed">
        {m.failed}
      </p>
    )
  }

  return {
    Overview: ({ replay }) => (
      <>
        {once((review) => (
          <Overview game={game} review={review} replay={replay} />
        ))}
      </>
    ),
    Point: () => undefined,
    Stage: ({ replay }) => (
      <>
        {once(
          (review) => (
            <Stage game={game} review={review} replay={replay} choices={choices} />
          ),
          <Working />,
        )}
      </>
    ),
    Beside: ({ replay }) => (
      <>
        {once((review) => (
          <Beside game={game} review={review} replay={replay} />
        ))}
      </>
    ),
    Curve: Timeline,
    end: run.end,
  }
}
