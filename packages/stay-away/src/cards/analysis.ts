import { sorted } from '../card.ts'
import { reachable } from '../ring.ts'
import { playerAt } from '../state.ts'
import { aimed } from './card-rules.ts'

/** ANA-1: the actor sees a reachable neighbour's whole hand. */
export const analysis = aimed(
  'analysis',
  reachable,
  (turn, seat, at) => {
    const { ghosts } = turn.state
    turn.emit({ kind: 'handSeen', by: seat, of: at, hand: sorted(playerAt(turn.state, at).hand), ghosts })
    return 'step3'
  },
  { seen: () => 'handLooked' },
)
