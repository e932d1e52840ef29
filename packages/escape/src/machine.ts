import type { Seat } from '@selva/core'
import { ask } from './ask.ts'
import { endByTime } from './end.ts'
import { isOverLimit } from './hand.ts'
import type { Next } from './next.ts'
import type { Choice } from './option.ts'
import { inGame } from './player.ts'
import { beginRound } from './round.ts'
import { type EscapeTurn, playerAt } from './state.ts'
import { steps } from './steps/index.ts'

/** TRN-1, END-10, HAT-7: clockwise to the next player in the game; the round grows when play passes onto or over the first seat. */
function passTurn(turn: EscapeTurn, from: Seat): void {
  const { state } = turn
  let { round } = state
  let seat = from
  do {
    seat = ((seat % state.setting.seats) + 1) as Seat
    if (seat === state.first) round++
  } while (!inGame(playerAt(state, seat)))
  if (round > state.last) return endByTime(turn)
  if (round > state.round) beginRound(turn, round)
  const { returns, at } = playerAt(state, seat)
  const first = returns === 'never' ? at : returns.at
  turn.emit({ kind: 'turn', seat, round, from: first }) // TRN-2: the turn begins in `before`
  if (returns !== 'never') turn.emit({ kind: 'reborn', seat, sector: returns.at, side: returns.side })
}

/** ITM-5: OVER while the hand is too big, else CLOSE. */
const settle = (turn: EscapeTurn, seat: Seat): void =>
  ask(turn, seat, isOverLimit(turn.state.setting.rules, playerAt(turn.state, seat)) ? 'over' : 'close')

function proceed(turn: EscapeTurn, seat: Seat, next: Next): void {
  switch (next) {
    case 'gameOver':
      return
    case 'turnOver':
      turn.emit({ kind: 'turnEnd', seat })
      return passTurn(turn, seat)
    case 'settled':
      return settle(turn, seat)
    case 'samePhase': {
      const { step } = turn.state.mine
      return step === 'over' || step === 'close' ? settle(turn, seat) : ask(turn, seat, step)
    }
    default:
      return ask(turn, seat, next)
  }
}

/**
 * TRN-3: the order of a turn. It begins in `before`. A move leads to `arrived`; what is done there leads to `name` (and
 * `nameOther` after a Cat), to `pick`, or settles the sector at once. A settled sector leads to `over` until the hand is
 * small enough, and to `close`; from there the turn passes on. An escape ends it early, and so does the end of the game.
 */
export const decide = (turn: EscapeTurn, seat: Seat, choice: Choice): void =>
  proceed(turn, seat, steps[turn.state.mine.step].decide(turn, seat, choice))
