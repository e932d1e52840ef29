import type { AnyFact, AnyState, Game } from '@selva/core'

/** How a game came out. */
export type GameEnding = {
  /** The side that won, or `nobody`. */
  readonly winner: string
  readonly reason: string
  /** How long it took, in what the contest counts. */
  readonly length: number
  /** Of each seat: what it was dealt, and whether it won. */
  readonly seats: readonly { readonly dealt: string; readonly won: boolean }[]
}

/** Looks at a table's state after a batch: says what is broken, or `undefined`. */
export type Check = { look(state: AnyState, facts: readonly AnyFact[]): string | undefined }

/** A game with a setting, and what to look at when it is simulated. */
export type SimulatedGame = {
  readonly game: Game
  /** The options of the table, as a host would send them. */
  readonly draft: unknown
  readonly setting: unknown
  /** Everything that can be reported, so that what never happened is reported too. */
  readonly winners: readonly string[]
  readonly reasons: readonly string[]
  /** Unit of the length of a game. */
  readonly lengthIn: string
  readonly checks: readonly Check[]
  ending(state: AnyState): GameEnding
}
