import { type Seat, seatsOf } from '@selva/core'
import { type PartialState, playerAt } from '@selva/escape'
import { isWatched } from '../../moments/projector.ts'
import { isStill } from '../../moments/still.ts'
import { type Reveal, useReveal } from '../../moments/useReveal.ts'
import type { EscapeModel } from '../model.ts'

/** How long the parts of the end stay, in milliseconds: the result, each card, all of them. */
const HELD = { result: 1200, card: 420, all: 1500 }

/** The order in which cards turn over: humans before aliens, winners first. */
export function revealOrder(state: PartialState): readonly Seat[] {
  const winners = state.end === 'running' ? [] : state.end.winners
  const rank = (seat: Seat): number =>
    (playerAt(state, seat).side === 'human' ? 0 : 2) + (winners.includes(seat) ? 0 : 1)
  return seatsOf(state.setting.seats).toSorted((a, b) => rank(a) - rank(b))
}

/** How long the end stays as it is before each card, and after the last: it follows from the number of players. */
export const revealWaits = (seats: number): readonly number[] => [
  ...Array.from({ length: seats }, (_, i) => (i === 0 ? HELD.result : HELD.card)),
  HELD.all,
]

/** Turns the cards over for a reader who has just played or watched the game. */
export const useRevealedEnd = (model: EscapeModel, seats: number): Reveal =>
  useReveal(revealWaits(seats), () => model.moments.peek() !== undefined && isWatched() && !isStill())
