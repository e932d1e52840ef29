import type { Seat } from '@selva/core'
import { type Claim, living, type PartialState, playerAt, type SeenFact } from '@selva/stay-away'
import { accusedBy } from './claims.ts'

/** Players who have seen, with their own eyes, that this seat is The Thing. It knows what it showed, and to whom. */
export type Witnesses = Set<Seat>

function everybody(witnesses: Witnesses, partial: PartialState): void {
  for (const seat of living(partial)) witnesses.add(seat)
}

/** A Human who calls this seat The Thing knows, or acts as if. */
export function hearAccuser(
  witnesses: Witnesses,
  partial: PartialState,
  seat: Seat,
  speaker: Seat,
  claim: Claim,
): void {
  if (playerAt(partial, seat).role !== 'thing' || speaker === seat) return
  if (accusedBy(claim) === seat) witnesses.add(speaker)
}

/**
 * Adds the players who learn from this fact that the seat is The Thing. `partial` is its state before the fact is
 * folded into it.
 */
export function hearWitnesses(
  witnesses: Witnesses,
  partial: PartialState,
  seat: Seat,
  fact: SeenFact<undefined>,
): void {
  if (playerAt(partial, seat).role !== 'thing') return
  switch (fact.kind) {
    case 'handSeen':
      if (fact.of === seat) witnesses.add(fact.by)
      return
    case 'cardSeen':
      if (fact.of === seat && fact.card === 'theThing') witnesses.add(fact.by)
      return
    case 'handShown':
      if (fact.seat === seat) everybody(witnesses, partial)
      return
    case 'offered':
      if (fact.from === seat && fact.open && fact.card === 'infected') everybody(witnesses, partial)
      return
    case 'defended':
      // SCA-1
      if (
        fact.card === 'scary' &&
        partial.step.at === 'answer' &&
        partial.step.from === seat &&
        partial.offered === 'infected'
      )
        witnesses.add(fact.seat)
      return
    case 'exchanged':
      if (fact.to === seat && fact.takenOpen && fact.taken === 'infected') everybody(witnesses, partial)
      // MIS-4: an immune partner gets the card and knows where it came from.
      if (fact.from === seat && fact.given === 'infected') witnesses.add(fact.to)
      return
    default:
      return
  }
}
