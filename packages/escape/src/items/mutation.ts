import { endIfDecided } from '../end.ts'
import { because } from '../reason.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ULT-12: an alien from now on. */
export const mutation: ItemRules = {
  in: ['before', 'arrived', 'close'],
  may({ setting: { zone } }, me, mine) {
    if (me.side === 'alien') return because.alien
    return mine.step === 'arrived' && zone.cells[me.at] === 'hatch' ? because.hatch : true
  },
  act(turn, seat) {
    declare(turn, seat, 'mutation')
    turn.emit({ kind: 'mutated', seat })
    return endIfDecided(turn, false) ? 'gameOver' : 'samePhase'
  },
}
