import { seatsOf } from '@selva/core'
import { humansOf, nameOf, type Part, playerAt } from '@selva/escape'
import { say } from '../client/language.ts'
import { BotMark, Icon, SeatMark } from '../ui/Icon.tsx'
import { noteText } from './sentence.ts'
import type { Sitting } from './sitting.ts'

/** Everybody at the table: what is publicly known of each. A tap shows what a player has announced, here and on the map. */
export function Players({ sitting, state }: { readonly sitting: Sitting; readonly state: Part }) {
  const m = say().escape
  const { live, story, picked } = sitting
  const { seats } = state.setting
  const humans = humansOf(seats)
  return (
    <section>
      <h2 class="label">
        <span>{m.players}</span>
        <span class="aside">{m.crew(humans, seats - humans)}</span>
      </h2>
      <ol class="players">
        {seatsOf(seats).map((seat) => {
          const player = playerAt(state, seat)
          const there = live.about.value.seats[seat - 1]
          const out = player.status !== 'aboard'
          const isPicked = picked.value === seat
          const who =
            player.character !== undefined
              ? m.characters[player.character]
              : player.side === undefined
                ? ''
                : m.sides[player.side]
          const note = noteText(story.value.notes.get(seat), say())
          const trail = story.value.trails.get(seat) ?? []
          const away = there?.by === 'person' && !there.here
          return (
            <li
              key={seat}
              class={`${state.turn === seat && state.end === 'running' ? 'now' : ''} ${out ? 'out' : ''} ${isPicked ? `picked ink-${seat}` : ''} ${away ? 'off' : ''}`}
              data-testid={`player-${seat}`}
            >
              <button
                type="button"
                aria-pressed={isPicked}
                title={m.showTrail(there?.name ?? '')}
                onClick={() => {
                  picked.value = isPicked ? undefined : seat
                }}
              >
                <SeatMark seat={seat} />
                <span>
                  <b>
                    <span>{there?.name}</span>
                    {seat === live.seat() ? <span class="you">{m.you}</span> : undefined}
                    {there?.by === 'bot' ? <BotMark /> : undefined}
                    {away ? <span class="you">{m.away}</span> : undefined}
                  </b>
                  <small>{who === '' ? note : `${who} · ${note}`}</small>
                </span>
                <span class="mark">
                  {player.status === 'escaped' ? <Icon name="escaped" /> : out ? <Icon name="dead" /> : undefined}
                </span>
              </button>
              {isPicked ? (
                <p class="trailnote">
                  {trail.length === 0
                    ? m.noTrail
                    : trail.map((stop) => (
                        <span key={stop.round}>
                          <span class="coord">{nameOf(stop.sector)}</span> {stop.round}
                        </span>
                      ))}
                </p>
              ) : undefined}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
