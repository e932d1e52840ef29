import type { Seat } from '@selva/core'
import { sorted } from './card.ts'
import type { EndReason } from './facts.ts'
import { living } from './ring.ts'
import type { Role } from './role.ts'
import { type FullState, playerAt, type StayAwayTurn } from './state.ts'
import { isQuiet } from './step.ts'

const livingOf = (state: FullState, role: Role): readonly Seat[] =>
  living(state).filter((seat) => playerAt(state, seat).role === role)

export function humansLeft({ players }: FullState): number {
  let n = 0
  for (const player of players) if (player.alive && player.role === 'human') n++
  return n
}

export const isOver = ({ state }: StayAwayTurn): boolean => state.end !== 'running'

/** WIN-8 */
function finish(turn: StayAwayTurn, reason: EndReason, winners: readonly Seat[]): void {
  const { players } = turn.state
  const roles = players.map((p) => p.role)
  const hands = players.map((p) => sorted(p.hand))
  turn.emit({ kind: 'gameOver', reason, winners, roles, hands })
}

/** WIN-1 */
export const thingFell = (turn: StayAwayTurn): void => finish(turn, 'thingEliminated', livingOf(turn.state, 'human'))

/** WIN-3, OPT-10: has nobody died whose death The Thing has to share its victory for? */
function winsAlone({ players, setting }: FullState): boolean {
  const anybody = setting.rules.soleVictory === 'nobodyEliminated'
  return !players.some((p) => !p.alive && (anybody || p.role === 'human'))
}

/** DECL-3, WIN-2 to WIN-5 */
export function declare(turn: StayAwayTurn): void {
  const { state } = turn
  const { thing, lastInfected } = state
  turn.emit({ kind: 'declared', seat: thing })
  if (humansLeft(state) > 0) return finish(turn, 'wrongDeclaration', livingOf(state, 'human'))
  if (winsAlone(state)) return finish(turn, 'thingAlone', [thing])
  const infected = livingOf(state, 'infected').filter((seat) => seat !== lastInfected)
  finish(turn, 'infection', [thing, ...infected])
}

/** DECL-4, OPT-9: declares if it is ordered and true. */
export function examineOrder(turn: StayAwayTurn): void {
  const { state } = turn
  const ordered = state.standing || state.setting.rules.declaration === 'automatic'
  if (ordered && humansLeft(state) === 0) declare(turn)
}

/** DECL-4: on entering a quiet state, or when the order is switched on in one. */
export const examineIfQuiet = (turn: StayAwayTurn): void => {
  if (isQuiet(turn.state.step)) examineOrder(turn)
}
