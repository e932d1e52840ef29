import type { Seat } from '@selva/core'
import type { EscapeTurn } from './rules.ts'

/** HAT-2, END-3: the first human to reach a hatch wins alone, and the game ends. */
export function escapeFirst(turn: EscapeTurn, seat: Seat, hatch: number): void {
  turn.emit({ kind: 'hatchReached', seat, hatch, cards: 0 })
  turn.emit({ kind: 'escaped', seat, hatch })
  turn.emit({ kind: 'gameOver', reason: 'firstEscape', winners: [seat] })
}
