import type { Seat } from '@selva/core'
import { endByTime } from './end.ts'
import type { EscapeTurn } from './rules.ts'
import { inGame, playerAt } from './state.ts'

/** TRN-1, END-10, HAT-7: clockwise to the next player in the game; the round grows when play passes onto or over the first seat. */
export function passTurn(turn: EscapeTurn, from: Seat): void {
  const { state } = turn
  let { round } = state
  let seat = from
  do {
    seat = ((seat % state.setting.seats) + 1) as Seat
    if (seat === state.first) round++
  } while (!inGame(playerAt(state, seat)))
  if (round > state.setting.rules.rounds) return endByTime(turn)
  const { returns, at } = playerAt(state, seat)
  const first = returns === 'never' ? at : returns.at
  turn.emit({ kind: 'turn', seat, round, from: first }) // TRN-2
  if (returns !== 'never') turn.emit({ kind: 'reborn', seat, sector: returns.at, side: returns.side })
}
