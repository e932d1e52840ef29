import { isFed, ownPlayer, type PartialState, playerAt, type Side } from '@selva/escape'
import { plainSentence } from '../client/rich-text.ts'
import { Icon } from '../ui/Icon.tsx'
import { mySpeed } from './hand.ts'
import type { EscapeWords } from './messages/en.ts'
import type { EscapeModel } from './model.ts'
import { powerText } from './power.ts'
import { spotText } from './sentence.ts'
import { spotOf } from './spot.ts'

/** My aim at this table. */
export function aimOf(state: PartialState, side: Side, { aims }: EscapeWords): string {
  const { rules, seats } = state.setting
  return rules.humans(seats) === 0 ? aims.arena(rules.killTarget(seats)) : aims[side]
}

/** My identity: for my eyes only. */
export function Me({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const m = model.words()
  const seat = model.live.seat()
  const player = seat === undefined ? undefined : playerAt(state, seat)
  if (seat === undefined || player?.side === undefined || player.character === undefined)
    return (
      <section class="idcard">
        <Icon name="eye" kind="big" />
        <h2>{m.watcher.title}</h2>
        <p>{m.watcher.text}</p>
      </section>
    )
  const power = powerText(state, seat, m)
  const used = model.story.value.spent
  const fed = player.ate && isFed(state.setting.rules, ownPlayer(state, seat))
  return (
    <section
      class="idcard"
      aria-label={m.identity}
      data-testid="identity"
      data-side={player.side}
      data-about={`character:${player.character}`}
    >
      <Icon name={player.side} kind="big" />
      <span class="label">{m.sides[player.side]}</span>
      <h2>{m.characters[player.character]}</h2>
      <p>
        {aimOf(state, player.side, m)} {m.speed(mySpeed(state, seat))} {fed ? m.fed : ''}
      </p>
      {power === undefined ? undefined : (
        <p class={`power ${power.off === '' ? '' : 'spent'}`} data-testid="power">
          <Icon name="power" kind="small" />
          <span>
            {power.text} {used === undefined || power.off === '' ? power.off : m.powerUsed(used)}
          </span>
        </p>
      )}
      {player.at === undefined || player.status !== 'aboard' ? undefined : (
        <p class="where">
          {m.where}:{' '}
          <span class="coord" data-testid="here">
            {spotText(state.setting.zone, player.at, m)}
          </span>
        </p>
      )}
    </section>
  )
}

/** The same in one line, when the drawn card needs the room. */
export function MeLine({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const m = model.words()
  const seat = model.live.seat()
  const player = seat === undefined ? undefined : playerAt(state, seat)
  if (player?.side === undefined || player.character === undefined || player.at === undefined) return undefined
  return (
    <section class="meline" data-testid="identity" data-side={player.side}>
      <Icon name={player.side} />
      <span>
        <b>{m.characters[player.character]}</b>
        <small>{plainSentence(m.youAreIn(m.sides[player.side], spotOf(state.setting.zone, player.at)))}</small>
      </span>
    </section>
  )
}

const HEX = 'M5 1h10l5 8.500-5 8.500H5L0 9.500Z'
const INNER = 'M6.300 3.300h7.400l3.700 6.200-3.700 6.200H6.300L2.600 9.500Z'

export function Legend({ model }: { readonly model: EscapeModel }) {
  const m = model.words().legend
  return (
    <div class="legend" role="group" aria-label={m.label}>
      <button type="button" class="whatis" data-about="dangerous">
        <svg viewBox="-1 0 22 19" aria-hidden="true">
          <path d={HEX} fill="url(#hatching)" class="swatch-d" />
        </svg>
        {m.dangerous}
      </button>
      <button type="button" class="whatis" data-about="secure">
        <svg viewBox="-1 0 22 19" aria-hidden="true">
          <path d={HEX} class="swatch-s" />
          <path d={INNER} class="swatch-i" />
        </svg>
        {m.secure}
      </button>
      <button type="button" class="whatis" data-about="hatch:1">
        <svg viewBox="-1 0 22 19" aria-hidden="true">
          <path d={HEX} class="swatch-h" />
          <circle cx="10" cy="9.5" r="4.6" class="swatch-h" />
        </svg>
        {m.open}
      </button>
      <button type="button" class="whatis" data-about="start:alienSector">
        <Icon name="alien" />
        {m.start}
      </button>
    </div>
  )
}
