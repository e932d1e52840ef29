import { type AnyFact, isTableFact, type Seat } from '@selva/core'
import type { Card, Claim, Fact } from '@selva/stay-away'
import type { Moment } from './readers.ts'

/** Something that happened before everyone, and told them something of one another. */
export type Deed =
  | {
      readonly kind: 'exchange' | 'refusal' | 'offer' | 'look' | 'peek' | 'fire' | 'quarantine' | 'door'
      readonly by: Seat
      readonly at: Seat
    }
  /** A hand for all to see; a word or nothing in Revelations; a player gone by an Infected! too many. */
  | { readonly kind: 'shown' | 'revealed' | 'fell'; readonly by: Seat }
  | { readonly kind: 'burned'; readonly by: Seat; readonly at: Seat }
  /** PAN-7: everyone has passed a card on. */
  | { readonly kind: 'passed' }
  | { readonly kind: 'claim'; readonly by: Seat; readonly claim: Claim }

/** A deed, and what everyone thought just before and just after. */
export type News = {
  /** The batch of the log in which it happened. */
  readonly batch: number
  /** The turn of the game; 0 is before the first. */
  readonly turn: number
  readonly deed: Deed
  readonly before: Moment
  readonly after: Moment
}

const HOSTILE: { readonly [C in Card]?: 'fire' | 'quarantine' | 'door' } = {
  flamethrower: 'fire',
  quarantine: 'quarantine',
  barredDoor: 'door',
}

/** DEF-3: against an offer; the answers to fire and to a change of places tell nothing. */
const REFUSALS: readonly Card[] = ['noThanks', 'scary', 'missed']

/** Kinds of claims of Stay Away!; a file may hold anything. */
const CLAIMS: readonly string[] = ['gave', 'got', 'saw', 'is', 'am'] satisfies readonly Claim['do'][]

/** The claim in a fact of the log, if it is one of this game. */
export function claimIn(fact: AnyFact): { readonly seat: Seat; readonly claim: Claim } | undefined {
  if (!isTableFact(fact) || fact.kind !== 'claimed' || !CLAIMS.includes(fact.claim.do)) return undefined
  return { seat: fact.seat, claim: fact.claim as Claim } // The table takes no others.
}

/** The deed in a fact of the game. `offeredBy` is the player whose offer waits for an answer. */
export function deedIn(fact: Fact, offeredBy: Seat | undefined): Deed | undefined {
  switch (fact.kind) {
    case 'exchanged':
      return { kind: 'exchange', by: fact.from, at: fact.to }
    case 'passed':
      return { kind: 'passed' }
    case 'offered':
      return fact.open ? { kind: 'offer', by: fact.from, at: fact.to } : undefined
    case 'defended':
      if (offeredBy === undefined || !REFUSALS.includes(fact.card)) return undefined
      return { kind: 'refusal', by: fact.seat, at: offeredBy }
    case 'played': {
      const kind = HOSTILE[fact.card]
      return kind === undefined || fact.at === 'none' ? undefined : { kind, by: fact.seat, at: fact.at }
    }
    case 'handSeen':
      return { kind: 'look', by: fact.by, at: fact.of }
    case 'cardSeen':
      return { kind: 'peek', by: fact.by, at: fact.of }
    case 'handShown':
      return { kind: 'shown', by: fact.seat }
    case 'revealed':
      return { kind: 'revealed', by: fact.seat }
    case 'eliminated':
      return fact.by === 'none' ? { kind: 'fell', by: fact.seat } : { kind: 'burned', by: fact.by, at: fact.seat }
    default:
      return undefined
  }
}

/** A fact that belongs to the deed just before it in the same batch: more of the same news. */
export const goesOn = (deed: Deed, fact: Fact): boolean =>
  fact.kind === 'infected' ||
  fact.kind === 'offerSeen' ||
  fact.kind === 'exchangeOff' ||
  (deed.kind === 'passed' && fact.kind === 'passed')
