import { type Seat, seatsOf } from '@selva/core'
import { endIfNoHumanLeft } from './end.ts'
import type { EscapeTurn } from './rules.ts'
import { playerAt } from './state.ts'
import { ask } from './steps/step.ts'

/** Section 9: everybody else aboard in the attacker's sector is a target, whatever their side (ATK-3). */
export function attack(turn: EscapeTurn, seat: Seat): void {
  const { state } = turn
  const sector = playerAt(state, seat).at
  turn.emit({ kind: 'attack', seat, sector })
  const targets = seatsOf(state.setting.seats).filter((other) => {
    const player = playerAt(state, other)
    return other !== seat && player.status === 'aboard' && player.at === sector
  })
  for (const target of targets) {
    const { side, character } = playerAt(state, target)
    turn.emit({ kind: 'killed', seat: target, by: seat, sector, side }) // ATK-4
    turn.emit({ kind: 'characterShown', seat: target, character })
  }
  if (targets.length === 0) turn.emit({ kind: 'missed' }) // ATK-5
  if (!endIfNoHumanLeft(turn)) ask(turn, seat, 'close')
}
