import { type Choice, escapeTableGame, mayChooseSector, nameOf, playerAt } from '@selva/escape'
import { useRef } from 'preact/hooks'
import { messages } from '../../client/language.ts'
import { TempoSlot } from '../../tempo/TempoSlot.tsx'
import { Button } from '../../ui/controls.tsx'
import { HelpButton } from '../../ui/HelpButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { useKeptFocus } from '../../ui/useKeptFocus.ts'
import { useSteadyClicks } from '../../ui/useSteadyClicks.ts'
import { playsIn } from '../ask.ts'
import type { EscapeWords } from '../messages/en.ts'
import { iconOf, keyOf, labelOf, useText } from '../plays.ts'
import { sectorReasonText } from '../reasons.ts'
import { arrivedPrompt } from './arrived.tsx'
import { IntentChoice } from './IntentChoice.tsx'
import { goBy, movePrompt } from './move.tsx'
import { placeText } from './place.ts'
import type { ActionProps, Prompt } from './prompt.ts'
import { turnParts } from './turn-parts.ts'
import { waitPrompt } from './wait.ts'

/** The one question of the moment. */
function promptFor(props: ActionProps): Prompt {
  const { model, state } = props
  const { header, cards, act: m } = model.words()
  const { live } = model
  const ask = model.ask.value
  const seat = live.seat()
  const later = turnParts.value()
  switch (ask.kind) {
    case 'move':
      return movePrompt(props)
    case 'stuck':
      return {
        title: header.stuck,
        text: m.stuckHelp,
        picks:
          seat === undefined ? undefined : (
            <IntentChoice model={model} state={state} seat={seat} going={{ do: 'stuck' }} />
          ),
        buttons: (
          <Button kind="go" disabled={!live.ready.value} onClick={() => goBy(props, { do: 'stuck' })}>
            {m.stuck}
          </Button>
        ),
      }
    case 'arrived':
      return arrivedPrompt(props, ask)
    case 'name':
    case 'nameOther':
      return (model.shown.value ? later?.namePrompt(props, ask) : undefined) ?? { title: cards.drawing }
    case 'pick':
      return later?.pickPrompt(props, ask.colours) ?? { title: header.pick }
    case 'over':
      return later?.overPrompt(props, ask.discard) ?? { title: header.over }
    case 'close':
      return {
        title: header.close,
        text: live.following.value === undefined ? m.held : m.ending,
        buttons: (
          <Button disabled={!live.ready.value} onClick={() => live.choose({ do: 'end' })}>
            {m.end}
          </Button>
        ),
      }
    case 'nothing':
      return { ...waitPrompt({ model, state }), buttons: <TempoSlot live={live} /> }
    default:
      return ask satisfies never
  }
}

/** The choice that follows automatically, in words. */
function coming({ do: kind }: Choice, m: EscapeWords['act']['next']): string {
  return kind === 'end' ? m.end : kind === 'attack' ? m.attack : kind === 'resolve' ? m.resolve : m.use
}

/** Items and powers that may be played, on a phone: one drawing each. */
function Plays({ model }: { readonly model: ActionProps['model'] }) {
  const m = model.words()
  const plays = playsIn(model.ask.value)
  if (plays.length === 0) return undefined
  return (
    <div class="plays only-phone" role="group" aria-label={m.hand.title}>
      {plays.map((play) => (
        <button
          key={keyOf(play)}
          type="button"
          class="tool"
          aria-label={useText(play, m)}
          title={labelOf(play, m)}
          disabled={!model.live.ready.value}
          onClick={() => model.arm(play)}
        >
          <Icon name={iconOf(play)} />
          <span>{labelOf(play, m)}</span>
        </button>
      ))}
    </div>
  )
}

/** My possible actions now, in words, and the buttons for them; what others will see stands next to it. */
export function ActionBar(props: ActionProps) {
  const { model, state } = props
  const { refusals } = messages()
  const m = model.words()
  const bar = useRef<HTMLElement>(null)
  useKeptFocus(bar)
  const { live, story, looked, armed } = model
  const asked = promptFor(props)
  const later = turnParts.value()
  const prompt = (armed.value === undefined ? undefined : later?.playPrompt(props, armed.value)) ?? asked
  const { card } = story.value
  const refusal = live.refusal.value
  const naming = model.ask.value.kind === 'name' || model.ask.value.kind === 'nameOther'
  const drawing = naming && !model.shown.value
  const following = armed.value === undefined ? live.following.value : undefined
  const seat = live.seat()
  const step = seat === undefined ? '' : escapeTableGame.step(state, seat)
  const buttons = useSteadyClicks(
    `${step} ${model.ask.value.kind} ${armed.value === undefined ? '' : keyOf(armed.value)}`,
    `${model.chosen.value} ${following?.do}`,
  )
  const player = seat === undefined ? undefined : playerAt(state, seat)
  const may =
    looked.value === undefined || seat === undefined || model.ask.value.kind === 'nothing' || armed.value !== undefined
      ? true
      : mayChooseSector(state, seat, looked.value)
  const why = may === true ? '' : sectorReasonText(may, m)
  const pointed = looked.value ?? model.chosen.value
  const title = looked.value === undefined ? prompt.title : placeText(state, looked.value, m)
  const text = looked.value !== undefined ? why : following !== undefined ? coming(following, m.act.next) : prompt.text
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby="asked"
      class="act"
      data-testid="act"
      data-asked="yes"
      data-armed={armed.value === undefined ? undefined : keyOf(armed.value)}
    >
      {following === undefined ? undefined : <i class="coming" key={`${state.round} ${state.mine?.asked}`} />}
      {card === undefined || later === undefined || armed.value !== undefined ? undefined : (
        <div class="only-phone">
          <later.DrawnCard
            key={card.number}
            words={m}
            card={card}
            shown={model.shown.value}
            sector={player?.at === undefined ? '' : nameOf(player.at)}
          />
        </div>
      )}
      <div class={`preview ${drawing ? 'not-phone' : ''}`} aria-live="polite">
        <h2 id="asked">
          {/* Another sentence is another element: none slides to where the next begins. */}
          <span key={title}>
            <Rich text={title} />
          </span>
          {pointed === undefined ? undefined : (
            <HelpButton key={pointed} about={`sector:${nameOf(pointed)}`} label={nameOf(pointed)} />
          )}
        </h2>
        {refusal !== undefined ? (
          <p class="refusal" role="alert">
            <Icon name="warn" kind="small" />
            {refusals[refusal.refused]}
          </p>
        ) : text === undefined || text === '' ? undefined : (
          <p key={text}>
            {prompt.icon === undefined || looked.value !== undefined || following !== undefined ? undefined : (
              <Icon name={prompt.icon} kind="small" />
            )}
            <span>
              <Rich text={text} />
            </span>
          </p>
        )}
        {looked.value === undefined && following === undefined ? prompt.picks : undefined}
      </div>
      <div class="do" ref={buttons}>
        {following === undefined ? undefined : (
          <Button icon="pause" testid="hold" onClick={() => live.hold()}>
            {m.act.hold}
          </Button>
        )}
        {prompt.buttons}
      </div>
      {armed.value === undefined ? <Plays model={model} /> : undefined}
    </section>
  )
}
