import { because } from '../reason.ts'
import { goOn } from '../steps/step.ts'
import { declare, type ItemRules } from './item.ts'

/** ITM-11: no dangerous card this turn. */
export const sedatives: ItemRules = {
  in: ['before', 'arrived'],
  traceless: true,
  may: (_state, _me, mine) => (mine.sedated ? because.active : true),
  act(turn, seat) {
    declare(turn, seat, 'sedatives')
    turn.emit({ kind: 'felt', seat, effect: 'sedated' })
    goOn(turn, seat)
  },
}
