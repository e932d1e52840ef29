import type { Shape, TableGame } from './game.ts'
import type { AnyChoice } from './option.ts'
import { isSeat, type Seat } from './seat.ts'
import { type AnyFact, everyone, type Visibility } from './visibility.ts'

/** Why a bot came to play a person's seat: they asked for it, were away too long, or let their clock run out again. */
const TAKEOVER_REASONS = ['asked', 'away', 'late'] as const
export type TakeoverReason = (typeof TAKEOVER_REASONS)[number]

/** Events at a table besides the game. They stand in the same log, and no rule ever looks at them. */
export type TableFact =
  /** Holder of this seat from the deal to the end; a person's seat is never given to another. */
  | { readonly kind: 'sat'; readonly seat: Seat; readonly by: 'person' | 'bot' }
  /** A person is gone for the time being. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly why: TakeoverReason }
  /** From now on a bot plays this person's seat, from what the seat knows and nothing else. */
  | { readonly kind: 'botPlays'; readonly seat: Seat }
  /** The person plays again. */
  | { readonly kind: 'returned'; readonly seat: Seat }
  /** A person's time is up: a bot decides for them what this clock was for (`botHas`), and no more. */
  | { readonly kind: 'clockRanOut'; readonly seat: Seat; readonly clock: string }
  /** A player claims something, true or not: `I gave Bob a Whisky`. */
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly claim: AnyChoice }
  /** A person wants the game to end now, or no longer does. */
  | { readonly kind: 'voted'; readonly seat: Seat; readonly on: boolean }
  /** The game ends before its rules end it: nobody wins, and everything opens. */
  | { readonly kind: 'ended'; readonly why: 'vote' }

export const tableVisibility = {
  sat: { seat: everyone, by: everyone },
  left: { seat: everyone, why: everyone },
  botPlays: { seat: everyone },
  returned: { seat: everyone },
  clockRanOut: { seat: everyone, clock: everyone },
  claimed: { seat: everyone, claim: everyone },
  voted: { seat: everyone, on: everyone },
  ended: { why: everyone },
} as const satisfies Visibility<TableFact>

/** The texts that the table's own facts hold. */
export const TABLE_VOCABULARY = ['person', 'bot', 'vote', ...TAKEOVER_REASONS]

const SAT_BY: readonly unknown[] = ['person', 'bot'] satisfies readonly Extract<TableFact, { kind: 'sat' }>['by'][]

/** Does a table fact from a file hold what its kind holds? A wrong seat would make an endless list of seats. */
export function isValidTableFact(fact: TableFact, seats: number): boolean {
  if (fact.kind === 'ended') return fact.why === 'vote'
  if (!isSeat(fact.seat, seats)) return false
  switch (fact.kind) {
    case 'sat':
      return SAT_BY.includes(fact.by)
    case 'left':
      return TAKEOVER_REASONS.includes(fact.why)
    case 'clockRanOut':
      return typeof fact.clock === 'string'
    case 'claimed':
      return typeof fact.claim === 'object' && fact.claim !== null && typeof fact.claim.do === 'string'
    case 'voted':
      return typeof fact.on === 'boolean'
    case 'botPlays':
    case 'returned':
      return true
    default:
      return fact satisfies never
  }
}

export const isTableFact = (fact: AnyFact): fact is TableFact => Object.hasOwn(tableVisibility, fact.kind)

/** Folds a fact of the log into a state: what is the table's own changes no game. */
export function fold<G extends Shape>(game: TableGame<G>, state: G['partial'], fact: AnyFact): void {
  if (!isTableFact(fact)) game.evolve(state, fact)
}
