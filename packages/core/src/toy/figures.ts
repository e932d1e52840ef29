import type { GameFigures } from '../game.ts'
import type { ToyShape } from './toy.ts'

/** Rounds won, confessions and suspicions. */
export const figures: GameFigures<ToyShape> = {
  counts: ['won', 'confessed', 'suspicions'],
  about: () => ({ rules: '', map: '' }),
  counter: (add) => ({
    happened(_state, fact) {
      if (fact.kind === 'won' || fact.kind === 'confessed') add(fact.seat, fact.kind)
    },
    claimed: (_state, seat) => add(seat, 'suspicions'),
  }),
}
