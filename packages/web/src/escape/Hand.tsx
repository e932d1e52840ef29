import type { Seat } from '@selva/core'
import { type Card, mayPlay, type PartialState, playerAt } from '@selva/escape'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Play, playsIn } from './ask.ts'
import { type Held, handOf, limitOf, servesStill } from './hand.ts'
import type { EscapeModel } from './model.ts'
import { iconOf, isCard, keyOf, labelOf, useText } from './plays.ts'
import { playReasonText } from './reasons.ts'

function UseButton({ model, play }: { readonly model: EscapeModel; readonly play: Play }) {
  const m = model.words()
  return (
    <Button
      kind="slim"
      label={useText(play, m)}
      testid={`play-${keyOf(play)}`}
      disabled={!model.live.ready.value}
      onClick={() => model.arm(play)}
    >
      {m.hand.use}
    </Button>
  )
}

function CardRow({
  model,
  state,
  seat,
  held: { card, n },
}: {
  readonly model: EscapeModel
  readonly state: PartialState
  readonly seat: Seat
  readonly held: Held
}) {
  const m = model.words()
  const play = playsIn(model.ask.value).find((p) => isCard(p) && keyOf(p) === card)
  const may = mayPlay(state, seat, card)
  const still = card === 'teleport' ? servesStill(state, seat) : undefined
  // The text of a card that works automatically says so already.
  const why = may === true || may.code === 'itself' ? '' : ` ${playReasonText(may, m)}`
  const text = `${m.items[card].text}${why}`
  return (
    <li class={play === undefined ? '' : 'can'} data-item={card} data-about={`item:${card}`}>
      <span class="ic">
        <Icon name={card} />
      </span>
      <span>
        <b>
          {m.items[card].name}
          {n > 1 ? <span class="n">{m.hand.times(n)}</span> : undefined}
        </b>
        <small>{still === undefined ? text : `${text} ${m.hand.left(still)}`}</small>
      </span>
      {play === undefined ? undefined : <UseButton model={model} play={play} />}
    </li>
  )
}

/** My cards: what each does, and why it cannot be used now if it cannot. */
export function Hand({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const m = model.words()
  const seat = model.live.seat()
  const { rules } = state.setting
  if (seat === undefined || playerAt(state, seat).side === undefined) return undefined
  const powers = playsIn(model.ask.value).filter((play) => !isCard(play))
  const hand: readonly (Card | undefined)[] = playerAt(state, seat).hand
  const holds = rules.usesItems || rules.keepsDrawnCards
  if (!holds && powers.length === 0) return undefined
  const limit = limitOf(state, seat)
  return (
    <section class="hand" data-testid="hand">
      {powers.length === 0 ? undefined : (
        <ul class="items powers">
          {powers.map((play) => (
            <li key={keyOf(play)} class="can">
              <span class="ic">
                <Icon name={iconOf(play)} />
              </span>
              <span>
                <b>{labelOf(play, m)}</b>
                {play.kind === 'stand' ? undefined : <small>{m.hand.power}</small>}
              </span>
              <UseButton model={model} play={play} />
            </li>
          ))}
        </ul>
      )}
      {holds ? (
        <>
          <h2 class="label">
            <span>{rules.keepsDrawnCards ? m.hand.cards : m.hand.title}</span>
            <b>{limit === undefined ? hand.length : m.hand.of(hand.length, limit)}</b>
          </h2>
          {hand.length === 0 ? (
            <p class="faint none">{m.hand.empty}</p>
          ) : (
            <ul class="items">
              {handOf(hand).map((held) => (
                <CardRow key={held.card} model={model} state={state} seat={seat} held={held} />
              ))}
            </ul>
          )}
        </>
      ) : undefined}
    </section>
  )
}
