import { useSignal } from '@preact/signals'
import type { Seat } from '@selva/core'
import { useEffect } from 'preact/hooks'
import { api, isApiError } from '../../client/api.ts'
import { gameOf } from '../../client/games.ts'
import { handleLinkClick } from '../../client/router.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { hashOf } from '../moment.ts'
import { percent, signedPoints } from './percent.ts'
import type { DecisiveMoment, Summary } from './summary.ts'
import { reviewWords } from './words.ts'
import '../../styles/review.css'

/** Begins to sum up a finished game of this server; `undefined` if that cannot be. */
async function summaryOf(game: string, id: string, me: Seat | undefined): Promise<Summary | undefined> {
  const begin = await gameOf(game)?.summary?.()
  if (begin === undefined) return undefined
  const record = await api.record(id)
  return isApiError(record) ? undefined : begin(record, me)
}

/** One tap leads to the moment that mattered most. */
function Decisive({
  id,
  moment: { at, seat, text, change },
}: {
  readonly id: string
  readonly moment: DecisiveMoment
}) {
  const m = reviewWords()
  return (
    <a
      href={`/replay/${id}${hashOf({ at, eyes: seat, reviews: true })}`}
      data-testid="decisive"
      onClick={handleLinkClick}
    >
      <span>
        <small>{m.decisive}</small>
        <Rich text={text} />
      </span>
      <em>{signedPoints(change)}</em>
      <Icon name="next" />
    </a>
  )
}

/** After the end: the game in one sentence, and the moment that decided it. */
export function EndSummary({
  id,
  game,
  me,
}: {
  readonly id: string
  readonly game: string
  readonly me: Seat | undefined
}) {
  const m = reviewWords()
  const summary = useSignal<Summary | undefined>(undefined)
  useEffect(() => {
    let here = true
    void summaryOf(game, id, me).then((begun) => {
      if (here) summary.value = begun
      else begun?.end()
    })
    return () => {
      here = false
      summary.value?.end()
    }
  }, [id])
  const state = summary.value?.state.value
  if (state === undefined || state.is !== 'told') return undefined
  const { sentence, decisive } = state
  return (
    <section class="end-summary" data-testid="end-summary">
      <p>
        <Rich text={sentence} />
      </p>
      {typeof decisive === 'number' ? (
        <p class="faint" aria-busy="true">
          {m.searching} {percent(decisive)}
        </p>
      ) : decisive === 'none' ? undefined : (
        <Decisive id={id} moment={decisive} />
      )}
    </section>
  )
}

/** The part of the end screen, with its words. */
export async function loadEndSummary(): Promise<typeof EndSummary> {
  const { loadReviewWords } = await import('./words.ts')
  await loadReviewWords()
  return EndSummary
}
