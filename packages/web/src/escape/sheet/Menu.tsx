import { useSignal } from '@preact/signals'
import { type Seat, seatsOf } from '@selva/core'
import { type PartialState, playerAt, type Sector } from '@selva/escape'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button, RoundButton } from '../../ui/controls.tsx'
import { Icon, SeatMark } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { placeText } from '../act/place.ts'
import { spotText } from '../sentence.ts'
import { MarkList } from './MarkList.tsx'
import type { MapNotes } from './map-notes.ts'
import { type Jotting, STROKES, TEXT_LENGTH } from './pencil.ts'
import { sheetWords } from './words.ts'

/** Choice of the player who was here, and of the round: one tap jots it down. */
function Who({
  kit,
  state,
  at,
  done,
}: {
  readonly kit: MapNotes
  readonly state: PartialState
  readonly at: Sector
  readonly done: () => void
}) {
  const m = sheetWords().menu
  const round = useSignal(Math.max(1, state.round))
  const { model } = kit
  const me = model.live.seat()
  const seats = seatsOf(state.setting.seats).filter((seat) => seat !== me)
  const marked = (seat: Seat): boolean =>
    kit.marksAt(at).some((mark) => mark.kind === 'seat' && mark.seat === seat && mark.round === round.value)
  return (
    <fieldset class="who" data-about="tool:seat">
      <legend class="label">{m.who}</legend>
      <div class="inround">
        <span>{m.round}</span>
        <RoundButton
          icon="minus"
          label={m.earlier}
          onClick={() => {
            round.value = Math.max(1, round.value - 1)
          }}
        />
        <output>{round.value}</output>
        <RoundButton
          icon="plus"
          label={m.later}
          onClick={() => {
            round.value = Math.min(state.last, round.value + 1)
          }}
        />
      </div>
      <div class="people">
        {seats.map((seat) => (
          <button
            key={seat}
            type="button"
            class={`chip ${playerAt(state, seat).status === 'aboard' ? '' : 'gone'}`}
            aria-pressed={marked(seat)}
            data-testid={`mark-${seat}`}
            onClick={() => {
              kit.toggle(at, { kind: 'seat', seat, round: round.value })
              done()
            }}
          >
            <SeatMark seat={seat} />
            <span>{model.nameAt(seat)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function Jotter({ kit, state, at }: { readonly kit: MapNotes; readonly state: PartialState; readonly at: Sector }) {
  const w = sheetWords()
  const m = kit.model.words()
  const box = useRef<HTMLDialogElement>(null)
  const marks = kit.marksAt(at)
  const words = useSignal(marks.find((mark) => mark.kind === 'text')?.text ?? '')
  useLayoutEffect(() => {
    if (box.current?.open === false) box.current.showModal()
  }, [])
  // The browser gives the focus back at once, but reports the closing later: a key pressed meanwhile opens the notes again.
  const close = (): void => {
    box.current?.close()
    kit.open.value = undefined
  }
  const toggle = (jotting: Jotting): void => {
    kit.toggle(at, jotting)
    if (!kit.full.value) close()
  }
  return (
    <dialog
      ref={box}
      class="jotter"
      aria-label={w.menu.label(spotText(state.setting.zone, at, m))}
      data-testid="jotter"
      onClose={() => {
        if (box.current !== null) kit.open.value = undefined
      }}
      onPointerDown={(event) => {
        // Pressed anew, beside the box: the finger that has opened it may still be lifted.
        if (event.target === event.currentTarget) close()
      }}
    >
      <div>
        <header>
          <h2>
            <Rich text={placeText(state, at, m)} />
          </h2>
          <RoundButton icon="cross" label={w.menu.close} onClick={close} />
        </header>
        <div class="strokes" role="group" aria-label={w.menu.strokes}>
          {STROKES.map((stroke) => (
            <button
              key={stroke}
              type="button"
              class="tool"
              aria-pressed={marks.some((mark) => mark.kind === stroke)}
              data-about={`tool:${stroke}`}
              data-testid={`mark-${stroke}`}
              onClick={() => toggle({ kind: stroke })}
            >
              <Icon name={stroke} />
              <span>{w.tool[stroke]}</span>
            </button>
          ))}
        </div>
        <Who kit={kit} state={state} at={at} done={close} />
        <form
          class="words"
          data-about="tool:text"
          onSubmit={(event) => {
            event.preventDefault()
            toggle({ kind: 'text', text: words.value })
          }}
        >
          <label>
            <span class="label">{w.menu.words}</span>
            <input
              value={words.value}
              maxLength={TEXT_LENGTH}
              data-testid="mark-words"
              onInput={(event) => {
                words.value = event.currentTarget.value
              }}
            />
          </label>
          <Button submit>{w.menu.write}</Button>
        </form>
        {kit.full.value ? (
          <p class="trouble" role="alert">
            <Icon name="warn" kind="small" />
            {w.full}
          </p>
        ) : undefined}
        <MarkList kit={kit} marks={marks} />
      </div>
    </dialog>
  )
}

/** The marks that can be jotted on the sector that is held. */
export function Menu({ kit }: { readonly kit: MapNotes }) {
  const at = kit.open.value
  const state = kit.state()
  return at === undefined || state === undefined ? undefined : <Jotter key={at} kit={kit} state={state} at={at} />
}
