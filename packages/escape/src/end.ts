import { type Seat, seatsOf } from '@selva/core'
import type { EndReason } from './facts.ts'
import type { EscapeTurn } from './rules.ts'
import { type Full, playerAt } from './state.ts'

/** END-2 */
export const humansLeft = (state: Full): readonly Seat[] =>
  seatsOf(state.setting.seats).filter((seat) => {
    const { status, side } = playerAt(state, seat)
    return status === 'aboard' && side === 'human'
  })

/** END-7: the alien team wins, eliminated aliens included, if one of them is still in the game. */
function aliensWin(turn: EscapeTurn, reason: EndReason): void {
  const { state } = turn
  const aliens = seatsOf(state.setting.seats).filter((seat) => playerAt(state, seat).side === 'alien')
  const lives = aliens.some((seat) => playerAt(state, seat).status === 'aboard')
  turn.emit({ kind: 'gameOver', reason, winners: lives ? aliens : [] })
}

/** END-5: true if the game is over. */
export function endIfNoHumanLeft(turn: EscapeTurn): boolean {
  if (humansLeft(turn.state).length > 0) return false
  aliensWin(turn, 'noHuman')
  return true
}

/** END-6: the last round is complete. */
export function endByTime(turn: EscapeTurn): void {
  for (const seat of humansLeft(turn.state)) {
    turn.emit({ kind: 'eliminated', seat, reason: 'time' })
    turn.emit({ kind: 'characterShown', seat, character: playerAt(turn.state, seat).character })
  }
  aliensWin(turn, 'time')
}
