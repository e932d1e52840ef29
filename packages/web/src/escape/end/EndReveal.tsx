import type { PartialState } from '@selva/escape'
import { playerAt } from '@selva/escape'
import { momentWords } from '../../moments/words.ts'
import { SeatMark } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import type { EscapeModel } from '../model.ts'
import { CharacterCard } from '../portraits/CharacterCard.tsx'
import type { Story } from '../story.ts'
import { shortFateOf } from './outcome.ts'
import { revealOrder, revealWaits } from './reveal.ts'
import { endWords } from './words.ts'
import './reveal.css'

/** The result, and everyone's character card: those that have turned over so far. The page beneath reads it out. */
export function EndReveal({
  model,
  state,
  story,
  shown,
  verdict,
  sentence,
}: {
  readonly model: EscapeModel
  readonly state: PartialState
  readonly story: Story
  /** How many cards lie face up. */
  readonly shown: number
  readonly verdict: string
  readonly sentence: string
}) {
  const w = endWords(state.setting.rules.edition)
  const winners = state.end === 'running' ? [] : state.end.winners
  const order = revealOrder(state)
  const whole = revealWaits(order.length).reduce((sum, ms) => sum + ms, 0)
  const tone = verdict === w.won ? 'won' : verdict === w.lost ? 'lost' : ''
  return (
    <div
      class={`reveal ${tone} ${order.length > 8 ? 'many' : order.length > 4 ? 'some' : 'few'}`}
      data-testid="reveal"
      aria-hidden="true"
    >
      <div class="verdict">
        <b>{verdict}</b>
        <p>
          <Rich text={sentence} />
        </p>
      </div>
      <ol style={{ '--seats': String(order.length) }}>
        {order.map((seat, i) => {
          const { side, character } = playerAt(state, seat)
          if (side === undefined || character === undefined) return undefined
          const isShut = i >= shown
          return (
            <li
              key={seat}
              class={`${isShut ? 'shut' : side} ${winners.includes(seat) ? 'won' : ''}`}
              data-testid={`reveal-${seat}`}
              data-open={isShut ? 'no' : 'yes'}
            >
              <CharacterCard side={side} character={character} words={model.words()} isShut={isShut} />
              <span class="nm">
                <SeatMark seat={seat} />
                <span>{model.nameAt(seat)}</span>
              </span>
              <small>{shortFateOf(state, story, seat, w)}</small>
            </li>
          )
        })}
      </ol>
      <span class="skip">{momentWords().skip}</span>
      <i class="runs" style={{ animationDuration: `${whole}ms` }} />
    </div>
  )
}
