import type { Seat } from '@selva/core'
import { type PartialState, plainSpeed, playerAt, type Side } from '@selva/escape'
import type { Terrain } from '../terrain.ts'
import { alienUses, mayHold, mayRush } from './powers.ts'
import type { MovePattern } from './suspect.ts'

/** Facts everybody has heard of the current turn, besides those that speak for themselves. */
export type TurnHeard = {
  /** An Adrenaline was declared. */
  adrenaline: boolean
  /** Sedatives were declared. */
  sedated: boolean
  /** SCN-G4: cards that went face down before anything was resolved, without an effect that is seen: one of the two. */
  hidden: number
  /** ITM-12 */
  teleported: boolean
  /** The last fact was a card that went face down. */
  laid: boolean
}

export const newTurn = (): TurnHeard => ({
  adrenaline: false,
  sedated: false,
  hidden: 0,
  teleported: false,
  laid: false,
})

/** Chance per turn that a player who may hold does so. */
const HOLDS = 0.1
const FAST_SPEED = 3
/** How likely a hidden card was the one that it could have been. */
const HIDDEN = 0.5

/** MOV-2: how fast a player of this side is without any card, as far as everybody knows. */
export function usualSpeed(partial: PartialState, seat: Seat, side: Side): number {
  return plainSpeed(partial.setting.rules, { side, ate: playerAt(partial, seat).ate }, partial.round)
}

/** The ways in which this player may have moved just now. None that is possible is left out. */
export function movePatternsOf(partial: PartialState, seat: Seat, terrain: Terrain, now: TurnHeard, walked: boolean) {
  const { switches } = partial.setting.rules
  const quicker = (speed: number): number => (switches.adrenaline === 'two' ? Math.max(speed, 2) : speed + 1)
  return (side: Side): readonly MovePattern[] => {
    const usual = usualSpeed(partial, seat, side)
    const rush = side === 'alien' && !walked ? mayRush(partial, seat) : 0
    const hold = side === 'human' ? mayHold(partial, seat) * HOLDS : 0
    const user = side === 'human' || alienUses(partial, seat, 'adrenaline') > 0
    const dosed = !user ? 0 : now.adrenaline ? 1 : now.hidden > 0 ? HIDDEN : 0
    const gaits: MovePattern[] = []
    const add = (speed: number, share: number): void => {
      if (share > 0) gaits.push({ moves: terrain.moves(side, speed), share })
    }
    add(usual, (1 - rush) * (1 - dosed) * (1 - hold))
    add(quicker(usual), (1 - rush) * dosed * (1 - hold))
    add(Math.max(usual, FAST_SPEED), rush)
    if (hold > 0) gaits.push({ moves: 'none', share: hold })
    return gaits
  }
}
