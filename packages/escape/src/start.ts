import { type Character, type Side, sideOf } from './character.ts'
import type { Sector } from './sector.ts'
import type { Setting } from './state.ts'
import type { Zone } from './zone.ts'

/** SET-6 */
export const startSector = (zone: Zone, side: Side): Sector => (side === 'human' ? zone.humanSector : zone.alienSector)

/** SET-4, SET-5, SET-7: the cards a deal draws from. */
export const poolOf = ({ rules, seats }: Setting): Readonly<Record<Side, readonly Character[]>> =>
  rules.pool(seats, seats - rules.humans(seats))

/** SCN-C6: the hatches aliens start in. */
export function startHatches({ zone, rules }: Setting): readonly Sector[] {
  const numbers: unknown = rules.startHatches
  const isStart = (number: number) => numbers === 'all' || (Array.isArray(numbers) && numbers.includes(number))
  return zone.hatches.filter((h) => isStart(h.number)).map((h) => h.at)
}

/** SET-6, SCN-X6: where a character starts, chance aside. */
export const homeOf = ({ zone, rules }: Setting, character: Character): Sector =>
  rules.powers[character]?.start?.(zone) ?? rules.start(zone, sideOf(character))
