import { Button } from '../ui/controls.tsx'
import type { ExperimentView } from './useExperiment.ts'
import { written } from './Verdict.tsx'
import { labWords } from './words.ts'

/** Steps of the progress that are spoken: one sentence a quarter is enough. */
const QUARTER = 25

/** The button that starts or cancels the games, and how many are played. */
export function Progress({
  status,
  tally,
  left,
  start,
  cancel,
  earlier,
  isOutdated,
  of,
}: ExperimentView & { readonly of: number }) {
  const m = labWords()
  const running = status === 'running'
  const goal = Math.max(of, tally.games)
  const percent = Math.floor((100 * tally.games) / goal)
  const spoken = Math.floor(percent / QUARTER) * QUARTER
  const isAgain = earlier !== undefined || isOutdated
  const begin = tally.games > 0 ? m.resume : isAgain ? m.again : m.start
  return (
    <div class="lab-progress">
      {running ? (
        <Button icon="cross" onClick={cancel} testid="lab-cancel">
          {m.cancel}
        </Button>
      ) : tally.games >= of ? undefined : (
        <Button icon="play" onClick={() => start(of)} testid="lab-start">
          {begin}
        </Button>
      )}
      <div class="lab-bar">
        <p class="lab-bar-text">
          <b>{m.progress(written(tally.games), written(goal))}</b>
          {running && left !== undefined ? <span>{m.left(left)}</span> : undefined}
        </p>
        <progress max={goal} value={tally.games} aria-label={m.title} />
      </div>
      <p class="spoken" role="status" data-testid="lab-status">
        {running ? m.spoken(spoken) : tally.games >= of ? m.finished : ''}
      </p>
    </div>
  )
}
