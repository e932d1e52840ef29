import type { Seat } from '@selva/core'
import type { Seen } from '../story.ts'

/** What a player's turn came to, once everything is open. */
export const TURNS = ['noise', 'bluff', 'silence', 'attack', 'dead', 'escaped'] as const
export type TurnMark = (typeof TURNS)[number]

/** For each seat, what each round came to. A death stands in the round it happened, over whatever else did. */
export function lanesOf(frames: readonly (readonly Seen[])[]): ReadonlyMap<Seat, ReadonlyMap<number, TurnMark>> {
  const lanes = new Map<Seat, Map<number, TurnMark>>()
  const at = new Map<Seat, number>()
  let round = 0
  const mark = (seat: Seat, turn: TurnMark): void => {
    const lane = lanes.get(seat) ?? new Map<number, TurnMark>()
    lanes.set(seat, lane.set(round, turn))
  }
  for (const fact of frames.flat()) {
    if (fact.kind === 'turn') round = fact.round
    else if (fact.kind === 'moved' && fact.to !== undefined) at.set(fact.seat, fact.to)
    else if (fact.kind === 'noise') mark(fact.seat, at.get(fact.seat) === fact.sector ? 'noise' : 'bluff')
    else if (fact.kind === 'silence' || fact.kind === 'silentSector') mark(fact.seat, 'silence')
    else if (fact.kind === 'attack') mark(fact.seat, 'attack')
    else if (fact.kind === 'killed' || fact.kind === 'eliminated') mark(fact.seat, 'dead')
    else if (fact.kind === 'escaped') mark(fact.seat, 'escaped')
  }
  return lanes
}
