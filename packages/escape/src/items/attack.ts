import { attack as strike } from '../attack.ts'
import type { Player, TurnSecrets } from '../player.ts'
import { because, type May } from '../reason.ts'
import type { PartialState } from '../state.ts'
import { isPlain } from '../zone.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ITM-14, ATK-2, SWI-2 */
export const mayStrike = ({ setting: { zone, rules } }: PartialState, me: Player<never>, mine: TurnSecrets): May => {
  if (mine.drew && !rules.switches.attackAfterDraw) return because.drew
  return isPlain(zone, me.at) ? true : because.plain
}

export const attack: ItemRules = {
  in: ['arrived', 'over', 'close'],
  may: mayStrike,
  act(turn, seat) {
    declare(turn, seat, 'attack')
    return strike(turn, seat)
  },
}
