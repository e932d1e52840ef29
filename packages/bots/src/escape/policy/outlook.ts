import { type Seat, seatsOf } from '@selva/core'
import { CELLS, inGame, type PartialState, type Player, playerAt, type Side } from '@selva/escape'
import { type Belief, sidesSeen, suspectAt } from '../belief/belief.ts'
import type { Sides } from '../belief/sides.ts'
import { usualSpeed } from '../belief/turn.ts'
import { addReach, afterMove } from './threat.ts'

/** Expected places of the other players; this seat is not counted. */
export type Outlook = {
  readonly sides: Sides
  /** The expected number of players of a side in each sector who can be met there now. */
  readonly crowd: Readonly<Record<Side, Float64Array>>
  /** The same for aliens by their speed, those included who are about to come back (END-9). */
  readonly hunters: ReadonlyMap<number, Float64Array>
}

/** The side a player is on once he is back. */
const returnsAs = ({ status, returns }: Player<undefined>): Side | undefined =>
  status === 'waiting' && returns !== 'never' ? returns.side : undefined

/** Adds a player's places, as likely as he is of that side. */
function add(into: Float64Array, at: Float64Array, share: number, sectors: readonly number[]): void {
  for (let s = 0; s < sectors.length; s++) {
    const i = sectors[s] ?? 0
    into[i] = (into[i] ?? 0) + share * (at[i] ?? 0)
  }
}

/** The places of some crowds together; those of a single one are not copied. */
function together(crowds: readonly Float64Array[], sectors: readonly number[]): Float64Array {
  const [only] = crowds
  if (only !== undefined && crowds.length === 1) return only
  const all = new Float64Array(CELLS)
  for (const at of crowds) add(all, at, 1, sectors)
  return all
}

export function outlookOf(belief: Belief, partial: PartialState): Outlook {
  const sides = sidesSeen(belief, partial)
  const human = new Float64Array(CELLS)
  const hunters = new Map<number, Float64Array>()
  const returning: Seat[] = []
  const { sectors } = belief.terrain.zone
  for (const seat of seatsOf(partial.setting.seats)) {
    const player = playerAt(partial, seat)
    if (seat === belief.seat || !inGame(player)) continue
    const back = returnsAs(player)
    if (back === 'alien') returning.push(seat)
    if (back !== undefined) continue
    const { at } = suspectAt(belief, seat)
    const alien = sides[seat - 1] ?? 0
    if (alien < 1) add(human, at.human, 1 - alien, sectors)
    if (alien === 0) continue
    const speed = usualSpeed(partial, seat, 'alien')
    const pack = hunters.get(speed) ?? new Float64Array(CELLS)
    hunters.set(speed, pack)
    add(pack, at.alien, alien, sectors)
  }
  const crowd = { human, alien: together([...hunters.values()], sectors) }
  for (const seat of returning) {
    const speed = usualSpeed(partial, seat, 'alien')
    const pack = hunters.get(speed)?.slice() ?? new Float64Array(CELLS)
    hunters.set(speed, pack)
    add(pack, suspectAt(belief, seat).at.alien, 1, sectors)
  }
  return { sides, crowd, hunters }
}

/** The expected number of aliens that can strike in each sector with the move after their next. They must move (MOV-1). */
export function strikeLater({ terrain }: Belief, { hunters }: Outlook): Float64Array {
  const out = new Float64Array(CELLS)
  for (const [speed, at] of hunters) {
    const moves = terrain.moves('alien', speed)
    addReach(afterMove(at, moves), moves, out)
  }
  return out
}
