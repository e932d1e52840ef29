import type { PuzzleAsked } from '@selva/protocol'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import type { PuzzleGame } from './puzzle-game.ts'
import { puzzleWords } from './words.ts'

/** Everything that was heard, and the answers on offer: each is a button here as well as a sector of the map. */
export function Question({
  asked,
  game,
  picked,
  busy,
  pick,
  answer,
}: {
  readonly asked: PuzzleAsked
  readonly game: PuzzleGame
  readonly picked: number | undefined
  readonly busy: boolean
  readonly pick: (candidate: number) => void
  readonly answer: (choice: number) => void
}) {
  const m = puzzleWords()
  const chosen = picked === undefined ? undefined : asked.candidates[picked]
  return (
    <>
      <p class="puzzle-about">{game.about(asked)}</p>
      <ol class="puzzle-heard" aria-label={m.heard(asked.name)}>
        {asked.heard.map((line) => {
          const { icon, text } = game.line(line, asked)
          return (
            <li key={`${line.round} ${line.what}`} class={line.at === undefined ? '' : 'named'}>
              <b>{line.round}</b>
              <Icon name={icon} />
              <span>
                <Rich text={text} />
              </span>
            </li>
          )
        })}
      </ol>
      <fieldset class="puzzle-candidates">
        <legend class="spoken">{m.candidates}</legend>
        {asked.candidates.map((candidate, i) => (
          <button
            key={candidate}
            type="button"
            class="btn slim"
            aria-pressed={i === picked}
            data-candidate={candidate}
            onClick={() => pick(i)}
          >
            <span class="coord">{candidate}</span>
          </button>
        ))}
      </fieldset>
      <Button
        kind="go"
        testid="answer"
        disabled={picked === undefined || busy}
        onClick={() => {
          if (picked !== undefined) answer(picked)
        }}
      >
        {chosen === undefined ? m.pickFirst : m.answerThis(chosen)}
      </Button>
      <p class="puzzle-fine">{m.sameForAll}</p>
    </>
  )
}
