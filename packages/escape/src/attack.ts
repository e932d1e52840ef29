import { type Seat, seatsOf } from '@selva/core'
import { discardHand } from './discard-hand.ts'
import { endIfDecided } from './end.ts'
import type { Next } from './next.ts'
import { powerOf } from './power.ts'
import type { Sector } from './sector.ts'
import { type EscapeTurn, type FullState, playerAt } from './state.ts'

/** ATK-3: everybody else aboard in the attacker's sector, whatever their side. */
export function targetsOf(state: FullState, seat: Seat): readonly Seat[] {
  const { at } = playerAt(state, seat)
  return seatsOf(state.setting.seats).filter((other) => {
    const player = playerAt(state, other)
    return other !== seat && player.status === 'aboard' && player.at === at
  })
}

/** ATK-4, SCN-X15: the first of these that saves a target; nothing is asked of him (SID-4). */
export function savedBy(state: FullState, target: Seat): 'defense' | 'power' | 'clone' | 'nothing' {
  const { rules } = state.setting
  const player = playerAt(state, target)
  const holds = player.side === 'human' && rules.usesItems
  if (holds && player.hand.includes('defense')) return 'defense'
  if (powerOf(rules, player).survives === true) return 'power'
  return holds && player.hand.includes('clone') ? 'clone' : 'nothing'
}

/** ATK-4, ATK-6: what becomes of one target. */
function hit(turn: EscapeTurn, seat: Seat, target: Seat, sector: Sector): void {
  const { state } = turn
  const { side, character } = playerAt(state, target)
  const saved = savedBy(state, target)
  if (saved === 'defense') return turn.emit({ kind: 'defended', seat: target, sector })
  if (saved === 'power') {
    turn.emit({ kind: 'immune', seat: target, sector })
    return turn.emit({ kind: 'characterShown', seat: target, character })
  }
  if (saved === 'clone') {
    turn.emit({ kind: 'cloned', seat: target, sector }) // ULT-10
    discardHand(turn, target)
    return turn.emit({ kind: 'waits', seat: target, at: state.setting.zone.humanSector, side: 'human' })
  }
  turn.emit({ kind: 'killed', seat: target, by: seat, sector, side })
  turn.emit({ kind: 'characterShown', seat: target, character })
  discardHand(turn, target)
  const returns = state.setting.rules.comesBack(playerAt(state, target), state.setting.zone)
  if (returns !== 'never') turn.emit({ kind: 'waits', seat: target, at: returns.at, side: returns.side })
}

/** Section 9, ATK-8, ATK-9. Feeding needs no fact of its own: everybody hears of the kill (FED-1, FED-3). */
export function attack(turn: EscapeTurn, seat: Seat): Next {
  const sector = playerAt(turn.state, seat).at
  turn.emit({ kind: 'attack', seat, sector })
  const targets = targetsOf(turn.state, seat)
  for (const target of targets) hit(turn, seat, target, sector)
  if (targets.length === 0) turn.emit({ kind: 'missed' }) // ATK-5
  return endIfDecided(turn, false) ? 'gameOver' : 'settled'
}
