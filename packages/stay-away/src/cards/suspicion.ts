import { randomElement } from '@selva/core'
import { sorted } from '../card.ts'
import { reachable } from '../ring.ts'
import { playerAt } from '../state.ts'
import { aimed } from './card-rules.ts'

/** SUS-1: the actor sees one random card of a reachable neighbour, who learns which (OPT-14). */
export const suspicion = aimed(
  'suspicion',
  reachable,
  (turn, seat, at) => {
    const { state } = turn
    const { hand } = playerAt(state, at)
    if (hand.length === 0) return 'step3'
    const card = randomElement(sorted(hand), turn.chance.stream('suspicion'))
    const told = state.setting.rules.suspicionTarget === 'told' ? [seat, at] : [seat]
    turn.emit({ kind: 'cardSeen', by: seat, of: at, card, told, ghosts: state.ghosts })
    return 'step3'
  },
  { seen: ({ suspicionTarget }) => (suspicionTarget === 'told' ? 'cardLookedTold' : 'cardLookedUntold') },
)
