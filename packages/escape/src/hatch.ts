import type { Seat } from '@selva/core'
import { discardHand } from './discard-hand.ts'
import { endIfDecided } from './end.ts'
import type { Colour } from './item.ts'
import type { Next } from './next.ts'
import { drawFrom, type Pile } from './pile.ts'
import type { Player } from './player.ts'
import { powerOf } from './power.ts'
import { type EscapeTurn, type PartialState, playerAt, type Rules } from './state.ts'

/** HAT-2, END-3: the first human to reach a hatch wins alone, and the game ends. */
function escapeFirst(turn: EscapeTurn, seat: Seat, hatch: number): Next {
  turn.emit({ kind: 'hatchReached', seat, hatch, cards: 0 })
  turn.emit({ kind: 'escaped', seat, hatch })
  turn.emit({ kind: 'gameOver', reason: 'firstEscape', winners: [seat] })
  return 'gameOver'
}

/** OWN-4: how many have escaped where this player did. */
function escapesBy({ players }: PartialState, seat: Seat): number {
  const at = players[seat - 1]?.at
  return players.filter((player) => player.status === 'escaped' && player.at === at).length
}

/** HAT-3, HAT-5: he is off, the hatch is used up if it is full, his turn is over (TRN-6). */
function leave(turn: EscapeTurn, seat: Seat, hatch: number): Next {
  turn.emit({ kind: 'escaped', seat, hatch })
  discardHand(turn, seat)
  const { rules } = turn.state.setting
  if (escapesBy(turn.state, seat) >= rules.hatchRoom) turn.emit({ kind: 'hatchClosed', hatch, reason: 'used' })
  const last = turn.state.round + rules.roundsAfterEscape
  if (last < turn.state.last) turn.emit({ kind: 'countdown', last }) // OWN-6
  return endIfDecided(turn, true) ? 'gameOver' : 'turnOver'
}

/** HAT-5 */
function escapeOpenly(turn: EscapeTurn, seat: Seat, hatch: number): Next {
  turn.emit({ kind: 'hatchReached', seat, hatch, cards: 0 })
  return leave(turn, seat, hatch)
}

/** HAT-3: the card that decides is shown. */
export function showHatchCard(turn: EscapeTurn, seat: Seat, hatch: number, colour: Colour, picked: boolean): Next {
  turn.emit({ kind: 'hatchCard', colour, picked })
  if (colour === 'green') return leave(turn, seat, hatch)
  if (turn.state.setting.rules.redDamages) turn.emit({ kind: 'hatchClosed', hatch, reason: 'damaged' }) // OWN-5
  return endIfDecided(turn, false) ? 'gameOver' : 'settled'
}

/** The pile without one card that has been looked at. */
const without = (pile: Pile<Colour, never>, card: Colour): Pile<Colour, never> => ({
  size: pile.size - 1,
  bag: { ...pile.bag, [card]: pile.bag[card] - 1 },
  next: pile.next.slice(1),
})

/** HAT-4, DCK-9: would he look at two hatch cards, and choose? */
export const wouldPick = (state: PartialState, me: Player<never>): boolean =>
  powerOf(state.setting.rules, me).picksHatchCard === true && (state.hatchPile.size || state.hatchShown.size) >= 2

/** HAT-3, HAT-4 */
function escapeByCard(turn: EscapeTurn, seat: Seat, hatch: number): Next {
  const { state } = turn
  if (state.hatchPile.size === 0) turn.emit({ kind: 'hatchReshuffled' }) // DCK-9
  const picks = wouldPick(state, playerAt(state, seat))
  turn.emit({ kind: 'hatchReached', seat, hatch, cards: picks ? 2 : 1 })
  const stream = turn.chance.stream('hatch')
  const first = drawFrom(state.hatchPile, stream)
  if (!picks) return showHatchCard(turn, seat, hatch, first, false)
  turn.emit({ kind: 'hatchDrawn', seat, cards: [first, drawFrom(without(state.hatchPile, first), stream)] })
  return 'pick'
}

const REACHED: Record<Rules['hatchMode'], (turn: EscapeTurn, seat: Seat, hatch: number) => Next> = {
  first: escapeFirst,
  card: escapeByCard,
  open: escapeOpenly,
}

/** HAT-1: a human stands in an open hatch. */
export const reachHatch = (turn: EscapeTurn, seat: Seat, hatch: number): Next =>
  REACHED[turn.state.setting.rules.hatchMode](turn, seat, hatch)
