import { endIfDecided } from '../end.ts'
import { because } from '../reason.ts'
import { goOn } from '../steps/step.ts'
import { declare, type ItemRules } from './item.ts'

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
    if (!endIfDecided(turn, false)) goOn(turn, seat)
  },
}
