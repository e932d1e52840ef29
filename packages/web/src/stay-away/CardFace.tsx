import { type Card, cards, isPanic, type Kind, type Rules } from '@selva/stay-away'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { CARD_ICONS } from './icons.ts'
import type { StayAwayModel } from './model.ts'
import { nameWidth } from './name-width.ts'
import { cardName, cardText, gameWords } from './words.ts'

const classOf = (kind: Kind): string => gameWords().classes[isPanic(kind) ? 'panic' : cards[kind].class]

/** How long a finger rests on a card to read it. */
const LONG = 450

/** One card of the hand: a tap picks it where it can be picked, a long press or the small button reads it. */
export function CardFace({
  card,
  model,
  rules,
  can,
  on,
  lock,
  mark,
  number,
  pick,
}: {
  readonly card: Card
  readonly model: StayAwayModel
  readonly rules: Rules
  readonly can: boolean
  readonly on: boolean
  readonly lock: string
  /** It is new: where it has come from. */
  readonly mark: string
  /** The key that picks it. */
  readonly number: number
  readonly pick: () => void
}) {
  const m = gameWords()
  const held = useRef(0)
  /** The finger has rested long enough to read: lifting it picks nothing. */
  const rested = useRef(false)
  const read = (): void => {
    model.reading.value = card
  }
  const release = (): void => clearTimeout(held.current)
  const { class: kind } = cards[card]
  return (
    <li
      class={`face ${mark === '' ? '' : 'fresh'} ${on ? 'on' : ''} ${kind === 'defence' ? 'def' : ''} ${lock === '' ? '' : 'locked'} ${kind}`}
      data-card={card}
      data-about={`card:${card}`}
    >
      <button
        type="button"
        class="pickface"
        aria-pressed={on}
        aria-disabled={!can}
        aria-keyshortcuts={String(number)}
        data-can={can ? 'yes' : 'no'}
        onClick={() => {
          if (rested.current) rested.current = false
          else if (can) pick()
          else read()
        }}
        onPointerDown={() => {
          rested.current = false
          held.current = window.setTimeout(() => {
            rested.current = true
            read()
          }, LONG)
        }}
        onPointerUp={release}
        onPointerLeave={release}
        onContextMenu={(event) => {
          event.preventDefault()
          read()
        }}
      >
        {/* Its name is spoken first, and stands under its kind and its drawing. */}
        <b style={{ '--wide': String(nameWidth(cardName(card))) }}>{cardName(card)}</b>
        <span class="label">{mark === '' ? m.classes[kind] : mark}</span>
        <Icon name={CARD_ICONS[card]} kind="pic" />
        <span class="line">{lock === '' ? cardText(card, rules).line : lock}</span>
        {on ? (
          <span class="pickmark">
            <Icon name="check" kind="small" />
          </span>
        ) : lock === '' ? undefined : (
          <span class="pickmark lock">
            <Icon name="lock" kind="small" />
          </span>
        )}
      </button>
      <button
        type="button"
        class="about"
        aria-label={m.info.about(cardName(card))}
        title={m.info.about(cardName(card))}
        onClick={read}
      >
        <Icon name="info" kind="small" />
      </button>
    </li>
  )
}

/** The whole text of a card, with an example. */
export function CardDialog({ model, rules }: { readonly model: StayAwayModel; readonly rules: Rules }) {
  const m = gameWords()
  const { reading } = model
  const kind = reading.value
  const dialog = useRef<HTMLDialogElement>(null)
  /** Touched since it opened: the finger that opened it by a long press must not close it by being lifted. */
  const touched = useRef(false)
  useLayoutEffect(() => {
    const box = dialog.current
    touched.current = false
    if (kind !== undefined && box !== null && !box.open) box.showModal()
  }, [kind])
  if (kind === undefined) return undefined
  const close = (): void => {
    reading.value = undefined
  }
  const { line, more, example } = cardText(kind, rules)
  return (
    <dialog
      ref={dialog}
      class="cardtext"
      aria-labelledby="card-title"
      data-testid="card-text"
      onClose={close}
      onPointerDown={() => {
        touched.current = true
      }}
      onClickCapture={(event) => {
        // Clicks of the keyboard have no count.
        if (!touched.current && event.detail > 0) event.stopPropagation()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <div>
        <Icon name={CARD_ICONS[kind]} kind="big" />
        <span class="label">{classOf(kind)}</span>
        <h2 id="card-title">{cardName(kind)}</h2>
        <p class="lead">{line}</p>
        <p>{more}</p>
        <p class="example">
          <span class="label">{m.info.example}</span>
          {example}
        </p>
        <Button onClick={close}>{m.info.close}</Button>
      </div>
    </dialog>
  )
}
