import { because } from '../reason.ts'
import { playerAt } from '../state.ts'
import { declare, type ItemRules, othersAboard } from './item-rules.ts'
import { isUnseen } from './spotlight.ts'

/** ULT-11: where one other player is. */
export const sensor: ItemRules = {
  in: ['before', 'arrived', 'close'],
  may: (state) => (othersAboard(state, state.turn).length > 0 ? true : because.nobody),
  aim: (state, seat) => ({ do: 'sensor', on: othersAboard(state, seat) }),
  act(turn, seat, choice) {
    if (choice.do !== 'sensor') throw new Error('a Sensor needs a player')
    const target = choice.on
    const found = playerAt(turn.state, target)
    declare(turn, seat, 'sensor')
    if (isUnseen(turn.state, found)) {
      turn.emit({ kind: 'sensedNothing', seat, target }) // ULT-34
      turn.emit({ kind: 'characterShown', seat: target, character: found.character })
    } else turn.emit({ kind: 'sensed', seat, target, sector: found.at })
    return 'samePhase'
  },
}
