import { percent } from './percent.ts'
import '../../styles/review.css'

/** Steps of the progress that are spoken: one sentence a quarter is enough. */
const QUARTERS = 4

/** How far something is that takes seconds. */
export function ReviewProgress({
  working,
  share,
  testid,
}: {
  readonly working: string
  readonly share: number
  readonly testid: string
}) {
  return (
    <div class="review-progress" aria-busy="true" data-testid={testid}>
      <p>
        {working} {percent(share)}
      </p>
      <progress max={1} value={share} aria-label={working} />
      <p class="spoken" role="status">
        {working} {percent(Math.floor(share * QUARTERS) / QUARTERS)}
      </p>
    </div>
  )
}
