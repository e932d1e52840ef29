import type { StayAwayReview, StayAwayTurningPoints } from '@selva/bots/review/stay-away'
import type { ComponentChildren } from 'preact'
import type { ReplayView, ReviewParts } from '../../replay/game.ts'
import { ReviewProgress } from '../../replay/review/ReviewProgress.tsx'
import { loadReviewWords, reviewWords } from '../../replay/review/words.ts'
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
  const run = runStayAwayReview(game.record)
  const choices = newChoices()
  /** Draws the lists once they are here. */
  const once = (draw: (review: StayAwayReview) => ComponentChildren, meanwhile?: ComponentChildren) => {
    const { review } = run.state.value
    return review === undefined ? meanwhile : draw(review)
  }
  /** Draws what needs the turning points, which come later. */
  const atLast = (
    draw: (review: StayAwayReview, turns: StayAwayTurningPoints) => ComponentChildren,
    meanwhile?: ComponentChildren,
  ) => {
    const { review, turns } = run.state.value
    return review === undefined || turns === undefined ? meanwhile : draw(review, turns)
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

  /** Stands in the place of the turning points until they are here. */
  function Searching() {
    const m = reviewWords()
    const { turns, failed, share } = run.state.value
    if (turns !== undefined) return undefined
    if (!failed) return <ReviewProgress working={m.searching} share={share} testid="points-progress" />
    return (
      <p class="faint" role="alert" data-testid="points-failed">
        {m.notFound}
      </p>
    )
  }

  return {
    Overview: ({ replay }) => (
      <>
        {once((review) => (
          <Overview
            game={game}
            review={review}
            turns={run.state.value.turns}
            replay={replay}
            searching={<Searching />}
          />
        ))}
      </>
    ),
    Point: ({ replay }) => (
      <>
        {atLast((review, turns) => (
          <Point game={game} review={review} turns={turns} replay={replay} />
        ))}
      </>
    ),
    Stage: ({ replay }) => (
      <>
        {once(
          (review) => (
            <Stage game={game} review={review} turns={run.state.value.turns} replay={replay} choices={choices} />
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
    Curve({ replay }) {
      const timeline = <Timeline now={replay.at} jump={replay.show} />
      return (
        <>
          {atLast(
            (review, turns) => (
              <Curve game={game} review={review} turns={turns} replay={replay} otherwise={timeline} />
            ),
            timeline,
          )}
        </>
      )
    },
    end: run.end,
  }
}
