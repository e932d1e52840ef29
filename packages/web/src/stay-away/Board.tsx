import { seatsOf } from '@selva/core'
import { type PartialState, playerAt } from '@selva/stay-away'
import { SeatStatusView } from '../table/SeatStatusView.tsx'
import { BotMark, Icon, SeatMark } from '../ui/Icon.tsx'
import { ROLE_ICONS } from './icons.ts'
import type { StayAwayModel } from './model.ts'
import { nextSuspicion, SUSPICIONS } from './tags.ts'
import { gameWords } from './words.ts'

/** Everybody else, what I make of them, and what I last saw of their cards: for my eyes only. */
export function Board({ model, state }: { readonly model: StayAwayModel; readonly state: PartialState }) {
  const m = gameWords()
  const { live, tags, nameAt } = model
  const me = live.seat()
  return (
    <div class="suspects">
      <h2 class="label" title={m.board.help} data-about="board">
        <span>{m.board.title}</span>
        <Icon name="eye-off" kind="small" />
      </h2>
      <ol>
        {seatsOf(state.setting.seats)
          .filter((seat) => seat !== me)
          .map((seat) => {
            const player = playerAt(state, seat)
            const level = tags.value.get(seat) ?? 'none'
            const n = SUSPICIONS.indexOf(level)
            const there = live.about.value.seats[seat - 1]
            const role = player.role === 'human' ? undefined : player.role
            return (
              <li key={seat} class={player.alive ? '' : 'out'} data-testid={`suspect-${seat}`} data-level={level}>
                <button
                  type="button"
                  class="whom"
                  aria-pressed={model.dossier.value === seat}
                  data-testid={`about-${seat}`}
                  onClick={() => model.look(seat)}
                >
                  <SeatMark seat={seat} />
                  <b>
                    <span>{nameAt(seat)}</span>
                    {there?.by === 'bot' ? <BotMark /> : undefined}
                    <SeatStatusView live={live} seat={seat} />
                    {role === undefined ? undefined : (
                      <span class="known" title={m.roles[role]}>
                        <Icon name={ROLE_ICONS[role]} kind="small" />
                      </span>
                    )}
                  </b>
                </button>
                <button
                  type="button"
                  class={`lv l${n}`}
                  title={m.board.help}
                  data-testid={`mark-${seat}`}
                  disabled={!model.tagged.value}
                  onClick={() => model.tag(seat, nextSuspicion(level))}
                >
                  <span class="spoken">{nameAt(seat)}: </span>
                  <span class="bars">
                    {[1, 2, 3, 4].map((bar) => (
                      <i key={bar} class={bar <= n ? 'f' : ''} />
                    ))}
                  </span>
                  <span class={level === 'none' ? 'spoken' : ''}>{m.board.levels[level]}</span>
                </button>
              </li>
            )
          })}
      </ol>
    </div>
  )
}
