import { type Draft, sight, write } from './story-draft.ts'
import type { Seen } from './story-line.ts'

const EXCHANGE_KINDS = ['offered', 'offerSeen', 'exchanged', 'exchangeOff', 'redirected', 'infected', 'passed'] as const
export type ExchangeFact = Extract<Seen, { readonly kind: (typeof EXCHANGE_KINDS)[number] }>
export const isExchangeFact = (fact: Seen): fact is ExchangeFact =>
  (EXCHANGE_KINDS as readonly string[]).includes(fact.kind)

type Of<K extends ExchangeFact['kind']> = Extract<ExchangeFact, { readonly kind: K }>

function swap(draft: Draft, fact: Of<'exchanged'>): unknown {
  const { me } = draft
  const { from, to, given, taken } = fact
  const gave = fact.givenOpen ? given : undefined
  const took = fact.takenOpen ? taken : undefined
  const line = write(draft, { kind: 'exchanged', from, to, gave, took })
  if (took !== undefined && from !== me) sight(draft, line, to, [took])
  if (given === undefined || taken === undefined) return line
  if (from === me)
    return sight(draft, write(draft, { kind: 'got', from: to, gave: given, got: taken }, true), to, [taken])
  if (to === me) return sight(draft, write(draft, { kind: 'got', from, gave: taken, got: given }, true), from, [given])
  return line
}

function pass(draft: Draft, { from: giver, to, card }: Of<'passed'>): void {
  const { me } = draft
  if (draft.passing === undefined) write(draft, { kind: 'passed' })
  draft.passing = {
    ...draft.passing,
    ...(giver === me && card !== undefined && { gave: card }),
    ...(to === me && card !== undefined && { got: card, from: giver }),
  }
  const { gave, got, from } = draft.passing
  if (gave === undefined || got === undefined || from === undefined) return
  sight(draft, write(draft, { kind: 'got', from, gave, got }, true), from, [got])
  draft.passing = {}
}

/** Cards that go from one player to another, and what comes of it. */
export function tellExchange(draft: Draft, fact: ExchangeFact): unknown {
  const { me } = draft
  switch (fact.kind) {
    case 'offered': {
      const { from, to, card, open } = fact
      const line = write(draft, { kind: 'offered', from, to, card, open }, !open && card !== undefined)
      if (open && card !== undefined) sight(draft, line, from, [card])
      return line
    }
    case 'offerSeen': {
      const { card, by, from } = fact
      if (card === undefined || by !== me) return undefined
      return sight(draft, write(draft, { kind: 'offerSeen', from, card }, true), from, [card])
    }
    case 'exchanged':
      return swap(draft, fact)
    case 'exchangeOff':
      return write(draft, { kind: 'off', from: fact.from, to: fact.to, reason: fact.reason })
    case 'redirected':
      return write(draft, { kind: 'redirected', dodger: fact.dodger, to: fact.to })
    case 'infected':
      // The deal of an arranged position tells each his own; it is no news.
      if (draft.turn === 0) return undefined
      return write(draft, { kind: 'infected', seat: fact.seat, by: fact.by }, true)
    case 'passed':
      return pass(draft, fact)
    default:
      return fact satisfies never
  }
}
