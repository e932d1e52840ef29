import { seatsOf } from '@selva/core'
import { type Fact, type FullState, handLimitOf, playerAt, powerOf } from '@selva/escape'
import type { Check } from '../check.ts'

/** INV-2: nobody holds more than he may, and an alien plays only what his power lets him. */
export const inHand: Check = {
  look(state: FullState, facts: readonly Fact[]) {
    const { rules, seats } = state.setting
    for (const seat of seatsOf(seats)) {
      const player = playerAt(state, seat)
      const over = seat === state.turn && state.mine.step === 'over'
      if (!over && player.hand.length > handLimitOf(rules, player))
        return `seat ${seat} holds ${player.hand.length} cards`
    }
    for (const fact of facts) {
      // ULT-12: who plays a Mutation was human when he did.
      if (fact.kind !== 'itemUsed' || fact.item === 'mutation') continue
      const player = playerAt(state, fact.seat)
      if (player.side === 'alien' && powerOf(rules, player).uses?.includes(fact.item) !== true)
        return `seat ${fact.seat}, an alien, has used ${fact.item}`
    }
    return undefined
  },
}
