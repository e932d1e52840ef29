import { sorted } from '../card.ts'
import { playerAt } from '../state.ts'
import { unaimed } from './card-rules.ts'

/** WHI-1: the remaining hand is shown to all. */
export const whisky = unaimed(
  'whisky',
  (turn, seat) => {
    turn.emit({ kind: 'handShown', seat, why: 'whisky', hand: sorted(playerAt(turn.state, seat).hand) })
    return 'step3'
  },
  { seen: () => 'handShown' },
)
