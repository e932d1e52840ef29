import type { Seat } from '@selva/core'
import { type Danger, isQuiet, namesOwn } from './danger.ts'
import { gainItem } from './gain.ts'
import type { Next } from './next.ts'
import { drawFrom } from './pile.ts'
import type { Player, TurnSecrets } from './player.ts'
import { powerOf } from './power.ts'
import type { Sector } from './sector.ts'
import { type EscapeTurn, type PartialState, playerAt } from './state.ts'
import { isPlain } from './zone.ts'

/** Is there any dangerous card to draw? */
export const hasDanger = ({ danger, discards }: PartialState): boolean => danger.size + discards.size > 0

/** NOI-1: one dangerous card, after turning the discards over if need be (DCK-7). */
function draw(turn: EscapeTurn, seat: Seat): Danger {
  const { state } = turn
  if (state.danger.size === 0) turn.emit({ kind: 'reshuffled' })
  const card = drawFrom(state.danger, turn.chance.stream('danger'))
  turn.emit({ kind: 'drew', seat, card })
  return card
}

/** SEC-3, section 8: one dangerous card. */
export function drawDanger(turn: EscapeTurn, seat: Seat): Next {
  const { state } = turn
  const { rules } = state.setting
  if (!hasDanger(state)) {
    turn.emit({ kind: 'silence', seat, drawn: false }) // DCK-11
    return 'settled'
  }
  const card = draw(turn, seat)
  const heard = powerOf(rules, playerAt(state, seat)).hears?.(card, rules) ?? card
  if (!isQuiet(heard) || !isQuiet(card)) return 'name'
  if (rules.keepsDrawnCards)
    turn.emit({ kind: 'kept', seat, card }) // ULT-3
  else {
    turn.emit({ kind: 'silence', seat, drawn: true }) // NOI-4
    if (rules.bringsItem(card)) gainItem(turn, seat)
  }
  return 'settled'
}

/** ULT-13: the card is drawn at once, and two sectors must be named whatever it is. */
export function drawForTwo(turn: EscapeTurn, seat: Seat): Next {
  turn.emit({ kind: 'felt', seat, effect: 'two' })
  draw(turn, seat)
  return 'name'
}

/** NOI-2, OWN-10: the sector that "noise in your sector" names: his own, or the one he has come from. */
export function trueNoise(
  { setting: { zone, rules } }: PartialState,
  me: Player<never>,
  { from }: TurnSecrets,
): Sector {
  return rules.echoes && isPlain(zone, from) ? from : me.at
}

/** NOI-2, NOI-7, SWI-9: the sectors a noise may be announced in. */
export function namableSectors(state: PartialState, me: Player<never>, mine: TurnSecrets): readonly Sector[] {
  const own = trueNoise(state, me, mine)
  if (mine.drawn !== 'none' && namesOwn(mine.drawn)) return [own]
  const { zone, rules } = state.setting
  if (rules.switches.noiseTargets === 'plain') return zone.plain
  const cells = zone.plain.filter((at) => zone.cells[at] === 'dangerous' || at === own)
  return cells.length > 1 ? cells : zone.plain
}

/** ULT-13: the sectors the second noise may be announced in. */
export const secondNamableSectors = (state: PartialState, me: Player<never>, mine: TurnSecrets): readonly Sector[] =>
  namableSectors(state, me, { ...mine, drawn: 'any' }).filter((at) => at !== mine.named)
