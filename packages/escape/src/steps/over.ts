import { ITEMS } from '../item.ts'
import { carryOutPlay, withPlays } from '../plays.ts'
import type { StepRules } from './step-rules.ts'

/** OVER: the hand is beyond the limit; a card must go, face down, or be played (ITM-5, ITM-6). */
export const over: StepRules = {
  options(state, me, mine, seat) {
    const item = ITEMS.filter((i) => me.hand.includes(i))
    return withPlays([{ do: 'discard', item }], state, me, mine, seat)
  },
  decide(turn, seat, choice) {
    if (choice.do !== 'discard') return carryOutPlay(turn, seat, choice)
    turn.emit({ kind: 'cardDiscarded', seat, item: choice.item })
    return 'settled'
  },
}
