import { endIfDecided } from '../end.ts'
import { declare, type ItemRules } from './item-rules.ts'

/** ULT-12: an alien from now on. */
export const mutation: ItemRules = {
  in: ['before', 'arrived', 'close'],
  may: ({ setting: { zone } }, me, mine) =>
    me.side === 'human' && (mine.step !== 'arrived' || zone.cells[me.at] !== 'hatch'),
  act(turn, seat) {
    declare(turn, seat, 'mutation')
    turn.emit({ kind: 'mutated', seat })
    return endIfDecided(turn, false) ? 'gameOver' : 'samePhase'
  },
}
