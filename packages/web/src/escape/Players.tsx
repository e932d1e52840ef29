import { type Seat, seatsOf } from '@selva/core'
import { type PartialState, playerAt, sideOf } from '@selva/escape'
import { plainSentence } from '../client/rich-text.ts'
import { seatName } from '../table/name.ts'
import { SeatStatusView } from '../table/SeatStatusView.tsx'
import { graceUntil } from '../table/seat-status.ts'
import { BotMark, Icon, SeatMark } from '../ui/Icon.tsx'
import type { EscapeWords } from './messages/en.ts'
import type { EscapeModel } from './model.ts'
import { noteText } from './sentence.ts'

/** More than this many stand in short rows, so that all of them are seen at once. */
const ROOMY = 8

/** A player's identity, as far as the reader knows it. */
function whoOf(state: PartialState, seat: Seat, m: EscapeWords): string {
  const { character, side } = playerAt(state, seat)
  if (character === undefined) return side === undefined ? '' : m.sides[side]
  const turned = side !== undefined && side !== sideOf(character)
  return turned ? m.was(m.characters[character], m.sides[side]) : m.characters[character]
}

const STATUS_ICONS = { aboard: undefined, escaped: 'escaped', eliminated: 'dead', waiting: 'clock' } as const

/** A player's counts: cards held, kills where they decide the game. The icon after the cards takes their place. */
function Counts({ state, seat, m }: { readonly state: PartialState; readonly seat: Seat; readonly m: EscapeWords }) {
  const { rules, seats } = state.setting
  const { hand, kills, status } = playerAt(state, seat)
  const target = rules.killTarget(seats)
  const icon = STATUS_ICONS[status]
  const holds =
    (rules.usesItems || rules.keepsDrawnCards) && (status === 'aboard' || (status === 'waiting' && hand.length > 0))
  return (
    <span class="mark">
      {target > 0 ? (
        <span class="count" title={m.killsOf(kills, target)}>
          <Icon name="attack" />
          <span aria-hidden="true">{kills}</span>
          <span class="spoken">{m.kills(kills)}</span>
        </span>
      ) : undefined}
      {holds ? (
        <span class="count" title={m.hand.count(hand.length)}>
          <Icon name="cards" />
          <span aria-hidden="true" data-testid={`hand-${seat}`}>
            {hand.length}
          </span>
          <span class="spoken">{m.hand.count(hand.length)}</span>
        </span>
      ) : undefined}
      {icon === undefined ? undefined : (
        <span class="count">
          <Icon name={icon} />
        </span>
      )}
    </span>
  )
}

/** Keeps a player's trail on the map, next to others'. */
function TrailButton({ model, seat }: { readonly model: EscapeModel; readonly seat: Seat }) {
  const { pinned, sheet } = model
  const label = plainSentence(model.words().showTrail(model.player(seat)))
  const on = pinned.value.has(seat)
  return sheet.value === undefined ? (
    <span class="pin" />
  ) : (
    <button
      type="button"
      class="pin"
      aria-pressed={on}
      aria-label={label}
      title={label}
      data-testid={`trail-${seat}`}
      onClick={() => {
        const next = new Set(pinned.value)
        if (!next.delete(seat)) next.add(seat)
        pinned.value = next
      }}
    >
      <Icon name="trail" />
    </button>
  )
}

/** Everybody at the table: what is publicly known of each. A tap tells more, and shows what he announced on the map. */
export function Players({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const m = model.words()
  const { live, story, picked, pinned } = model
  const sheet = model.sheet.value
  const { seats, rules, zone } = state.setting
  const humans = rules.humans(seats)
  return (
    <section>
      <h2 class="label">
        <span>{m.players}</span>
        <span class="aside">{m.crew(humans, seats - humans)}</span>
      </h2>
      <ol class={`players ${seats > ROOMY ? 'many' : ''}`}>
        {seatsOf(seats).map((seat) => {
          const player = playerAt(state, seat)
          const there = live.about.value.seats[seat - 1]
          const out = player.status === 'escaped' || player.status === 'eliminated'
          const isPicked = picked.value === seat
          // OWN-8: the black box stands between who a player is and what was heard of them.
          const known = [
            whoOf(state, seat, m),
            state.courier === seat ? m.courier : '',
            noteText(story.value.notes.get(seat), m, zone),
          ]
          const told = known.filter((part) => part !== '').join(' · ')
          const isPinned = pinned.value.has(seat)
          const away = there?.by === 'person' && !there.here
          return (
            <li
              key={seat}
              class={`${state.turn === seat && state.end === 'running' ? 'now' : ''} ${out ? 'out' : ''} ${isPicked || isPinned ? `picked ink-${seat}` : ''} ${away ? 'off' : ''}`}
              data-testid={`player-${seat}`}
            >
              <button
                type="button"
                class="row"
                data-speaker={seat}
                aria-expanded={isPicked}
                aria-current={state.turn === seat && state.end === 'running' ? 'true' : undefined}
                data-about={`player:${seat}`}
                title={`${plainSentence(m.showTrail(model.player(seat)))}. ${told}`}
                onClick={() => {
                  picked.value = isPicked ? undefined : seat
                }}
              >
                <SeatMark seat={seat} />
                <span>
                  <b>
                    <span>{seatName(there)}</span>
                    {seat === live.seat() ? <span class="you">{m.you}</span> : undefined}
                    {there?.by === 'bot' ? <BotMark /> : undefined}
                    {away && graceUntil({ live, seat }) === 0 && !live.isPlayedByBot(seat) ? (
                      <span class="you">{m.away}</span>
                    ) : undefined}
                  </b>
                  <small>
                    <SeatStatusView live={live} seat={seat} /> {told}
                  </small>
                </span>
                <Counts state={state} seat={seat} m={m} />
              </button>
              <TrailButton model={model} seat={seat} />
              {isPicked && sheet !== undefined ? <sheet.Facts seat={seat} /> : undefined}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
