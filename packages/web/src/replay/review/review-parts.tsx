import type { ComponentChildren, VNode } from 'preact'
import type { ReviewParts } from '../game.ts'
import type { Replay } from '../playback.ts'
import { ReviewProgress } from './ReviewProgress.tsx'
import type { ReviewRun } from './run.ts'
import { reviewWords } from './words.ts'

/** How a game draws the parts of its review, once they are here. */
export type DrawnReview<Review, Turns> = {
  /** The texts that stand in the place of the board until the lists are here. */
  readonly texts: () => { readonly working: string; readonly failed: string }
  /** `searching` stands in the place of the turning points until they are here. */
  overview(review: Review, turns: Turns | undefined, replay: Replay, searching: ComponentChildren): VNode
  point(review: Review, turns: Turns, replay: Replay): VNode
  stage(review: Review, turns: Turns | undefined, replay: Replay): VNode
  beside(review: Review, replay: Replay): VNode
  curve(review: Review, turns: Turns, replay: Replay): VNode
  /** Stands in the place of the curve until it is here. */
  beforeCurve?(replay: Replay): VNode
}

/** The parts of a review under way, in every game: its lists come first, its turning points later. */
export function reviewParts<Review, Turns>(
  run: ReviewRun<Review, Turns>,
  drawn: DrawnReview<Review, Turns>,
): ReviewParts {
  /** Stands in the place of the board until the lists are here. */
  function Working() {
    const m = drawn.texts()
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
    Overview({ replay }) {
      const { review, turns } = run.state.value
      return review === undefined ? undefined : drawn.overview(review, turns, replay, <Searching />)
    },
    Point({ replay }) {
      const { review, turns } = run.state.value
      return review === undefined || turns === undefined ? undefined : drawn.point(review, turns, replay)
    },
    Stage({ replay }) {
      const { review, turns } = run.state.value
      return review === undefined ? <Working /> : drawn.stage(review, turns, replay)
    },
    Beside({ replay }) {
      const { review } = run.state.value
      return review === undefined ? undefined : drawn.beside(review, replay)
    },
    Curve({ replay }) {
      const { review, turns } = run.state.value
      if (review === undefined || turns === undefined) return drawn.beforeCurve?.(replay)
      return drawn.curve(review, turns, replay)
    },
    end: run.end,
  }
}
