import { wouldDraw } from '../danger-draw.ts'
import { drawForTwo, hasDanger } from '../noise.ts'
import type { Player, TurnSecrets } from '../player.ts'
import { because, type May } from '../reason.ts'
import type { PartialState } from '../state.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ITM-3: only where a dangerous card would be drawn. */
export const mayCat = (state: PartialState, me: Player<never>, mine: TurnSecrets): May => {
  if (!wouldDraw(state, me, mine)) return because.noDraw
  if (!hasDanger(state)) return because.noDanger
  return state.setting.zone.plain.length > 1 ? true : because.oneSector
}

/** ULT-13: two noises, whatever the card is. */
export const cat: ItemRules = {
  in: ['arrived'],
  may: mayCat,
  act(turn, seat) {
    declare(turn, seat, 'cat')
    return drawForTwo(turn, seat)
  },
}
