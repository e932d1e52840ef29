import type { Chance } from './chance.ts'
import type { FrameReader } from './frame-reader.ts'
import type { AnyChoice, OptionOf } from './option.ts'
import type { Redactor } from './redact.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seat.ts'
import type { AnyFact } from './visibility.ts'

/** A state knows its setting (zone, rules …) by reference; the rest of it is plain and can be saved. */
export type AnyState = { readonly setting: unknown }

/** The types of one game. */
export type Shape = {
  /** Fixed before the deal: number of seats, zone, rules. Public. */
  readonly setting: unknown
  /** Everything that can happen, complete. */
  readonly fact: AnyFact
  /** The same as an audience sees it. */
  readonly seen: AnyFact
  readonly choice: AnyChoice
  /** The state without unknowns: the table's own. */
  readonly full: AnyState
  /** The state of a reader who does not know everything; every full state is one too. */
  readonly partial: AnyState
}

/** One decision being carried out: `emit` writes a fact down and folds it into the state at once. */
export type Turn<Full = unknown, Fact = AnyFact> = {
  readonly state: Full
  readonly chance: Chance
  emit(fact: Fact): void
}

/** Name of a clock's charge: a new name is a new charge. */
export type ClockName = {
  /** The turn, with everything that is decided in it. */
  readonly turn: string
  /** The decision; the same as the turn where a game has one clock a turn. */
  readonly decision: string
}

/** The host's options for a table: the number of seats, and the other options of the game. */
export type SettingDraft = { readonly seats: number; readonly [wish: string]: unknown }

/** The documents that people can make for a game: a map to play on, or rules to play by. */
export type DocumentKind = 'zone' | 'scenario'

/** Facts about a document that its game has read. */
export type DocumentFacts = {
  /** The same document in its one canonical form: what is stored and hashed. */
  readonly text: string
  /** In the author's words, one line each. */
  readonly title: string
  readonly description: string
  /** The fewest and the most players it is meant for, as its author says. */
  readonly players: readonly [number, number] | 'unknown'
  /** A game can be played with it. Else it can be saved, not published. */
  readonly playable: boolean
  /** For a zone the presets that can be played on it, for a scenario the preset that it changes. */
  readonly presets: readonly string[]
}

/** A document that comes with the game, by its id: `official-galilei`. People can fork it, not change it. */
export type OfficialDocument = { readonly kind: DocumentKind; readonly id: string; readonly title: string }

/** How a game ended for a seat: what it was at the end, in the game's own word (empty if it has none), and whether it won. */
type Outcome = { readonly as: string; readonly won: boolean }

/** Numbers that a game counts for one seat, by the game's own words; a number that is missing is 0. */
export type SeatCounts = { readonly [what: string]: number }

/** Counts what the seats of one finished game did, fact by fact. It may remember what it has seen of the game. */
type FigureCounter<G extends Shape = Shape> = {
  /** A fact of the game; the state is the one before it. */
  happened(state: G['full'], fact: G['fact']): void
  /** A claim at the table. */
  claimed(state: G['full'], seat: Seat, claim: AnyChoice): void
}

/** The part of a game in the figures on a person's profile. */
export type GameFigures<G extends Shape = Shape> = {
  /** Everything that is counted, the words of `SeatCounts`. */
  readonly counts: readonly string[]
  /** The named rules and the map of a setting, as figures tell them apart; empty where the game has no such thing. */
  about(setting: G['setting']): { readonly rules: string; readonly map: string }
  /** A counter for one game. `add` counts one more for a seat. */
  counter(add: (seat: Seat, what: string) => void): FigureCounter<G>
}

/**
 * A game as seen from its table. All of it is pure: no clock, no input or output, no randomness but `chance`. The
 * server, the bots, the fuzzer and the browser know a game only through this and `Game`.
 */
export type TableGame<G extends Shape = Shape> = {
  readonly id: string
  /** Grows whenever `decide` may answer differently; stands in every batch. */
  readonly rulesVersion: number
  /** Reads what a page is sent. */
  readonly reader: FrameReader
  /** Names of list fields whose order means nothing (hands, discards). */
  readonly unordered: readonly string[]
  /** The table's untrusted options made into a setting, or why they cannot be. */
  setting(draft: unknown): G['setting'] | Refusal
  /** The setting written out in full, for a file that is to be read anywhere. */
  toFile(setting: G['setting']): unknown
  /** The setting back from a file, checked. */
  fromFile(written: unknown): G['setting'] | Refusal
  /** How many seats a table with this setting has. */
  seats(setting: G['setting']): number
  /** Knowledge of everybody before the first fact; everything secret is unknown. */
  start(setting: G['setting']): G['partial']
  /** The seats the table waits for. Public. */
  awaits(state: G['partial']): readonly Seat[]
  /** The charge on the clocks of the awaited seats. Public, so that no clock can show a secret phase. */
  clockOf(state: G['partial']): ClockName
  /** May this seat still be asked something? Public; a player who is out needs nobody to play for them. */
  inPlay(state: G['partial'], seat: Seat): boolean
  /** Choices open to a seat now, the most ordinary first: the same on the full state and on that seat's own. */
  options(state: G['partial'], seat: Seat): readonly OptionOf<G['choice']>[]
  /** Names what a seat is being asked, for its own eyes: a choice made for another step is stale. */
  step(state: G['partial'], seat: Seat): string
  /**
   * The ordinary next thing at this step, for anybody, whatever they hold: a table does it for a person after a pause.
   * `undefined` where a person must decide.
   */
  followUp(state: G['partial'], seat: Seat): G['choice'] | undefined
  /** Bookkeeping: folds one fact into the state, in place. Never draws, rolls or decides. */
  evolve(state: G['partial'], fact: G['seen']): void
  /** Claims a seat may make at the table, true or not: a list that depends on public things alone. */
  claims(state: G['partial'], seat: Seat): readonly AnyChoice[]
  clone(state: G['partial']): G['partial']
  over(state: G['partial']): boolean
  /** How a game that is over ended for a seat. */
  outcome(state: G['partial'], seat: Seat): Outcome
}

/** The whole game: what opens a table, decides at it and imagines one. A browser that plays never needs to load that. */
export type Game<G extends Shape = Shape> = TableGame<G> & {
  /** Leaves of a fact as much as an audience may know. */
  readonly redactor: Redactor
  /**
   * The options that lead to a setting, as short as they can be: a table stores these, and nothing else it was sent.
   */
  draftOf(setting: G['setting']): SettingDraft
  /** The opening: after it the table's own state has no unknowns. */
  deal(turn: Turn<G['full'], G['fact']>): void
  /** The sides between which a person alone with bots may choose before the deal, by the words of `outcome`. */
  readonly sides: readonly string[]
  /** The rules: turns a legal choice into facts, every outcome of chance resolved inside them. */
  decide(turn: Turn<G['full'], G['fact']>, seat: Seat, choice: G['choice']): void
  /** An opening that leads to a described position instead, or what is wrong with the description. */
  arrange(setting: G['setting'], description: unknown): readonly G['fact'][] | Refusal
  /** Some full state that agrees with everything the partial one knows. */
  possible(state: G['partial'], chance: Chance): G['full']
  /** Reads the untrusted text of a document, or says why it is none. A kind that the game does not have is missing. */
  readonly documents: { readonly [K in DocumentKind]?: (text: string) => DocumentFacts | Refusal }
  /** The zones and presets that come with the game, as documents to fork. */
  readonly officialDocuments: readonly OfficialDocument[]
  /** The words in a setting that a person wrote and others at the table will read, such as the title of a zone. */
  writtenIn(setting: G['setting']): readonly string[]
  /** Counts finished games for the people who played them. */
  readonly figures: GameFigures<G>
  /** Is this setting made from the document as it is? A host can change the rules of a scenario. */
  plays(setting: G['setting'], kind: DocumentKind, text: string): boolean
}
