import type { Seat } from '@selva/core'
import { drawFrom } from './pile.ts'
import type { EscapeTurn } from './state.ts'

/** NOI-6, DCK-8: one card of the item pile. */
export function gainItem(turn: EscapeTurn, seat: Seat): void {
  const { state } = turn
  if (state.items.size === 0) {
    if (state.itemDiscards.size === 0) return turn.emit({ kind: 'noItemLeft', seat })
    turn.emit({ kind: 'itemsReshuffled' })
  }
  turn.emit({ kind: 'itemGained', seat, item: drawFrom(state.items, turn.chance.stream('items')) })
}
