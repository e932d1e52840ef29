import type { Side } from './character.ts'
import { destinations, FREE_PASS_RULES, type PassRules } from './destinations.ts'
import type { Player, TurnSecrets } from './player.ts'
import { powerOf } from './power.ts'
import type { Sector } from './sector.ts'
import { openHatches, type PartialState, type Rules } from './state.ts'

/** MOV-2 */
export const FED_SPEED = 3

type Eater = Pick<Player<never>, 'side' | 'ate'>

/** FED-1, FED-2: humans never are. */
export const isFed = (rules: Rules, { side, ate }: Eater): boolean => rules.feeding && side === 'alien' && ate

/** OWN-13: are aliens as fast as fed ones in this round? */
const isFrenzied = ({ frenzyFrom }: Rules, side: Side, round: number): boolean =>
  side === 'alien' && round >= frenzyFrom

/** MOV-2: how far a player goes who uses neither power nor item. */
export const plainSpeed = (rules: Rules, player: Eater, round: number): number =>
  isFed(rules, player) || isFrenzied(rules, player.side, round) ? FED_SPEED : rules.speed(player.side)

/** MOV-2 */
export function speedOf({ setting: { rules }, round }: PartialState, me: Player<never>, mine: TurnSecrets): number {
  const base = plainSpeed(rules, me, round)
  const speed = powerOf(rules, me).speed?.(base, me) ?? base
  if (!mine.adrenaline) return speed
  return rules.switches.adrenaline === 'two' ? Math.max(speed, 2) : speed + 1 // SWI-3
}

/** SWI-1, SCN-A4: who may pass where at this table. */
export const passRulesOf = (rules: Rules, side: Side): PassRules => {
  const transit = rules.switches.alienTransit === 'open'
  const barred = rules.barred.includes(side)
  return transit && !barred ? FREE_PASS_RULES : { transit, barred }
}

/** MOV-5: the present sector is never among them; the turn's first one is taken out, for a Teleport may lie between. */
export function destinationsOf(state: PartialState, me: Player<never>, mine: TurnSecrets): readonly Sector[] {
  const { zone, rules } = state.setting
  const speed = speedOf(state, me, mine)
  const to = destinations(zone, me.at, speed, me.side, openHatches(state), passRulesOf(rules, me.side))
  return mine.from === me.at ? to : to.filter((sector) => sector !== mine.from)
}
