import { type Seat, seatsOf } from '@selva/core'
import { type CardCounts, type PartialState, playerAt, sideOf } from '@selva/escape'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import type { EscapeWords } from '../messages/en.ts'
import type { Story } from '../story.ts'
import { tallyOf } from './cards.ts'
import type { EndWords } from './messages/en.ts'
import { fateOf } from './outcome.ts'

/** The cards a player used, and those still held at the end. */
function Cards({
  m,
  w,
  used = new Map(),
  held,
}: {
  readonly m: EscapeWords
  readonly w: EndWords
  readonly used?: CardCounts | undefined
  readonly held: CardCounts
}) {
  const drawn = (tally: CardCounts, kind: 'used' | 'held') =>
    [...tally].map(([card, n]) => (
      <span key={`${kind} ${card}`} class={kind} title={w[kind](n, m.items[card].name)}>
        <Icon name={card} kind="small" />
        {n > 1 ? n : undefined}
        <span class="spoken">{w[kind](n, m.items[card].name)}</span>
      </span>
    ))
  if (used.size + held.size === 0) return undefined
  return (
    <span class="tally">
      {drawn(used, 'used')}
      {drawn(held, 'held')}
    </span>
  )
}

/** Everybody's identity, and what became of them. */
export function WhoWas({
  words: m,
  end: w,
  state,
  story,
  nameAt,
  used,
}: {
  readonly words: EscapeWords
  readonly end: EndWords
  readonly state: PartialState
  readonly story: Story
  readonly nameAt: (seat: Seat) => string
  readonly used: ReadonlyMap<Seat, CardCounts>
}) {
  const winners = state.end === 'running' ? [] : state.end.winners
  return (
    <table class="whowas">
      <caption class="label">{w.who}</caption>
      <thead>
        <tr>
          <th scope="col">{w.player}</th>
          <th scope="col">{w.identity}</th>
          <th scope="col">{w.fate}</th>
        </tr>
      </thead>
      <tbody>
        {seatsOf(state.setting.seats).map((seat) => {
          const { character, side, hand } = playerAt(state, seat)
          const won = winners.includes(seat)
          return (
            <tr key={seat} class={won ? 'won' : ''} data-testid={`who-${seat}`}>
              <td>
                <SeatMark seat={seat} />
                {nameAt(seat)}
              </td>
              <td>
                {character === undefined
                  ? ''
                  : side !== undefined && side !== sideOf(character)
                    ? m.was(m.characters[character], m.sides[side])
                    : m.characters[character]}
              </td>
              <td>
                {fateOf(state, story, seat, nameAt, w)}
                {won ? `, ${w.winner}` : ''}
                <Cards m={m} w={w} used={used.get(seat)} held={tallyOf(hand)} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
