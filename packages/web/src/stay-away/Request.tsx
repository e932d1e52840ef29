import type { Seat } from '@selva/core'
import {
  type Choice,
  type May,
  mayChoose,
  mayPlay,
  type PartialState,
  playerAt,
  type StepName,
  thirdOn,
} from '@selva/stay-away'
import { useRef } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { OwnClock } from '../table/OwnClock.tsx'
import { TempoSlot } from '../tempo/TempoSlot.tsx'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { useKeptFocus } from '../ui/useKeptFocus.ts'
import { useSteadyClicks } from '../ui/useSteadyClicks.ts'
import { CardFace } from './CardFace.tsx'
import { freshIn } from './fresh.ts'
import { cardsOf, type StayAwayModel } from './model.ts'
import { askPrompt, buttonText, missingText, reasonText, seenText, waitPrompt } from './request.ts'
import { pickable, sameTarget, type Target } from './sheet.ts'
import { gameWords } from './words.ts'

type Props = { readonly model: StayAwayModel; readonly state: PartialState }

const whyNot = (may: May): string => (may === true ? '' : reasonText(may))

/** Tells where a new card has come from. */
function markOf({ nameAt }: StayAwayModel, from: Seat | 'deck' | undefined): string {
  const { fresh } = gameWords()
  if (from === undefined) return ''
  return from === 'deck' ? fresh.drawn : fresh.from(nameAt(from))
}

/** My cards, always there; those that can be chosen now say so. */
function Hand({ model, state, me }: Props & { readonly me: Seat }) {
  const m = gameWords()
  const { ask, choices, card: picked, target, live } = model
  const list = cardsOf(state, me, ask.value)
  const from = freshIn(list, model.fresh.value)
  const can = pickable(choices.value)
  const cardsMatter = can.length > 0
  return (
    <ul class={`hand h${list.length}`} aria-label={m.wait.hand} data-testid="hand">
      {list.map((card, index) => {
        const on = picked.value?.card === card && picked.value.index === index
        const may = live.ready.value && can.includes(card)
        return (
          <CardFace
            key={`${index} ${card}`}
            card={card}
            model={model}
            rules={state.setting.rules}
            can={may}
            on={on}
            number={index + 1}
            lock={cardsMatter ? whyNot(mayChoose(state, me, card)) : ''}
            mark={markOf(model, from[index])}
            pick={() => {
              target.value = undefined
              picked.value = on ? undefined : { card, index }
            }}
          />
        )
      })}
    </ul>
  )
}

/** Sides and showings: a few words to pick from. */
function Chips({ model, state, me }: Props & { readonly me: Seat }) {
  const { offer, target, nameAt } = model
  const { buttons } = gameWords()
  const chips = offer.value.targets.filter((one) => one.at === 'side' || one.at === 'showing')
  if (chips.length === 0) return undefined
  const text = (one: Target): string => {
    if (one.at === 'side') return buttons[one.side](nameAt(thirdOn(state, me, one.side)))
    if (one.at !== 'showing') return ''
    return one.what === 'hand' ? buttons.showHand : one.what === 'infected' ? buttons.showInfected : buttons.showNothing
  }
  return (
    <div class="chips" role="group">
      {chips.map((one) => (
        <button
          key={text(one)}
          type="button"
          class="chip"
          aria-pressed={sameTarget(target.value, one)}
          data-chip={one.at === 'side' ? one.side : one.at === 'showing' ? one.what : ''}
          onClick={() => {
            target.value = one
          }}
        >
          {text(one)}
        </button>
      ))}
    </div>
  )
}

/** The one main button, the others, and what the table will see. */
function Do({ model, state, me, at }: Props & { readonly me: Seat; readonly at: StepName }) {
  const { live, offer, card } = model
  const { main, others } = offer.value
  const off = !live.ready.value
  // Under fire, a player who holds an answer should not burn by a slip of the thumb.
  const [saving] = at === 'fire' ? others : []
  const first = saving ?? main
  const rest = saving === undefined ? others : [...others.slice(1), ...(main === undefined ? [] : [main])]
  const label = (choice: Choice): string => buttonText(model, state, at, choice, me)
  const seen = first === undefined ? '' : seenText(model, state, first, me)
  const buttons = useSteadyClicks(`${state.question} ${at}`, first === undefined ? '' : label(first))
  const why = card.value !== undefined && first?.do === 'discard' ? whyNot(mayPlay(state, me, card.value.card)) : ''
  return (
    <div class="do" ref={buttons}>
      <Chips model={model} state={state} me={me} />
      <Button
        kind={at === 'fire' && first?.do === 'accept' ? 'strike' : 'go'}
        testid="confirm"
        disabled={off || first === undefined}
        onClick={() => (first === undefined ? undefined : live.choose(first))}
      >
        {first === undefined ? missingText(at, card.value !== undefined) : label(first)}
      </Button>
      {rest.map((choice) => (
        <Button
          key={label(choice)}
          kind={at === 'fire' ? 'strike' : ''}
          disabled={off}
          onClick={() => live.choose(choice)}
        >
          {label(choice)}
        </Button>
      ))}
      {seen === '' ? undefined : (
        <p class="seen" data-testid="seen">
          <Icon name="eye" kind="small" />
          <span>{why === '' ? seen : `${why} ${seen}`}</span>
        </p>
      )}
    </div>
  )
}

/** The table's question to me, with my cards; the same shape for every question, and while there is none. */
export function Request({ model, state }: Props) {
  const { live, ask } = model
  const m = messages()
  const sheet = useRef<HTMLElement>(null)
  useKeptFocus(sheet)
  const me = live.seat()
  const now = ask.value
  const mine = now.at !== 'nothing' && me !== undefined
  const said = mine ? askPrompt(model, state, now, me) : waitPrompt(model, state)
  const refusal = live.refusal.value
  const seated = me !== undefined && playerAt(state, me).alive
  return (
    <section
      ref={sheet}
      tabIndex={-1}
      aria-labelledby="asked"
      class={`request ${mine ? 'mine' : ''} ${now.at === 'fire' ? 'fire' : ''} ${seated ? '' : 'handless'}`}
      data-testid="act"
      data-asked="yes"
    >
      {me === undefined ? undefined : (
        <span class="ownclock">
          <OwnClock live={live} seat={me} />
        </span>
      )}
      <header aria-live="polite">
        <h2 id="asked">
          <Rich text={said.title} />
        </h2>
        {refusal !== undefined ? (
          <p class="refusal" role="alert">
            <Icon name="warn" kind="small" />
            {m.refusals[refusal.refused]}
          </p>
        ) : said.text === '' ? undefined : (
          <p>
            <Rich text={said.text} />
          </p>
        )}
      </header>
      {seated ? <Hand model={model} state={state} me={me} /> : undefined}
      {mine ? <Do model={model} state={state} me={me} at={now.at} /> : <TempoSlot live={live} />}
    </section>
  )
}
