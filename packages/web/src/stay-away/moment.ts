import type { Seat } from '@selva/core'
import type { Card } from '@selva/stay-away'
import type { Seen } from './story-line.ts'

/** A motion on the ring when a frame is applied. An infection must never cause one. */
export type Moment =
  /** Two backs cross. */
  | { readonly kind: 'cross'; readonly a: Seat; readonly b: Seat }
  | { readonly kind: 'pass'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'draw' | 'discard'; readonly seat: Seat }
  /** A Flamethrower is turned on a player. */
  | { readonly kind: 'flame'; readonly from: Seat; readonly to: Seat }
  | { readonly kind: 'burn'; readonly seat: Seat }
  /** `seat` refuses what `asker` wanted; `back` if a card that was offered goes back to him. */
  | {
      readonly kind: 'refuse'
      readonly seat: Seat
      readonly asker: Seat
      readonly card: Card
      readonly back: boolean
    }

/** The last request to a player: for a card in exchange, or to suffer one that was played on them. */
function offerOrAnswerOf(
  frames: readonly (readonly Seen[])[],
  seat: Seat,
): { readonly by: Seat; readonly offer: boolean } {
  for (const frame of frames.toReversed())
    for (const fact of frame.toReversed()) {
      if (fact.kind === 'offered' && fact.to === seat) return { by: fact.from, offer: true }
      if (fact.kind === 'played' && fact.at === seat) return { by: fact.seat, offer: false }
    }
  return { by: seat, offer: false }
}

/** The motions of the last of these frames. */
export const momentsOf = (frames: readonly (readonly Seen[])[]): readonly Moment[] =>
  (frames.at(-1) ?? []).flatMap((fact): readonly Moment[] => {
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
      case 'played':
        return fact.card === 'flamethrower' && fact.at !== 'none'
          ? [{ kind: 'flame', from: fact.seat, to: fact.at }]
          : []
      case 'eliminated':
        return [{ kind: 'burn', seat: fact.seat }]
      case 'defended': {
        const { by, offer } = offerOrAnswerOf(frames, fact.seat)
        return [{ kind: 'refuse', seat: fact.seat, asker: by, card: fact.card, back: offer }]
      }
      default:
        return []
    }
  })
