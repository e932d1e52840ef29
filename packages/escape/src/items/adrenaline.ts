import { because } from '../reason.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ITM-10: faster in this turn's move. */
export const adrenaline: ItemRules = {
  in: ['before'],
  traceless: true,
  may: (_state, _me, mine) => (mine.adrenaline ? because.active : true),
  act(turn, seat) {
    declare(turn, seat, 'adrenaline')
    turn.emit({ kind: 'felt', seat, effect: 'adrenaline' })
    return 'samePhase'
  },
}
