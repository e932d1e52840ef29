import { wouldDraw } from '../draws.ts'
import { drawForTwo, hasDanger } from '../noise.ts'
import type { Mine, Player } from '../player.ts'
import type { Part } from '../state.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ITM-3: only where a dangerous card would be drawn. */
export const mayCat = (state: Part, me: Player<never>, mine: Mine): boolean =>
  wouldDraw(state, me, mine) && hasDanger(state) && state.setting.zone.plain.length > 1

/** ULT-13: two noises, whatever the card is. */
export const cat: ItemRules = {
  in: ['arrived'],
  may: mayCat,
  act(turn, seat) {
    declare(turn, seat, 'cat')
    return drawForTwo(turn, seat)
  },
}
