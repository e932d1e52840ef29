import type { AnyFact, AnyState, DocumentKind, Game, Refusal, Seat, SettingDraft } from '@selva/core'
import type { Bot } from '../bot.ts'
import type { BotOptions } from '../maker.ts'
import type { Budget } from './budget.ts'
import type { Findings, RateCode } from './findings.ts'
import type { FlatWeights } from './flat-weights.ts'
import type { Advice, Lean } from './lean.ts'
import type { Rate } from './rate.ts'
import type { Count, Tally } from './tally.ts'

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

/** Watches one game as the table itself sees it. */
export type GameWatch = {
  /** After each batch, the opening first. */
  saw(state: AnyState, facts: readonly AnyFact[]): void
  ended(state: AnyState): GameEnding
}

/** A game with a setting, and what there is to count when bots play it. */
export type Contest = {
  readonly game: Game
  readonly setting: unknown
  /** The options without names and advice: all that the results depend on, besides the versions of bots and rules. */
  readonly measured: SettingDraft
  /** Everything that can be reported, so that what never happened is reported too. */
  readonly winners: readonly string[]
  readonly reasons: readonly string[]
  /** Unit of the length of a game. */
  readonly lengthIn: string
  /** Do two sides play, one of which hunts the other? Otherwise each player plays alone. */
  readonly hasSides: boolean
  /** The stored table whose figures these are compared with. */
  readonly referenceKey: string
  /** A bot of the default level and no particular style, unless other options are given. */
  bot(seat: Seat, options?: BotOptions): Bot
  /** The weights that bots of the default level have. */
  readonly weights: FlatWeights
  /** A bot of the default level with other weights. */
  weighted(seat: Seat, changes: FlatWeights, table: object): Bot
  /** The roles that seats are dealt, of which each is compared for itself. */
  readonly roles: readonly string[]
  /** The role that a seat was dealt, in a state of the table itself. */
  dealt(state: AnyState, seat: Seat): string
  /** Begins to watch a game; the game's own figures are noted with `count`. */
  watch(count: Count): GameWatch
  /** The rates of a tally; the first is the one that the verdict is about. */
  findings(tally: Tally): Findings
  /** Things that a designer could change by this tally, the most striking first. */
  advice(tally: Tally, lean: Lean): readonly Advice[]
}

/** Figures of a well-known table, played by the bots and with the rules of these versions. */
export type Reference = {
  readonly bots: number
  readonly rules: number
  readonly tables: {
    readonly [key: string]: {
      readonly games: number
      /** Choices made in the first games: those of later bots and rules give another number. */
      readonly choices: number
      readonly rates: { readonly [R in RateCode]?: readonly [share: number, low: number, high: number] }
    }
  }
}

/** A game in the lab. */
export type LabGame = {
  /** The contest that a table's options describe, or why there is no such table. */
  contest(draft: unknown): Contest | Refusal
  /** The tables whose figures are stored. */
  referenceTables(): readonly SettingDraft[]
  readonly reference: Reference
  /** The figures of the balance between equal bots. */
  readonly budgets: readonly Budget[]
  /** The tables at which bots judge a document of the game, from few players to many, or why there are none. */
  judgedTables(kind: DocumentKind, text: string): readonly SettingDraft[] | Refusal
  readonly rulesVersion: number
}

/** The stored rate of a table like this one, if there is one. */
export function referenceRate({ tables }: Reference, key: string, code: RateCode): Rate | undefined {
  const [share, low, high] = tables[key]?.rates[code] ?? []
  return share === undefined || low === undefined || high === undefined ? undefined : { share, low, high }
}
