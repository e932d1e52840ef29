import { useSignal } from '@preact/signals'
import type { PuzzleDay } from '@selva/protocol'
import { useEffect } from 'preact/hooks'
import { isApiError } from '../client/api.ts'
import { gameOf } from '../client/games.ts'
import { messages } from '../client/language.ts'
import { handleLinkClick } from '../client/router.ts'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PageLayout } from '../ui/PageLayout.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { puzzleApi } from './api.ts'
import type { PuzzleGame } from './puzzle-game.ts'
import { shownDay } from './shown-day.ts'
import { puzzleWords } from './words.ts'
import '../styles/puzzle.css'

type Archive = {
  readonly days: readonly PuzzleDay[]
  readonly more: boolean
  readonly games: ReadonlyMap<string, PuzzleGame>
}

const NOTHING: Archive = { days: [], more: false, games: new Map() }

/** The puzzles of all days so far, with what the reader made of them. */
export function ArchivePage() {
  const m = puzzleWords()
  const archive = useSignal<Archive | undefined>(undefined)
  const trouble = useSignal('')
  useTitle(m.archive)
  const loadMore = async (): Promise<void> => {
    const so = archive.value ?? NOTHING
    const next = await puzzleApi.days(so.days.at(-1)?.day)
    if (isApiError(next)) {
      trouble.value = messages().refusals[next.refused]
      return
    }
    const games = new Map(so.games)
    for (const { game } of next.days) {
      const part = games.has(game) ? undefined : await gameOf(game)?.puzzle?.()
      if (part !== undefined) games.set(game, part)
    }
    archive.value = { days: [...so.days, ...next.days], more: next.more, games }
  }
  useEffect(() => {
    void loadMore()
  }, [])
  const { days, more, games } = archive.value ?? NOTHING
  return (
    <PageLayout>
      <main class="puzzle-archive" aria-busy={archive.value === undefined} data-testid="puzzle-archive">
        <h1>{m.archive}</h1>
        {archive.value !== undefined && days.length === 0 ? <p>{m.none}</p> : undefined}
        <ul>
          {days.map(({ day, game, name, right }) => (
            <li key={day}>
              <a href={`/puzzle/${day}`} onClick={handleLinkClick}>
                <span>{shownDay(day)}</span>
                <b>{games.get(game)?.question(name) ?? name}</b>
                <small class={right === true ? 'right' : ''}>
                  {right === undefined ? undefined : <Icon name={right ? 'check' : 'cross'} kind="small" />}
                  {right === undefined ? m.dayOpen : right ? m.dayRight : m.dayWrong}
                </small>
              </a>
            </li>
          ))}
        </ul>
        {more ? <Button onClick={() => void loadMore()}>{m.more}</Button> : undefined}
        {trouble.value === '' ? undefined : (
          <p class="red" role="alert">
            {trouble.value}
          </p>
        )}
      </main>
    </PageLayout>
  )
}
