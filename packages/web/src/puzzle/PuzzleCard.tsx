import type { PuzzleDay } from '@selva/protocol'
import type { ComponentType } from 'preact'
import { isApiError } from '../client/api.ts'
import { gameOf } from '../client/games.ts'
import { LinkButton } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { puzzleApi } from './api.ts'
import type { PuzzleGame } from './puzzle-game.ts'
import { loadPuzzleWords, puzzleWords } from './words.ts'
import '../styles/puzzle-card.css'

/** The way to the newest puzzle, on the home page. */
function PuzzleCard({ newest, game }: { readonly newest: PuzzleDay; readonly game: PuzzleGame }) {
  const m = puzzleWords()
  return (
    <article class="puzzle-card" aria-labelledby="puzzle-card" data-testid="puzzle-card">
      <Icon name="unknown" />
      <div>
        <span class="label">{m.title}</span>
        <h2 id="puzzle-card">{game.question(newest.name)}</h2>
        <p>{m.aMinute}</p>
      </div>
      <LinkButton kind="slim" to={`/puzzle/${newest.day}`}>
        {newest.right === undefined ? m.solve : m.lookAgain}
      </LinkButton>
    </article>
  )
}

const Nothing: ComponentType = () => null

/** The card, if there is a puzzle today. */
export async function loadPuzzleCard(): Promise<ComponentType> {
  const list = await puzzleApi.days()
  if (isApiError(list)) return Nothing
  const [newest] = list.days
  if (newest?.day !== list.today) return Nothing
  const [game] = await Promise.all([gameOf(newest.game)?.puzzle?.(), loadPuzzleWords()])
  return game === undefined ? Nothing : () => <PuzzleCard newest={newest} game={game} />
}
