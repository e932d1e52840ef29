import { type Seat, seatsOf } from '@selva/core'
import type { EscapeShape, PartialState } from '@selva/escape'
import type { Frame } from '../../table/live-ports.ts'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import { lanesOf, type TurnMark } from './lane.ts'
import type { EndWords } from './messages/en.ts'

const DRAWN: { readonly [T in TurnMark]: { readonly icon: string | undefined; readonly tone: string } } = {
  noise: { icon: 'noise', tone: '' },
  bluff: { icon: 'noise-any', tone: 'lie' },
  silence: { icon: undefined, tone: '' },
  attack: { icon: 'attack', tone: 'hit' },
  dead: { icon: 'dead', tone: 'hit' },
  escaped: { icon: 'escaped', tone: 'exit' },
  broken: { icon: 'hatch-closed', tone: 'hit' },
}

/** The game round by round, a lane a player: now one sees who lied. */
export function Lanes({
  words: m,
  state,
  frames,
  nameAt,
  me,
  now,
  jump,
}: {
  readonly words: EndWords
  readonly state: PartialState
  readonly frames: readonly Frame<EscapeShape>[]
  readonly nameAt: (seat: Seat) => string
  readonly me: Seat | undefined
  /** The round to mark, where one can jump to another. */
  readonly now?: number
  readonly jump?: (round: number) => void
}) {
  const lanes = lanesOf(frames, state.setting.rules.echoes)
  const rounds = Array.from({ length: state.round }, (_, i) => i + 1)
  const words: { readonly [T in TurnMark]: string } = {
    noise: m.noise,
    bluff: m.bluff,
    silence: m.silence,
    attack: m.attack,
    dead: m.dead,
    escaped: m.escape,
    broken: m.broken,
  }
  return (
    <section aria-label={m.timeline}>
      <h2 class="spoken">{m.timeline}</h2>
      <div class="keys" aria-hidden="true">
        {Object.entries(words).map(([turn, word]) => {
          const { icon, tone } = DRAWN[turn as TurnMark]
          return (
            <span key={turn} class={tone}>
              {icon === undefined ? <i /> : <Icon name={icon} kind="small" />}
              {word}
            </span>
          )
        })}
        <span class="itemkey">
          <i />
          {m.item}
        </span>
      </div>
      <div
        class="lanes"
        role="group"
        aria-label={m.timeline}
        tabIndex={0}
        style={{ '--rounds': String(rounds.length) }}
      >
        <div class="lane head" aria-hidden="true">
          <span class="nm" />
          {rounds.map((round) => (
            <span key={round} class={`c ${round === now ? 'now' : ''}`}>
              {jump === undefined ? (
                round
              ) : (
                <button type="button" tabIndex={-1} onClick={() => jump(round)}>
                  {round}
                </button>
              )}
            </span>
          ))}
        </div>
        {seatsOf(state.setting.seats).map((seat) => {
          const lane = lanes.get(seat)
          return (
            <div key={seat} class={`lane ${seat === me ? 'me' : ''}`}>
              <span class="nm">
                <SeatMark seat={seat} />
                <span>{nameAt(seat)}</span>
              </span>
              {rounds.map((round) => {
                const turn = lane?.get(round)
                if (turn === undefined) return <span key={round} class={`c gone ${round === now ? 'now' : ''}`} />
                const { icon, tone } = DRAWN[turn.came]
                const word = turn.item ? `${words[turn.came]}, ${m.item}` : words[turn.came]
                return (
                  <span
                    key={round}
                    class={`c ${tone} ${turn.item ? 'item' : ''} ${round === now ? 'now' : ''}`}
                    title={`${nameAt(seat)}, ${round}: ${word}`}
                  >
                    {icon === undefined ? <i /> : <Icon name={icon} />}
                    <span class="spoken">{`${round}: ${word}`}</span>
                  </span>
                )
              })}
            </div>
          )
        })}
      </div>
    </section>
  )
}
