import type { Seat } from '@selva/core'
import type { Seen } from './story.ts'

/** What moves on the ring when a frame is applied. An infection never does. */
export type Moment =
  /** Two backs cross. */
  | { readonly kind: 'cross'; readonly a: Seat; readonly b: Seat }
  | { readonly kind: 'pass'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'draw' | 'discard'; readonly seat: Seat }
  | { readonly kind: 'burn' | 'refuse'; readonly seat: Seat }

export const momentsOf = (frame: readonly Seen[]): readonly Moment[] =>
  frame.flatMap((fact): readonly Moment[] => {
    switch (fact.kind) {
      case 'exchanged':
        return [{ kind: 'cross', a: fact.from, b: fact.to }]
      case 'passed':
        return [{ kind: 'pass', from: fact.from, to: fact.to }]
      case 'drew':
        return [{ kind: 'draw', seat: fact.seat }]
      case 'discarded':
      case 'topped':
        return [{ kind: 'discard', seat: fact.seat }]
      case 'eliminated':
        return [{ kind: 'burn', seat: fact.seat }]
      case 'defended':
        return [{ kind: 'refuse', seat: fact.seat }]
      default:
        return []
    }
  })
