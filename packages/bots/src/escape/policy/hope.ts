import { inGame, type PartialState, playerAt } from '@selva/escape'
import { FAR } from '../terrain.ts'
import type { Position } from './position.ts'
import { greenChance } from './walk.ts'

/** Is nobody else left on the human side, as everybody can count? A player who dropped out of it did so openly. */
export function isLastHuman({ part: partial, belief }: Position): boolean {
  const { rules, seats } = partial.setting
  const out = partial.players.filter((p, i) => i !== belief.seat - 1 && hasLeft(p)).length
  return rules.humans(seats) - out === 1
}

const hasLeft = (player: PartialState['players'][number]): boolean => {
  const { turned, side, status, returns } = player
  if (turned) return true
  if (side !== 'human') return false
  return !inGame(player) || (status === 'waiting' && returns !== 'never' && returns.side === 'alien')
}

/** Is there no way left to escape in time (END-4, END-6)? */
export function isHopeless(position: Position): boolean {
  const { part: partial, belief } = position
  const { at } = playerAt(partial, belief.seat)
  const steps = at === undefined ? FAR : (belief.terrain.toHatch[at] ?? FAR)
  // This turn's move is one of them.
  if (steps > partial.last - partial.round + 1) return true
  const open = partial.hatches.filter((state) => state === 'open' || state === 'locked').length
  return greenChance(position) === 0 && open <= partial.hatchPile.size
}
