import type { Seat } from '@selva/core'
import { discardHand } from './discard-hand.ts'
import { endIfDecided } from './end.ts'
import type { Colour } from './item.ts'
import type { Next } from './next.ts'
import { drawFrom, type Pile } from './pile.ts'
import type { Player } from './player.ts'
import { powerOf } from './power.ts'
import { type EscapeTurn, type PartialState, playerAt, type Rules } from './state.ts'
import { hatchIndex } from './zone.ts'

/** HAT-2, END-3: the first human to reach a hatch wins alone, and the game ends. */
function escapeFirst(turn: EscapeTurn, seat: Seat, hatch: number): Next {
  turn.emit({ kind: 'hatchReached', seat, hatch, cards: 0 })
  turn.emit({ kind: 'escaped', seat, hatch })
  turn.emit({ kind: 'gameOver', reason: 'firstEscape', winners: [seat] })
  return 'gameOver'
}

/** HAT-3, OWN-4: the number of humans that a hatch still has room for, by its printed number. */
export const roomIn = ({ room, setting: { zone } }: PartialState, hatch: number): number =>
  room[hatchIndex(zone, hatch)] ?? 0

/** HAT-3, HAT-5, OWN-4: one place of the hatch has gone; with the last one it is closed. */
function takePlace(turn: EscapeTurn, hatch: number, reason: 'used' | 'damaged'): void {
  const room = roomIn(turn.state, hatch) - 1
  turn.emit(room > 0 ? { kind: 'hatchRoom', hatch, room } : { kind: 'hatchClosed', hatch, reason })
}

/** OWN-6: the first try to escape, whatever came of it, leaves only some rounds. */
function startCountdown(turn: EscapeTurn): void {
  const last = turn.state.round + turn.state.setting.rules.roundsAfterTry
  if (last < turn.state.last) turn.emit({ kind: 'countdown', last })
}

/** HAT-3, HAT-5: he is off, the hatch is used up if it is full, his turn is over (TRN-6). */
function leave(turn: EscapeTurn, seat: Seat, hatch: number): Next {
  turn.emit({ kind: 'escaped', seat, hatch })
  discardHand(turn, seat)
  takePlace(turn, hatch, 'used')
  startCountdown(turn)
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
  if (turn.state.setting.rules.redDamages) takePlace(turn, hatch, 'damaged') // OWN-5
  startCountdown(turn)
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
