import { useSignal } from '@preact/signals'
import { nameOf, playerAt } from '@selva/escape'
import { useLayoutEffect } from 'preact/hooks'
import { isWatched } from '../../moments/projector.ts'
import { isStill } from '../../moments/still.ts'
import { turnParts } from '../act/turn-parts.ts'
import type { EscapeModel } from '../model.ts'
import type { MyCard } from '../story.ts'
import './drawn-on-board.css'

/** How long the face of a card stays on the board, in milliseconds: the same for every card. */
const FACE = 1200

const KEYS = ['Escape', ' ', 'Enter']
/** A key on one of these does something else. */
const ACTS = 'button, a, input, select, textarea, [role="gridcell"], dialog *'

/**
 * The card that I draw, in the middle of the board: first its back, then its face. A tap or a key turns it, and the next
 * one puts it away; what I am asked waits for its turning, and no longer.
 */
export function DrawnOnBoard({ model }: { readonly model: EscapeModel }) {
  const drawn = model.story.value.card
  // A card that was drawn before this page came has been seen. What others do next takes none away.
  const seen = useSignal(drawn?.number ?? 0)
  const held = useSignal<MyCard | undefined>(undefined)
  const card = held.value
  const isOn = card !== undefined
  const isOpen = model.shown.value
  const putAway = (): void => {
    held.value = undefined
  }
  useLayoutEffect(() => {
    if (drawn === undefined || drawn.number <= seen.peek()) return
    seen.value = drawn.number
    if (isWatched() && !isStill()) held.value = drawn
  }, [drawn?.number])
  useLayoutEffect(() => {
    if (!isOn || !isOpen) return undefined
    const timer = setTimeout(putAway, FACE)
    return () => clearTimeout(timer)
  }, [isOn, isOpen])
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const next = (): void => (model.shown.peek() ? putAway() : model.turnCard())
    const pressed = (event: KeyboardEvent): void => {
      if (!KEYS.includes(event.key) || event.repeat) return
      const elsewhere = event.target instanceof Element && event.target.closest(ACTS) !== null
      if (event.key === ' ' && !elsewhere) event.preventDefault()
      next()
    }
    // A tap on something else does what it does.
    addEventListener('pointerdown', next, true)
    addEventListener('keydown', pressed, true)
    return () => {
      removeEventListener('pointerdown', next, true)
      removeEventListener('keydown', pressed, true)
    }
  }, [isOn])
  const parts = turnParts.value()
  const state = model.state.value.now
  const me = model.live.seat()
  if (card === undefined || parts === undefined || state === undefined || me === undefined) return undefined
  const { at } = playerAt(state, me)
  return (
    <div
      class={`drawn-board ${isOpen ? '' : 'shut'}`}
      data-testid="drawn"
      data-open={isOpen ? 'yes' : 'no'}
      aria-hidden="true"
    >
      <parts.DrawnCard words={model.words()} card={card} shown={isOpen} sector={at === undefined ? '' : nameOf(at)} />
    </div>
  )
}
