import type { Seat } from '@selva/core'
import { type OwnPlayer, type PartialState, playerAt } from '@selva/stay-away'
import type { Belief } from './belief/belief.ts'
import type { Witnesses } from './belief/witnesses.ts'
import type { Weights } from './weights.ts'

/** Everything a decision rests on. */
export type Outlook = {
  readonly seat: Seat
  readonly part: PartialState
  readonly belief: Belief
  /** Of The Thing: who knows. */
  readonly witnesses: Witnesses
  readonly weights: Weights
}

/** Oneself: a seat always knows its own hand and role. */
export function ownPlayerIn({ part: partial, seat }: Outlook): OwnPlayer {
  const player = playerAt(partial, seat)
  if (player.role === undefined || player.hand.includes(undefined)) throw new Error(`seat ${seat} does not know itself`)
  return player as OwnPlayer // Checked just above.
}
