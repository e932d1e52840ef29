import type { Seat } from '@selva/core'
import { endIfDecided } from './end.ts'
import type { Colour } from './item.ts'
import { loseHand } from './lose.ts'
import { drawFrom, type Pile } from './pile.ts'
import { powerOf } from './power.ts'
import type { EscapeTurn } from './rules.ts'
import { type Part, type Player, playerAt } from './state.ts'
import { ask, close } from './steps/step.ts'
import { passTurn } from './turns.ts'

/** HAT-2, END-3: the first human to reach a hatch wins alone, and the game ends. */
export function escapeFirst(turn: EscapeTurn, seat: Seat, hatch: number): void {
  turn.emit({ kind: 'hatchReached', seat, hatch, cards: 0 })
  turn.emit({ kind: 'escaped', seat, hatch })
  turn.emit({ kind: 'gameOver', reason: 'firstEscape', winners: [seat] })
}

/** HAT-3, HAT-5: he is off, the hatch is used up, his turn is over (TRN-6). */
function leave(turn: EscapeTurn, seat: Seat, hatch: number): void {
  turn.emit({ kind: 'escaped', seat, hatch })
  loseHand(turn, seat)
  turn.emit({ kind: 'hatchClosed', hatch, reason: 'used' })
  if (endIfDecided(turn, true)) return
  turn.emit({ kind: 'turnEnd', seat })
  passTurn(turn, seat)
}

/** HAT-5 */
export function escapeOpenly(turn: EscapeTurn, seat: Seat, hatch: number): void {
  turn.emit({ kind: 'hatchReached', seat, hatch, cards: 0 })
  leave(turn, seat, hatch)
}

/** HAT-3: the card that decides is shown. */
export function showHatchCard(turn: EscapeTurn, seat: Seat, hatch: number, colour: Colour, picked: boolean): void {
  turn.emit({ kind: 'hatchCard', colour, picked })
  if (colour === 'green') return leave(turn, seat, hatch)
  turn.emit({ kind: 'hatchClosed', hatch, reason: 'damaged' })
  if (!endIfDecided(turn, false)) close(turn, seat)
}

/** The pile without one card that has been looked at. */
const without = (pile: Pile<Colour, never>, card: Colour): Pile<Colour, never> => ({
  size: pile.size - 1,
  bag: { ...pile.bag, [card]: pile.bag[card] - 1 },
  next: pile.next.slice(1),
})

/** HAT-4, DCK-9: would he look at two hatch cards, and choose? */
export const wouldPick = (state: Part, me: Player<never>): boolean =>
  powerOf(state.setting.rules, me).picksHatchCard === true && (state.hatchPile.size || state.hatchShown.size) >= 2

/** HAT-3, HAT-4 */
export function escapeByCard(turn: EscapeTurn, seat: Seat, hatch: number): void {
  const { state } = turn
  if (state.hatchPile.size === 0) turn.emit({ kind: 'hatchReshuffled' }) // DCK-9
  const picks = wouldPick(state, playerAt(state, seat))
  turn.emit({ kind: 'hatchReached', seat, hatch, cards: picks ? 2 : 1 })
  const stream = turn.chance.stream('hatch')
  const first = drawFrom(state.hatchPile, stream)
  if (!picks) return showHatchCard(turn, seat, hatch, first, false)
  turn.emit({ kind: 'hatchDrawn', seat, cards: [first, drawFrom(without(state.hatchPile, first), stream)] })
  ask(turn, seat, 'pick')
}
