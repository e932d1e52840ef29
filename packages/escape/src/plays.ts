import type { Seat } from '@selva/core'
import type { Card } from './item.ts'
import { items, type Playable } from './items/index.ts'
import type { Next } from './next.ts'
import type { Choice, Option } from './option.ts'
import type { Mine, Player } from './player.ts'
import { powerOf } from './power.ts'
import { type EscapeTurn, type Part, type Power, playerAt } from './state.ts'

const PLAYABLE = Object.keys(items) as readonly Playable[]

/** ITM-1: humans use items; an alien only those his power names. */
const mayUse = (me: Player<never>, power: Power, item: Playable): boolean =>
  me.side === 'human' || power.uses?.includes(item) === true

function itemOptions(out: Option[], state: Part, me: Player<never>, mine: Mine, seat: Seat, power: Power): void {
  const hand: readonly Card[] = me.hand
  let untargeted: Playable[] | undefined
  for (const item of PLAYABLE) {
    if (!hand.includes(item) || !mayUse(me, power, item)) continue
    const rules = items[item]
    if (!rules.in.includes(mine.step) || !rules.may(state, me, mine)) continue
    if (rules.aim !== undefined) out.push(rules.aim(state, seat))
    else if (untargeted === undefined) untargeted = [item]
    else untargeted.push(item)
  }
  if (untargeted !== undefined) out.push({ do: 'use', item: untargeted })
}

/** ITM-3: what may be played now without ending the phase by itself, after the choices that do. */
export function withPlays(
  ending: readonly Option[],
  state: Part,
  me: Player<never>,
  mine: Mine,
  seat: Seat,
): readonly Option[] {
  const { rules } = state.setting
  const power = powerOf(rules, me)
  const { play } = power
  const holds = me.hand.length > 0 && rules.usesItems && (me.side === 'human' || power.uses !== undefined)
  if (!holds && play === undefined) return ending
  const out = ending.slice()
  if (holds) itemOptions(out, state, me, mine, seat, power)
  if (play?.in.includes(mine.step) && play.may(state, me, mine)) out.push(play.option(state, seat))
  return out
}

/** Carries out what was played: an item, or else the character's own power. */
export function play(turn: EscapeTurn, seat: Seat, choice: Choice): Next {
  const item = choice.do === 'use' ? choice.item : choice.do
  if (choice.do === 'use' || choice.do === 'spotlight' || choice.do === 'sensor')
    return items[item as Playable].act(turn, seat, choice) // only playable ones are offered
  const power = powerOf(turn.state.setting.rules, playerAt(turn.state, seat))
  if (power.play === undefined) throw new Error(`${choice.do} is nobody's power here`)
  return power.play.act(turn, seat, choice)
}
