import type { Seat } from '@selva/core'
import type { Sector } from '@selva/escape'
import type { Seen } from '../story-line.ts'

/** The outcome of a player's turn, once everything is open. */
const TURNS = ['noise', 'bluff', 'silence', 'attack', 'dead', 'escaped', 'broken'] as const
export type TurnMark = (typeof TURNS)[number]
export type Lane = { readonly came: TurnMark; readonly item: boolean }

/**
 * For each seat, the outcome of each round. A death stands in the round it happened, over everything else that did.
 * `echoes`: a true noise names the sector where the turn began (OWN-10).
 */
export function lanesOf(
  frames: readonly (readonly Seen[])[],
  echoes = false,
): ReadonlyMap<Seat, ReadonlyMap<number, Lane>> {
  const lanes = new Map<Seat, Map<number, Lane>>()
  const at = new Map<Seat, Sector>()
  let round = 0
  let acting: Seat | undefined
  let began: Sector | undefined
  const laneOf = (seat: Seat): Map<number, Lane> => {
    const lane = lanes.get(seat) ?? new Map<number, Lane>()
    lanes.set(seat, lane)
    return lane
  }
  const mark = (seat: Seat, came: TurnMark): void => {
    const lane = laneOf(seat)
    lane.set(round, { came, item: lane.get(round)?.item ?? false })
  }
  for (const fact of frames.flat()) {
    switch (fact.kind) {
      case 'turn':
        round = fact.round
        acting = fact.seat
        began = at.get(fact.seat)
        break
      case 'moved':
        if (fact.to !== undefined) at.set(fact.seat, fact.to)
        break
      case 'noise':
        mark(fact.seat, (echoes ? (began ?? at.get(fact.seat)) : at.get(fact.seat)) === fact.sector ? 'noise' : 'bluff')
        break
      case 'twoNoises':
        mark(fact.seat, 'bluff')
        break
      case 'silence':
      case 'kept':
      case 'silentSector':
        mark(fact.seat, 'silence')
        break
      case 'attack':
        mark(fact.seat, 'attack')
        break
      case 'killed':
      case 'cloned':
      case 'eliminated':
        mark(fact.seat, 'dead')
        break
      case 'escaped':
        mark(fact.seat, 'escaped')
        break
      case 'hatchClosed':
        if (fact.reason === 'damaged' && acting !== undefined) mark(acting, 'broken')
        break
      case 'itemUsed':
        laneOf(fact.seat).set(round, { came: laneOf(fact.seat).get(round)?.came ?? 'silence', item: true })
        break
      default:
    }
  }
  return lanes
}
