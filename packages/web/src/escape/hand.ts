import type { Seat } from '@selva/core'
import { CARDS, type Card, handLimitOf, ownPlayer, type PartialState, powerOf, speedOf, turnFrom } from '@selva/escape'

/** A kind of card in my hand, and how many of it. */
export type Held = { readonly card: Card; readonly n: number }

/** My hand, kind by kind. */
export const handOf = (hand: readonly (Card | undefined)[]): readonly Held[] =>
  CARDS.map((card) => ({ card, n: hand.filter((c) => c === card).length })).filter(({ n }) => n > 0)

/** How many cards I may keep; `undefined` where there is no limit. */
export function limitOf(state: PartialState, seat: Seat): number | undefined {
  const limit = handLimitOf(state.setting.rules, ownPlayer(state, seat))
  return Number.isFinite(limit) ? limit : undefined
}

/** How often my Teleport still serves, where that is more than once (SCN-H3). */
export function servesStill(state: PartialState, seat: Seat): number | undefined {
  const me = ownPlayer(state, seat)
  const { teleports } = powerOf(state.setting.rules, me)
  return teleports === undefined ? undefined : teleports - me.worn
}

/** How far I may go: in this turn, or in any other, and with what I may still play. */
export function mySpeed(state: PartialState, seat: Seat, boost: { readonly adrenaline?: true } = {}): number {
  const me = ownPlayer(state, seat)
  const mine = state.turn === seat && state.mine !== undefined ? state.mine : turnFrom(me.at)
  return speedOf(state, me, { ...mine, ...boost })
}
