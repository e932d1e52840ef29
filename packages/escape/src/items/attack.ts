import { attack as strike } from '../attack.ts'
import type { Mine, Player } from '../player.ts'
import type { Part } from '../state.ts'
import { isPlain } from '../zone.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ITM-14, ATK-2, SWI-2 */
export const mayStrike = ({ setting: { zone, rules } }: Part, me: Player<never>, mine: Mine): boolean =>
  isPlain(zone, me.at) && (rules.switches.attackAfterDraw || !mine.drew)

export const attack: ItemRules = {
  in: ['arrived', 'over', 'close'],
  may: mayStrike,
  act(turn, seat) {
    declare(turn, seat, 'attack')
    return strike(turn, seat)
  },
}
