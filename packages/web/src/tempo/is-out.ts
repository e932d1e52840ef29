import type { AnyLiveTable } from '../table/live.ts'

/** Am I out of a game that goes on, so that no rule brings me back? */
export function isOut(live: AnyLiveTable): boolean {
  void live.version.value
  const seat = live.seat()
  const state = live.state()
  return seat !== undefined && state !== undefined && !live.over() && !live.game.inPlay(state, seat)
}
