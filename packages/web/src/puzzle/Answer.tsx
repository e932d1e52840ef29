import { useSignal } from '@preact/signals'
import type { PuzzleDays, PuzzleOfDay } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isApiError } from '../client/api.ts'
import { LinkButton } from '../ui/controls.tsx'
import { Rich } from '../ui/Rich.tsx'
import { puzzleApi } from './api.ts'
import type { PuzzleGame } from './puzzle-game.ts'
import { percentOf } from './shown-day.ts'
import { puzzleWords } from './words.ts'

/** A bar for each candidate, the best and the reader’s own marked in words too. Parts are of 1,000. */
function Bars({ puzzle, parts }: { readonly puzzle: PuzzleOfDay; readonly parts: readonly number[] }) {
  const m = puzzleWords()
  const { candidates } = puzzle.asked
  const most = Math.max(...parts, 1)
  const order = candidates.map((_, i) => i).toSorted((a, b) => (parts[b] ?? 0) - (parts[a] ?? 0))
  return (
    <ol class="puzzle-bars">
      {order.map((i) => {
        const isBest = i === puzzle.answered?.explained.best
        const isMine = i === puzzle.answered?.mine
        const part = parts[i] ?? 0
        return (
          <li key={candidates[i]} class={`${isBest ? 'best' : ''} ${isMine ? 'mine' : ''}`}>
            <span class="coord">{candidates[i]}</span>
            <span class="spoken">{[...(isBest ? [m.best] : []), ...(isMine ? [m.mine] : [])].join(', ')}</span>
            <span class="bar-line" aria-hidden="true">
              <i style={{ width: `${(100 * part) / most}%` }} />
            </span>
            <em>{percentOf(part)}</em>
          </li>
        )
      })}
    </ol>
  )
}

/** The newest seven days of the reader, the oldest first. */
function LastDays({ list }: { readonly list: PuzzleDays }) {
  const m = puzzleWords()
  const days = list.days.slice(0, 7).toReversed()
  const word = (right: boolean | undefined): string =>
    right === undefined ? m.dayOpen : right ? m.dayRight : m.dayWrong
  return (
    <section class="puzzle-later">
      <h2 class="label">
        <span>{m.lastDays}</span>
        <span>{m.daysRight(days.filter(({ right }) => right === true).length)}</span>
      </h2>
      <p class="puzzle-days">
        {days.map(({ day, right }) => (
          <i key={day} role="img" aria-label={word(right)} class={right === true ? 'right' : ''} />
        ))}
      </p>
    </section>
  )
}

/** The answer explained by what everyone could have known, and what others said. */
export function Answer({ puzzle, game }: { readonly puzzle: PuzzleOfDay; readonly game: PuzzleGame }) {
  const m = puzzleWords()
  const list = useSignal<PuzzleDays | undefined>(undefined)
  const { day, asked, answered } = puzzle
  useEffect(() => {
    void puzzleApi.days().then((answer) => {
      if (!isApiError(answer)) list.value = answer
    })
  }, [day])
  if (answered === undefined) return undefined
  const { explained, others } = answered
  const all = others?.reduce((sum, n) => sum + n, 0) ?? 0
  const earlier = list.value?.days.find((one) => one.day < day)
  return (
    <>
      <ol class="puzzle-because" aria-label={m.because}>
        {game.reasons(explained.because, asked, asked.candidates[explained.best] ?? '').map(({ round, text }) => (
          <li key={text}>
            <b>{round}</b>
            <span>
              <Rich text={text} />
            </span>
          </li>
        ))}
      </ol>
      <section>
        <h2 class="label">{m.chances}</h2>
        <Bars puzzle={puzzle} parts={explained.chances} />
      </section>
      <section data-testid="others">
        <h2 class="label">
          <span>{m.others}</span>
          {others === undefined ? undefined : <span>{m.answers(all)}</span>}
        </h2>
        {others === undefined ? (
          <p class="puzzle-about">{m.othersLater}</p>
        ) : (
          <Bars puzzle={puzzle} parts={others.map((n) => (1000 * n) / Math.max(1, all))} />
        )}
      </section>
      {list.value === undefined ? undefined : <LastDays list={list.value} />}
      <p class="puzzle-ways">
        {earlier === undefined ? undefined : (
          <LinkButton kind="slim" to={`/puzzle/${earlier.day}`}>
            {m.previous}
          </LinkButton>
        )}
        <LinkButton kind="slim" to="/puzzle/archive">
          {m.archive}
        </LinkButton>
      </p>
    </>
  )
}
