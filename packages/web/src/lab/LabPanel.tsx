import { useSignal } from '@preact/signals'
import { type Contest, contestFor, referenceFor, type Tally, verdictFor } from '@selva/bots/lab'
import { isRefusal, type SettingDraft } from '@selva/core'
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Lengths, OrderTable, Rates } from './Figures.tsx'
import type { GameLabWords } from './game-lab.ts'
import { useExperiment } from './useExperiment.ts'
import { Verdict, VerdictChip, written } from './Verdict.tsx'
import { labWords } from './words.ts'
import './lab.css'

/** Numbers of games that can be asked for. */
const GAMES = [200, 1000, 5000] as const

export type LabPanelProps = {
  readonly game: string
  readonly words: GameLabWords
  /** The table's options for this number of players. */
  readonly draftOf: (seats: number) => SettingDraft
  readonly players: { readonly least: number; readonly most: number; readonly first: number }
  /** More choices before the games are played, such as a zone. */
  readonly setup?: ComponentChildren
  /** Drawn beside the results: a map. Without games too. */
  readonly map?: (contest: Contest, tally: Tally) => ComponentChildren
  /** The game's own figures, once there are games. */
  readonly more?: (contest: Contest, tally: Tally) => ComponentChildren
}

/** A row of buttons of which one is pressed. */
function Choice({
  label,
  values,
  value,
  pick,
}: {
  readonly label: string
  readonly values: readonly number[]
  readonly value: number
  readonly pick: (value: number) => void
}) {
  return (
    <fieldset class="lab-choice">
      <legend class="label">{label}</legend>
      <div class="seg">
        {values.map((one) => (
          <button key={one} type="button" aria-pressed={one === value} onClick={() => pick(one)}>
            {written(one)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Is it fair? Bots play this table many times, in this browser, and the results are read out as they come. */
export function LabPanel(props: LabPanelProps) {
  const { game, words, draftOf, players, setup, map } = props
  const m = labWords()
  const seats = useSignal(players.first)
  const games = useSignal<number>(GAMES[0])
  const text = JSON.stringify(draftOf(seats.value))
  const contest = useMemo(() => contestFor(game, JSON.parse(text)), [game, text])
  const range = Array.from({ length: players.most - players.least + 1 }, (_, i) => players.least + i)
  return (
    <section class="lab" aria-label={m.title} data-testid="lab">
      <div class="lab-setup">
        {setup}
        {range.length > 9 ? (
          <label class="lab-field">
            <span class="label">{m.players}</span>
            <select
              value={seats.value}
              onChange={(event) => {
                seats.value = Number(event.currentTarget.value)
              }}
            >
              {range.map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <Choice label={m.players} values={range} value={seats.value} pick={(n) => (seats.value = n)} />
        )}
        <Choice label={m.games} values={GAMES} value={games.value} pick={(n) => (games.value = n)} />
      </div>
      {isRefusal(contest) ? (
        <>
          {map === undefined ? undefined : <div class="lab-map" />}
          <p class="trouble">
            <Icon name="warn" />
            {m.refused}
          </p>
        </>
      ) : (
        <Experiment {...props} words={words} contest={contest} games={games.value} />
      )}
    </section>
  )
}

function Experiment({
  game,
  contest,
  games,
  words,
  map,
  more,
}: LabPanelProps & { readonly contest: Contest; readonly games: number }) {
  const m = labWords()
  const experiment = useExperiment(game, contest)
  const { status, tally, workers } = experiment
  const running = status === 'running'
  const findings = useMemo(() => (tally.games === 0 ? undefined : contest.findings(tally)), [contest, tally])
  const verdict = useMemo(
    () => (tally.games === 0 ? undefined : verdictFor(game, contest.game.draftOf(contest.setting), tally)),
    [contest, tally],
  )
  return (
    <>
      <Progress {...experiment} of={games} />
      {status === 'broke' ? (
        <p class="trouble" role="alert">
          <Icon name="warn" />
          {m.broke}
        </p>
      ) : undefined}
      {map === undefined ? undefined : <div class="lab-map">{map(contest, tally)}</div>}
      <div class="lab-results" aria-busy={running}>
        {findings === undefined || verdict === undefined || isRefusal(verdict) ? (
          <p class="lab-nothing">{m.nothing}</p>
        ) : (
          <>
            <VerdictChip verdict={verdict} words={words} by="browser" />
            <Verdict verdict={verdict} words={words} />
            <Rates findings={findings} words={words} reference={(code) => referenceFor(game, contest, code)} />
            <Lengths lengths={findings.lengths} title={words.lengths} />
          </>
        )}
      </div>
      {findings === undefined ? undefined : (
        <div class="lab-foot">
          <OrderTable order={findings.order} title={words.order} />
          {more?.(contest, tally)}
        </div>
      )}
      <p class="lab-here">{m.here(workers)}</p>
    </>
  )
}

/** Steps of the progress that are spoken: one sentence a quarter is enough. */
const QUARTER = 25

function Progress({
  status,
  tally,
  left,
  start,
  cancel,
  of,
}: Pick<ReturnType<typeof useExperiment>, 'status' | 'tally' | 'left' | 'start' | 'cancel'> & { readonly of: number }) {
  const m = labWords()
  const running = status === 'running'
  const goal = Math.max(of, tally.games)
  const percent = Math.floor((100 * tally.games) / goal)
  const spoken = Math.floor(percent / QUARTER) * QUARTER
  const begin = tally.games === 0 ? m.start : tally.games < of ? m.resume : m.finished
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
