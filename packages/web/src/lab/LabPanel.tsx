import { useSignal } from '@preact/signals'
import { type Contest, contestFor, referenceFor, type Tally, verdictFor } from '@selva/bots/lab'
import { isRefusal } from '@selva/core'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo } from 'preact/hooks'
import { Icon } from '../ui/Icon.tsx'
import { Lengths, OrderTable, Rates } from './Figures.tsx'
import type { GameLabProps, GameLabWords, LabFound } from './game-lab.ts'
import { Progress } from './Progress.tsx'
import { useExperiment } from './useExperiment.ts'
import { Verdict, VerdictChip, written } from './Verdict.tsx'
import { labWords } from './words.ts'
import './lab.css'

/** Numbers of games that can be asked for. */
const GAMES = [200, 1000, 5000] as const

export type LabPanelProps = GameLabProps & {
  readonly game: string
  readonly words: GameLabWords
  /** The fewest and the most players. */
  readonly players: readonly [number, number]
  /** Drawn beside the results: a map. Without games too. */
  readonly map?: ((contest: Contest, tally: Tally) => ComponentChildren) | undefined
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

/** The choices before the games are played. */
function Setup({
  draft,
  chooseSeats,
  players: [least, most],
  setup,
  games,
  chooseGames,
}: Pick<LabPanelProps, 'draft' | 'chooseSeats' | 'players' | 'setup'> & {
  readonly games: number
  readonly chooseGames: (games: number) => void
}) {
  const m = labWords()
  const range = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return (
    <div class="lab-setup">
      {setup}
      {range.length > 9 ? (
        <label class="lab-field">
          <span class="label">{m.players}</span>
          <select
            value={draft.seats}
            data-testid="lab-players"
            onChange={(event) => chooseSeats(Number(event.currentTarget.value))}
          >
            {range.map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <Choice label={m.players} values={range} value={draft.seats} pick={chooseSeats} />
      )}
      <Choice label={m.games} values={GAMES} value={games} pick={chooseGames} />
    </div>
  )
}

type Shown = Omit<LabFound, 'words'> & { readonly contest: Contest }

/** Results in words and figures; without games of this version, those of an earlier one. */
function shownOf(
  game: string,
  contest: Contest | undefined,
  experiment: ReturnType<typeof useExperiment>,
): Shown | undefined {
  const { tally, earlier } = experiment
  const isEarlier = earlier !== undefined
  const measured = earlier === undefined ? contest : contestFor(game, earlier.draft)
  const counted = earlier?.tally ?? tally
  if (measured === undefined || isRefusal(measured) || counted.games === 0) return undefined
  const verdict = verdictFor(game, measured.game.draftOf(measured.setting), counted)
  return isRefusal(verdict) ? undefined : { contest: measured, tally: counted, verdict, isEarlier }
}

/** Why there are no results of what is shown now, or of other bots and rules. */
function Note({ text, kind }: { readonly text: string; readonly kind: 'earlier' | 'outdated' | 'refused' | 'broke' }) {
  return (
    <p class={kind === 'broke' || kind === 'refused' ? 'trouble' : 'lab-note'} role="status" data-note={kind}>
      <Icon name={kind === 'broke' || kind === 'refused' ? 'warn' : 'info'} />
      {text}
    </p>
  )
}

/** Is it fair? Bots play this table many times, in this browser, and the results are read out as they come. */
export function LabPanel(props: LabPanelProps) {
  const { game, words, draft, map, more, document = '', table = '', onFound } = props
  const m = labWords()
  const games = useSignal<number>(GAMES[0])
  const text = JSON.stringify(draft)
  const contest = useMemo(() => {
    const made = contestFor(game, JSON.parse(text))
    return isRefusal(made) ? undefined : made
  }, [game, text])
  const experiment = useExperiment(game, contest, { document, table: `${table} ${draft.seats}` })
  const { status, tally, earlier, isOutdated, workers } = experiment
  const shown = useMemo(() => shownOf(game, contest, experiment), [game, contest, tally, earlier])
  const findings = useMemo(() => shown?.contest.findings(shown.tally), [shown])
  const drawn = shown?.contest ?? contest
  useEffect(() => onFound?.(shown === undefined ? undefined : { ...shown, words }), [shown, words])
  return (
    <section class="lab" aria-label={m.title} data-testid="lab">
      <div class="lab-grid">
        <Setup {...props} games={games.value} chooseGames={(n) => (games.value = n)} />
        {contest === undefined ? (
          <Note kind="refused" text={m.refused} />
        ) : (
          <Progress {...experiment} of={games.value} />
        )}
        {status === 'broke' ? <Note kind="broke" text={m.broke} /> : undefined}
        {isOutdated ? <Note kind="outdated" text={m.outdated} /> : undefined}
        {shown?.isEarlier === true ? <Note kind="earlier" text={m.earlier} /> : undefined}
        {map === undefined || drawn === undefined ? undefined : (
          <div class="lab-map">{map(drawn, shown?.tally ?? tally)}</div>
        )}
        <div class="lab-results" aria-busy={status === 'running'}>
          {findings === undefined || shown === undefined ? (
            contest === undefined ? undefined : (
              <p class="lab-nothing">{m.nothing}</p>
            )
          ) : (
            <>
              <VerdictChip verdict={shown.verdict} words={words} by="browser" />
              <Verdict verdict={shown.verdict} words={words} />
              <Rates findings={findings} words={words} reference={(code) => referenceFor(game, shown.contest, code)} />
              <Lengths lengths={findings.lengths} title={words.lengths} />
            </>
          )}
        </div>
        {findings === undefined || shown === undefined ? undefined : (
          <div class="lab-foot">
            <OrderTable
              order={findings.order}
              title={(shown.contest.hasSides ? undefined : words.withoutSides?.order) ?? words.order}
            />
            {more?.(shown.contest, shown.tally)}
          </div>
        )}
        <p class="lab-here">{m.here(workers)}</p>
      </div>
    </section>
  )
}
