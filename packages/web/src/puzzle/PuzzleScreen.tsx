import { useSignal } from '@preact/signals'
import type { PuzzleOfDay } from '@selva/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { isApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { handleLinkClick } from '../client/router.ts'
import { LanguageChoice, ThemeButton, Wordmark } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { Answer } from './Answer.tsx'
import { puzzleApi } from './api.ts'
import type { PuzzleGame } from './puzzle-game.ts'
import { Question } from './Question.tsx'
import { shownDay } from './shown-day.ts'
import { puzzleWords } from './words.ts'
import '../styles/table.css'
import '../styles/puzzle.css'

/** The puzzle of a day: the map, and beside or under it the question, then the answer. */
export function PuzzleScreen({
  opened,
  game,
  look,
}: {
  readonly opened: PuzzleOfDay
  readonly game: PuzzleGame
  readonly look: string
}) {
  const m = puzzleWords()
  const puzzle = useSignal(opened)
  const picked = useSignal<number | undefined>(undefined)
  const busy = useSignal(false)
  const trouble = useSignal('')
  const head = useRef<HTMLHeadingElement>(null)
  const { day, asked, answered } = puzzle.value
  const question = game.question(asked.name)
  useTitle(question)
  const isOpen = answered === undefined
  useEffect(() => {
    // The button that was pressed is gone: the answer is read where it stands.
    if (!isOpen && opened.answered === undefined) head.current?.focus()
  }, [isOpen])

  const answer = async (choice: number): Promise<void> => {
    busy.value = true
    trouble.value = ''
    const answer = await puzzleApi.answer(day, choice)
    busy.value = false
    if (isApiError(answer)) trouble.value = messages().refusals[answer.refused]
    else puzzle.value = answer
  }
  return (
    <div class={`puzzle-screen ${look}`} data-testid="puzzle" data-day={day} data-answered={isOpen ? 'no' : 'yes'}>
      <header class="bar">
        <Wordmark />
        <p class="puzzle-title">
          {m.title} <span class="label">{shownDay(day)}</span>
        </p>
        <div class="tools">
          <a class="round" href="/puzzle/archive" aria-label={m.archive} title={m.archive} onClick={handleLinkClick}>
            <Icon name="clock" />
          </a>
          <LanguageChoice />
          <ThemeButton />
        </div>
      </header>
      <main class="puzzle-rail">
        <h1 ref={head} tabIndex={-1}>
          {answered === undefined ? question : headOf(puzzle.value)}
        </h1>
        {isOpen ? (
          <Question
            asked={asked}
            game={game}
            picked={picked.value}
            busy={busy.value}
            pick={(candidate) => {
              picked.value = candidate
            }}
            answer={(choice) => void answer(choice)}
          />
        ) : (
          <Answer puzzle={puzzle.value} game={game} />
        )}
        {trouble.value === '' ? undefined : (
          <p class="red" role="alert">
            {trouble.value}
          </p>
        )}
      </main>
      <section class="stage" aria-label={question}>
        <game.Board
          puzzle={puzzle.value}
          picked={picked.value}
          pick={(candidate) => {
            picked.value = candidate
          }}
        />
      </section>
    </div>
  )
}

/** The first line of the answer: the best one, and one’s own. */
function headOf({ asked, answered }: PuzzleOfDay): string {
  const m = puzzleWords()
  if (answered === undefined) return ''
  const best = asked.candidates[answered.explained.best] ?? ''
  const mine = asked.candidates[answered.mine] ?? ''
  return best === mine ? m.right(best) : m.wrong(best, mine)
}
