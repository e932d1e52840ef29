import { type Audience, isTableFact, type Seat } from '@selva/core'
import type { ToyShape } from '@selva/core/toy'
import type { Player } from '../client/player.ts'
import { name } from '../client/rich-text.ts'
import type { Frame } from '../table/live-ports.ts'
import { tell } from './words.ts'

type Seen = ToyShape['seen']

/** A fact as a line of the log; facts that nobody needs to read about have none. */
function lineOf(fact: Seen, me: Audience, nameAt: (seat: Seat) => string): string | undefined {
  const m = tell().told
  const player = (seat: Seat): Player => ({ name: name(nameAt(seat)), me: seat === me })
  switch (fact.kind) {
    case 'round':
      return m.round(fact.round)
    case 'laid':
      return m.laid(player(fact.seat))
    case 'shown':
      return m.shown(player(fact.seat), fact.card)
    case 'won':
      return m.won(player(fact.seat))
    case 'marked':
      // Only its owner learns of a mark while the game runs.
      return fact.seat === me ? (fact.marked ? m.marked : m.wiped) : undefined
    case 'dared':
      return m.dared(player(fact.seat), player(fact.whom))
    case 'answered':
      return fact.yields ? m.yielded(player(fact.seat)) : m.refused(player(fact.seat))
    case 'confessed':
      return m.confessed(player(fact.seat))
    case 'gameOver':
      return m.over
    case 'dealt':
    case 'stacked':
    case 'drew':
      return undefined
    default:
      return fact satisfies never
  }
}

/** The log of these frames, through somebody's eyes. */
export const linesOf = (
  frames: readonly Frame<ToyShape>[],
  me: Audience,
  nameAt: (seat: Seat) => string,
): readonly string[] =>
  frames.flatMap((frame) => frame.flatMap((fact) => (isTableFact(fact) ? [] : (lineOf(fact, me, nameAt) ?? []))))
