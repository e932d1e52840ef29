import type { EscapeReview } from '@selva/bots/review'
import type { ComponentChildren } from 'preact'
import type { ReviewParts } from '../../replay/game.ts'
import { Beside } from './Beside.tsx'
import { Overview } from './Overview.tsx'
import { percent } from './percent.ts'
import { type ReviewRun, runReview } from './run.ts'
import { Stage } from './Stage.tsx'
import { newChoices, type ReviewedGame } from './scene.ts'
import { escapeReviewWords, loadEscapeReviewWords } from './words.ts'
import '../layers/layers.css'
import './review.css'

/** Steps of the progress that are spoken: one sentence a quarter is enough. */
const QUARTERS = 4

/** Stands in the place of the map until the review is ready. */
function Progress({ run }: { readonly run: ReviewRun }) {
  const m = escapeReviewWords()
  const state = run.state.value
  if (state.is === 'failed')
    return (
      <p class="trouble" role="alert" data-testid="review-failed">
        {m.failed}
      </p>
    )
  const share = state.is === 'running' ? state.share : 1
  return (
    <div class="review-progress" aria-busy="true" data-testid="review-progress">
      <p>
        {m.working} {percent(share)}
      </p>
      <progress max={1} value={share} aria-label={m.working} />
      <p class="spoken" role="status">
        {m.working} {percent(Math.floor(share * QUARTERS) / QUARTERS)}
      </p>
    </div>
  )
}

/** The review of a game, beginning now. */
export async function loadReview(game: ReviewedGame): Promise<ReviewParts> {
  await loadEscapeReviewWords()
  const run = runReview(game.record)
  const choices = newChoices()
  const once = (draw: (review: EscapeReview) => ComponentChildren, meanwhile?: ComponentChildren) => {
    const state = run.state.value
    return state.is === 'done' ? draw(state.review) : meanwhile
  }
  return {
    Overview: ({ replay }) => (
      <>
        {once((review) => (
          <Overview game={game} review={review} replay={replay} />
        ))}
      </>
    ),
    Stage: ({ replay }) => (
      <>
        {once(
          (review) => (
            <Stage game={game} review={review} replay={replay} choices={choices} />
          ),
          <Progress run={run} />,
        )}
      </>
    ),
    Beside: ({ replay }) => (
      <>
        {once((review) => (
          <Beside game={game} review={review} replay={replay} choices={choices} />
        ))}
      </>
    ),
    end: run.end,
  }
}
