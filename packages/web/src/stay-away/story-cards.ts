import type { Seat } from '@selva/core'
import type { Card } from '@selva/stay-away'
import { type Draft, sight, write } from './story-draft.ts'
import type { Seen } from './story-line.ts'

const CARD_KINDS = [
  'drew',
  'panic',
  'skipped',
  'discarded',
  'kept',
  'topped',
  'played',
  'defended',
  'handSeen',
  'cardSeen',
  'handShown',
  'revealed',
] as const
export type CardFact = Extract<Seen, { readonly kind: (typeof CARD_KINDS)[number] }>
export const isCardFact = (fact: Seen): fact is CardFact => (CARD_KINDS as readonly string[]).includes(fact.kind)

/** Cards of one player that go one after the other are one line. */
function discard(draft: Draft, seat: Seat, card: Card | undefined, open: boolean): void {
  const { lines, turn } = draft
  const last = lines.at(-1)
  const cards = card === undefined ? [] : [card]
  if (last?.kind === 'discarded' && last.seat === seat && last.turn === turn && last.open === open)
    lines[lines.length - 1] = { ...last, n: last.n + 1, cards: [...last.cards, ...cards] }
  else write(draft, { kind: 'discarded', seat, n: 1, cards, open }, card !== undefined && !open)
}

function skip(draft: Draft): void {
  const { lines, turn } = draft
  const last = lines.at(-1)
  if (last?.kind === 'skipped' && last.turn === turn) lines[lines.length - 1] = { ...last, n: last.n + 1 }
  else write(draft, { kind: 'skipped', n: 1 })
}

/** Cards that are drawn, kept, laid away, played or looked at. */
export function tellCard(draft: Draft, fact: CardFact): unknown {
  const { me } = draft
  switch (fact.kind) {
    case 'drew':
    case 'kept':
      if (fact.card === undefined || (!fact.open && fact.seat !== me)) return undefined
      return write(draft, { kind: fact.kind, seat: fact.seat, card: fact.card, open: fact.open }, !fact.open)
    case 'panic':
      draft.panic = true
      return write(draft, { kind: 'panic', seat: fact.seat, card: fact.card })
    case 'skipped':
      return skip(draft)
    case 'discarded':
      return discard(draft, fact.seat, fact.open || fact.seat === me ? fact.card : undefined, fact.open)
    case 'topped':
      return write(
        draft,
        { kind: 'topped', seat: fact.seat, card: fact.card, open: fact.open },
        !fact.open && fact.card !== undefined,
      )
    case 'played':
      return write(draft, { kind: 'played', seat: fact.seat, card: fact.card, at: fact.at })
    case 'defended':
      return write(draft, { kind: 'defended', seat: fact.seat, card: fact.card })
    case 'handSeen': {
      const mine = fact.by === me || fact.of === me
      const hand = mine ? fact.hand : undefined
      const line = write(draft, { kind: 'handSeen', by: fact.by, of: fact.of, hand }, mine)
      return fact.hand === undefined || fact.by !== me ? line : sight(draft, line, fact.of, fact.hand)
    }
    case 'cardSeen': {
      const card = fact.by === me || fact.of === me ? fact.card : undefined
      const line = write(draft, { kind: 'cardSeen', by: fact.by, of: fact.of, card }, card !== undefined)
      return card === undefined || fact.by !== me ? line : sight(draft, line, fact.of, [card])
    }
    case 'handShown': {
      const line = write(draft, { kind: 'handShown', seat: fact.seat, why: fact.why, hand: fact.hand })
      return sight(draft, line, fact.seat, fact.hand)
    }
    case 'revealed': {
      const line = write(draft, { kind: 'revealed', seat: fact.seat, what: fact.what })
      return fact.what === 'infected' ? sight(draft, line, fact.seat, ['infected']) : line
    }
    default:
      return fact satisfies never
  }
}
