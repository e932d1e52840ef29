import type { Seat } from '@selva/core'
import { type Card, PLAYABLE, type PlayableItem } from './item.ts'
import { items } from './items/index.ts'
import type { Next } from './next.ts'
import type { Choice, Option } from './option.ts'
import type { Player, TurnSecrets } from './player.ts'
import { powerOf } from './power.ts'
import { because, type May, type PlayReason } from './reason.ts'
import { type CharacterPower, type EscapeTurn, type PartialState, type PowerPlay, playerAt } from './state.ts'
import { STEPS, type Step } from './step.ts'

/** The items that need a target: each has a choice of its own. */
const AIMED = PLAYABLE.filter((item) => items[item].aim !== undefined)

/** The steps that only answer a question: nothing is played in them unless it says so itself. */
const ANSWERS: readonly Step[] = ['name', 'nameOther', 'pick', 'over']

/** ITM-3: the moment of this turn has passed, or is yet to come. */
function wrongStep(allowed: readonly Step[], step: Step): PlayReason {
  if (ANSWERS.includes(step)) return because.notNow
  const now = STEPS.indexOf(step)
  if (allowed.some((one) => STEPS.indexOf(one) > now)) return because.afterMove
  return allowed.length === 1 && allowed.includes('before') ? because.beforeMove : because.beforeDraw
}

/** ITM-1, ITM-3: humans use items, an alien only those his power names; each item in its steps, on its own condition. */
export function mayPlayItem(
  state: PartialState,
  me: Player<never>,
  mine: TurnSecrets,
  power: CharacterPower,
  item: PlayableItem,
): May {
  if (me.side === 'alien' && power.uses?.includes(item) !== true) return because.alien
  const rules = items[item]
  return rules.in.includes(mine.step) ? rules.may(state, me, mine) : wrongStep(rules.in, mine.step)
}

export const mayPlayPower = (state: PartialState, me: Player<never>, mine: TurnSecrets, play: PowerPlay): May =>
  play.in.includes(mine.step) ? play.may(state, me, mine) : wrongStep(play.in, mine.step)

function itemOptions(
  out: Option[],
  state: PartialState,
  me: Player<never>,
  mine: TurnSecrets,
  seat: Seat,
  power: CharacterPower,
): void {
  const hand: readonly Card[] = me.hand
  let untargeted: PlayableItem[] | undefined
  for (const item of PLAYABLE) {
    if (!hand.includes(item) || mayPlayItem(state, me, mine, power, item) !== true) continue
    const { aim } = items[item]
    if (aim !== undefined) out.push(aim(state, seat))
    else if (untargeted === undefined) untargeted = [item]
    else untargeted.push(item)
  }
  if (untargeted !== undefined) out.push({ do: 'use', item: untargeted })
}

/** ITM-3: what may be played now without ending the phase, after the choices that do end it. */
export function withPlays(
  ending: readonly Option[],
  state: PartialState,
  me: Player<never>,
  mine: TurnSecrets,
  seat: Seat,
): readonly Option[] {
  const { rules } = state.setting
  const power = powerOf(rules, me)
  const play = power.play?.in.includes(mine.step) === true ? power.play : undefined
  const holds = me.hand.length > 0 && rules.usesItems && (me.side === 'human' || power.uses !== undefined)
  if (!holds && play === undefined) return ending
  const out = ending.slice()
  if (holds) itemOptions(out, state, me, mine, seat, power)
  if (play !== undefined && mayPlayPower(state, me, mine, play) === true) out.push(play.option(state, seat))
  return out
}

/** Carries out what was played: an item, or else the character's own power. */
export function carryOutPlay(turn: EscapeTurn, seat: Seat, choice: Choice): Next {
  const item = choice.do === 'use' ? choice.item : AIMED.find((one) => one === choice.do)
  if (item !== undefined) return items[item as PlayableItem].act(turn, seat, choice) // only playable ones are offered
  const power = powerOf(turn.state.setting.rules, playerAt(turn.state, seat))
  if (power.play?.act === undefined) throw new Error(`${choice.do} is nobody's power here`)
  return power.play.act(turn, seat, choice)
}
