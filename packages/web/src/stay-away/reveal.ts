import { useSignal } from '@preact/signals'
import { type Seat, seatsOf } from '@selva/core'
import type { PartialState } from '@selva/stay-away'
import { useEffect } from 'preact/hooks'
import { isWatched } from '../moments/projector.ts'
import type { Ending } from './ending.ts'
import type { StayAwayModel } from './model.ts'

/** How long the parts of the end stay, in milliseconds: the result, each player, a breath before The Thing, all of them. */
const HELD = { result: 1200, seat: 420, breath: 500, all: 1500 }

const SKIP_KEYS = ['Escape', ' ', 'Enter']

/** The players clockwise from the reader, The Thing last. */
export function revealOrder({ setting, ring, thing }: PartialState, me: Seat | undefined): readonly Seat[] {
  const start = Math.max(0, me === undefined ? 0 : ring.indexOf(me))
  const round = [...ring.slice(start), ...ring.slice(0, start)]
  const others = (round.length === 0 ? seatsOf(setting.seats) : round).filter((seat) => seat !== thing)
  return thing === undefined ? others : [...others, thing]
}

/** The end as far as it has been revealed. */
export function maskedEnd(state: PartialState, shown: readonly Seat[]): PartialState {
  const { end } = state
  return {
    ...state,
    players: state.players.map((player, i) =>
      shown.includes((i + 1) as Seat) ? player : { ...player, role: undefined },
    ),
    end: end === 'running' ? end : { ...end, winners: end.winners.filter((seat) => shown.includes(seat)) },
  }
}

/** Reveals the players one by one to a reader who has just played or watched the game; a tap or a key shows them all. */
export function useReveal(
  model: StayAwayModel,
  { state }: Ending,
): { readonly isOn: boolean; readonly ring: PartialState } {
  const order = revealOrder(state, model.live.seat())
  const count = useSignal(model.moments.peek() !== undefined && isWatched() ? 0 : order.length + 1)
  const isOn = count.value <= order.length
  useEffect(() => {
    if (!isOn) return undefined
    const next = order[count.value]
    const before = count.value === 0 ? HELD.result : HELD.seat
    const breath = next !== undefined && next === state.thing ? HELD.breath : 0
    const timer = setTimeout(() => count.value++, next === undefined ? HELD.all : before + breath)
    return () => clearTimeout(timer)
  }, [count.value])
  useEffect(() => {
    if (!isOn) return undefined
    const skip = (): void => {
      count.value = order.length + 1
    }
    const pressed = (event: KeyboardEvent): void => {
      if (!SKIP_KEYS.includes(event.key) || event.repeat) return
      event.preventDefault()
      skip()
    }
    addEventListener('click', skip)
    addEventListener('keydown', pressed)
    return () => {
      removeEventListener('click', skip)
      removeEventListener('keydown', pressed)
    }
  }, [isOn])
  return { isOn, ring: isOn ? maskedEnd(state, order.slice(0, count.value)) : state }
}
