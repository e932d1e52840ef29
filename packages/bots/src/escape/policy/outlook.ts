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

function add(into: Float64Array, at: Float64Array, share: number): void {
  for (let i = 0; i < CELLS; i++) into[i] = (into[i] ?? 0) + share * (at[i] ?? 0)
}

function hunt(
  hunters: Map<number, Float64Array>,
  partial: PartialState,
  seat: Seat,
  at: Float64Array,
  share: number,
): void {
  const speed = usualSpeed(partial, seat, 'alien')
  const known = hunters.get(speed) ?? new Float64Array(CELLS)
  hunters.set(speed, known)
  add(known, at, share)
}

export function outlookOf(belief: Belief, partial: PartialState): Outlook {
  const sides = sidesSeen(belief, partial)
  const crowd = { human: new Float64Array(CELLS), alien: new Float64Array(CELLS) }
  const hunters = new Map<number, Float64Array>()
  for (const seat of seatsOf(partial.setting.seats)) {
    const player = playerAt(partial, seat)
    if (seat === belief.seat || !inGame(player)) continue
    const { at } = suspectAt(belief, seat)
    const back = returnsAs(player)
    if (back === 'alien') hunt(hunters, partial, seat, at.alien, 1)
    if (back !== undefined) continue
    const alien = sides[seat - 1] ?? 0
    if (alien < 1) add(crowd.human, at.human, 1 - alien)
    if (alien === 0) continue
    add(crowd.alien, at.alien, alien)
    hunt(hunters, partial, seat, at.alien, alien)
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
