import { type Seat, seatsOf } from '@selva/core'
import { type PartialState, playerAt } from '@selva/escape'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import type { EscapeModel } from '../model.ts'
import { endWords } from './words.ts'

/** Choice of the player whose path to follow. */
export function Eyes({
  state,
  model,
  picked,
  pick,
}: {
  readonly state: PartialState
  readonly model: EscapeModel
  readonly picked: Seat | undefined
  readonly pick: (seat: Seat | undefined) => void
}) {
  const m = model.words()
  const w = endWords(state.setting.rules.edition)
  const winners = state.end === 'running' ? [] : state.end.winners
  return (
    <section>
      <h2 class="label">{w.paths}</h2>
      <ol class="eyes">
        <li>
          <button type="button" aria-pressed={picked === undefined} onClick={() => pick(undefined)}>
            <Icon name="eye" />
            <b>{w.everyone}</b>
          </button>
        </li>
        {seatsOf(state.setting.seats).map((seat) => {
          const { character, side } = playerAt(state, seat)
          return (
            <li key={seat} class={winners.includes(seat) ? 'won' : ''}>
              <button
                type="button"
                aria-pressed={picked === seat}
                onClick={() => pick(picked === seat ? undefined : seat)}
              >
                <SeatMark seat={seat} />
                <span>
                  <b>{model.nameAt(seat)}</b>
                  <small>
                    {character === undefined ? '' : m.characters[character]}
                    {winners.includes(seat) ? `, ${w.winner}` : ''}
                  </small>
                </span>
                <span class="mark">{side === undefined ? undefined : <Icon name={side} />}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
