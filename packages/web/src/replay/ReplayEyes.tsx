import { type Audience, EVERYTHING, type GameRecord, SPECTATORS, seatsOf } from '@selva/core'
import type { ComponentChildren } from 'preact'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import type { ReplayView } from './game.ts'
import type { Replay } from './playback.ts'
import { replayWords } from './words.ts'

function Eye({
  replay,
  who,
  children,
}: {
  readonly replay: Replay
  readonly who: Audience
  readonly children: ComponentChildren
}) {
  return (
    <button
      type="button"
      aria-pressed={replay.eyes === who}
      data-testid={`eyes-${who}`}
      onClick={() => replay.show(replay.at, who)}
    >
      {children}
    </button>
  )
}

/** The list of all through whose eyes the game can be seen. */
export function ReplayEyes({
  record,
  view,
  replay,
}: {
  readonly record: GameRecord
  readonly view: ReplayView
  readonly replay: Replay
}) {
  const m = replayWords()
  return (
    <section>
      <h2 class="label">{m.eyes}</h2>
      <ol class="eyes">
        <li>
          <Eye replay={replay} who={EVERYTHING}>
            <Icon name="eye" />
            <b>{m.all}</b>
          </Eye>
        </li>
        {seatsOf(record.seats.length).map((seat) => {
          const { name, was, icon, won } = view.who(seat)
          return (
            <li key={seat} class={won ? 'won' : ''}>
              <Eye replay={replay} who={seat}>
                <SeatMark seat={seat} />
                <span>
                  <b>{name}</b>
                  <small>{was}</small>
                </span>
                <span class="mark">
                  <Icon name={icon} />
                </span>
              </Eye>
            </li>
          )
        })}
        <li>
          <Eye replay={replay} who={SPECTATORS}>
            <Icon name="people" />
            <b>{m.watcher}</b>
          </Eye>
        </li>
      </ol>
    </section>
  )
}
