import type { Seat } from '@selva/core'
import { type Me, type Part, playerAt } from '@selva/stay-away'
import type { Belief } from './belief/belief.ts'
import type { Witnesses } from './belief/witnesses.ts'
import type { Temper } from './temper.ts'

/** Everything a decision rests on. */
export type Outlook = {
  readonly seat: Seat
  readonly part: Part
  readonly belief: Belief
  /** Of The Thing: who knows. */
  readonly witnesses: Witnesses
  readonly temper: Temper
}

/** Oneself: a seat always knows its own hand and role. */
export function meIn({ part, seat }: Outlook): Me {
  const player = playerAt(part, seat)
  if (player.role === undefined || player.hand.includes(undefined)) throw new Error(`seat ${seat} does not know itself`)
  return player as Me // Checked just above.
}
