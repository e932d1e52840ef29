import type { Game, Shape } from './game.ts'
import type { AnyChoice } from './option.ts'
import type { Seat } from './seat.ts'
import { type AnyFact, everyone, type Visibility } from './visibility.ts'

/** What happens at a table besides the game. It stands in the same log, and no rule ever looks at it. */
export type TableFact =
  /** Somebody claims something, true or not: `I gave Bob a Whisky`. */
  { readonly kind: 'claimed'; readonly seat: Seat; readonly claim: AnyChoice }

export const tableVisibility = {
  claimed: { seat: everyone, claim: everyone },
} as const satisfies Visibility<TableFact>

export const isTableFact = (fact: AnyFact): fact is TableFact => Object.hasOwn(tableVisibility, fact.kind)

/** Folds a fact of the log into a state: what is the table's own changes no game. */
export function fold<G extends Shape>(game: Game<G>, state: G['part'], fact: AnyFact): void {
  if (!isTableFact(fact)) game.evolve(state, fact)
}
