import type { Seat } from '@selva/core'
import { type PartialState, playerAt } from '@selva/stay-away'
import { chanceOf, impressionIn, meaningOf } from './claims.ts'
import type { News } from './deeds.ts'

/** A Human who turned on somebody before everyone: with fire, or with a word. */
export type Hunt = {
  readonly batch: number
  readonly turn: number
  readonly seat: Seat
  readonly at: Seat
  readonly how: 'fire' | 'claim'
  /** Was the other one what the Human took them for? */
  readonly right: boolean
  /** The chance that the Human could give to that. */
  readonly known: number
}

/** A Human's fire or accusation in these news. `state` is the true one before it. */
export function huntIn({ batch, turn, deed, before }: News, state: PartialState): readonly Hunt[] {
  if (deed.kind === 'fire') {
    const { by: seat, at } = deed
    if (playerAt(state, seat).role !== 'human') return []
    const { thing, infected } = impressionIn(before, seat, at)
    const right = playerAt(state, at).role !== 'human'
    return [{ batch, turn, seat, at, how: 'fire', right, known: thing + infected }]
  }
  if (deed.kind !== 'claim') return []
  const { by: seat, claim } = deed
  const { whom, role } = meaningOf(seat, claim)
  if (playerAt(state, seat).role !== 'human' || whom === seat || role === 'human') return []
  const right = playerAt(state, whom).role === role
  const known = chanceOf(impressionIn(before, seat, whom), role)
  return [{ batch, turn, seat, at: whom, how: 'claim', right, known }]
}
