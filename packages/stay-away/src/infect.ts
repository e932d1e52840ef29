import type { Seat } from '@selva/core'
import type { Card } from './card.ts'
import { humansLeft } from './end.ts'
import { playerAt, type StayAwayTurn } from './state.ts'

/** INF-1, WIN-5: a Human who got Infected! from The Thing. Call it once the cards have moved. */
export function infectIfDue(turn: StayAwayTurn, from: Seat, to: Seat, card: Card): void {
  const { state } = turn
  if (card !== 'infected' || from !== state.thing || playerAt(state, to).role !== 'human') return
  const last = humansLeft(state) === 1 ? to : 'none'
  turn.emit({ kind: 'infected', seat: to, by: from, last, ghosts: state.ghosts })
}
