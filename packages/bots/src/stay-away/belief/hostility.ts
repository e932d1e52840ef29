import type { Seat } from '@selva/core'
import { type Belief, cell, infectedIf, weigh } from './belief.ts'

/** Acts of one player against another for all to see. */
export type HostileAct = 'burn' | 'isolate' | 'bar' | 'refuse'

/** ANA-1, PAN-8: one player has seen all the cards of another. */
export function heardLook(belief: Belief, by: Seat, of: Seat): void {
  belief.looked[cell(belief, by, of)] = 1
}

/** Has this player seen all the cards of that one? */
export const hasLooked = (belief: Belief, by: Seat, of: Seat): boolean => belief.looked[cell(belief, by, of)] === 1

/**
 * Humans turn on whom they suspect, and know more after a look. So if the target is The Thing the act was the likelier,
 * as far as the one who did it is Human then; the Infected do nothing to The Thing.
 */
export function heardHostile(belief: Belief, act: HostileAct, by: Seat, at: Seat): void {
  if (by === belief.seat || at === belief.seat) return
  const { hostile, looked } = belief.habits
  const urge = hostile[act] ** (hasLooked(belief, by, at) ? looked : 1)
  weigh(belief, (supposed) => {
    if (supposed !== at) return 1
    const infected = infectedIf(belief, supposed, by)
    return (1 - infected) * urge + infected / urge
  })
}
