import { type Seat, seatsOf } from '@selva/core'
import type { PartialState } from '@selva/stay-away'
import { isWatched } from '../moments/projector.ts'
import { useReveal } from '../moments/useReveal.ts'
import type { Ending } from './ending.ts'
import type { StayAwayModel } from './model.ts'

/** How long the parts of the end stay, in milliseconds: the result, each player, a breath before The Thing, all of them. */
const HELD = { result: 1200, seat: 420, breath: 500, all: 1500 }

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

/** How long the end stays as it is before each player, and after the last. */
const revealWaits = (order: readonly Seat[], thing: Seat | undefined): readonly number[] => [
  ...order.map((seat, i) => (i === 0 ? HELD.result : HELD.seat) + (seat === thing ? HELD.breath : 0)),
  HELD.all,
]

/** Reveals the players one by one to a reader who has just played or watched the game. */
export function useRevealedEnd(
  model: StayAwayModel,
  { state }: Ending,
): { readonly isOn: boolean; readonly ring: PartialState } {
  const order = revealOrder(state, model.live.seat())
  const { isOn, shown } = useReveal(
    revealWaits(order, state.thing),
    () => model.moments.peek() !== undefined && isWatched(),
  )
  return { isOn, ring: isOn ? maskedEnd(state, order.slice(0, shown)) : state }
}
