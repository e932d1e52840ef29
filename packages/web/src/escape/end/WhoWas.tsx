import { type Seat, seatsOf } from '@selva/core'
import { type Part, playerAt } from '@selva/escape'
import { say } from '../../client/language.ts'
import { SeatMark } from '../../ui/Icon.tsx'
import type { Story } from '../story.ts'
import { fateOf } from './outcome.ts'

/** Who was who, and what became of them. */
export function WhoWas({
  state,
  story,
  nameAt,
}: {
  readonly state: Part
  readonly story: Story
  readonly nameAt: (seat: Seat) => string
}) {
  const m = say().escape
  const winners = state.end === 'running' ? [] : state.end.winners
  return (
    <table class="whowas">
      <caption class="label">{m.end.who}</caption>
      <thead>
        <tr>
          <th scope="col">{m.end.player}</th>
          <th scope="col">{m.end.identity}</th>
          <th scope="col">{m.end.fate}</th>
        </tr>
      </thead>
      <tbody>
        {seatsOf(state.setting.seats).map((seat) => {
          const { character } = playerAt(state, seat)
          const won = winners.includes(seat)
          return (
            <tr key={seat} class={won ? 'won' : ''} data-testid={`who-${seat}`}>
              <td>
                <SeatMark seat={seat} />
                {nameAt(seat)}
              </td>
              <td>{character === undefined ? '' : m.characters[character]}</td>
              <td>
                {fateOf(state, story, seat, nameAt)}
                {won ? `, ${m.end.winner.toLowerCase()}` : ''}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
