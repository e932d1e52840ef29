import type { Seat } from '@selva/core'
import { type EscapeShape, type PartialState, playerAt } from '@selva/escape'
import type { Frame } from '../../table/live-ports.ts'
import type { TurnedPlayer } from './Turned.tsx'

/** The players killed in a frame, with as much of their cards as the reader may see. */
export const turnedIn = (
  frame: Frame<EscapeShape>,
  state: PartialState,
  nameAt: (seat: Seat) => string,
): readonly TurnedPlayer[] =>
  frame.flatMap((fact) => {
    if (fact.kind !== 'killed') return []
    const shown = frame.flatMap((other) =>
      other.kind === 'characterShown' && other.seat === fact.seat ? [other.character] : [],
    )[0]
    const character = shown ?? playerAt(state, fact.seat).character
    return [{ seat: fact.seat, name: nameAt(fact.seat), side: fact.side, character }]
  })
