import { because } from '../reason.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ITM-11: no dangerous card this turn. */
export const sedatives: ItemRules = {
  in: ['before', 'arrived'],
  traceless: true,
  may: (_state, _me, mine) => (mine.sedated ? because.active : true),
  act(turn, seat) {
    declare(turn, seat, 'sedatives')
    turn.emit({ kind: 'felt', seat, effect: 'sedated' })
    return 'samePhase'
  },
}
