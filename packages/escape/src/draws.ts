import type { Mine, Player } from './player.ts'
import { powerOf } from './power.ts'
import type { Sector } from './sector.ts'
import type { Part, Setting } from './state.ts'
import { isPlain } from './zone.ts'

/** SEC-2, SEC-3: does this sector cost a card at this table? */
export const costsCard = ({ zone, rules }: Setting, at: Sector): boolean => isPlain(zone, at) && rules.draws(zone, at)

/** SEC-2, SEC-3, SEC-5: does the sector call for a card, whatever may spare him it? MOV-10: not from who could not move. */
export function callsForCard(state: Part, me: Player<never>, mine: Mine): boolean {
  if (!costsCard(state.setting, me.at)) return false
  return (mine.moved || mine.stayed) && !mine.sedated && !mine.immune
}

/** Would `resolve` draw a dangerous card? */
export const wouldDraw = (state: Part, me: Player<never>, mine: Mine): boolean =>
  callsForCard(state, me, mine) && powerOf(state.setting.rules, me).spares?.(state, me) !== true
