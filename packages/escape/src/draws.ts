import type { Mine, Player } from './player.ts'
import { powerOf } from './power.ts'
import type { Part } from './state.ts'
import { isPlain } from './zone.ts'

/** SEC-2, SEC-3, SEC-5: does the sector call for a card, whatever may spare him it? MOV-10: not from who could not move. */
export function callsForCard(state: Part, me: Player<never>, mine: Mine): boolean {
  const { zone, rules } = state.setting
  const cell = zone.cells[me.at]
  if (cell === undefined || !isPlain(zone, me.at) || !rules.draws(cell)) return false
  return (mine.moved || mine.stayed) && !mine.sedated && !mine.immune
}

/** Would `resolve` draw a dangerous card? */
export const wouldDraw = (state: Part, me: Player<never>, mine: Mine): boolean =>
  callsForCard(state, me, mine) && powerOf(state.setting.rules, me).spares?.(state, me) !== true
