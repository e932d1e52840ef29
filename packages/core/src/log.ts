import type { Game } from './game.ts'
import type { AnyChoice } from './option.ts'
import type { RecordedDraws } from './recorded-draws.ts'
import type { Redactor } from './redact.ts'
import { type Audience, type Seat, SPECTATORS, seatsOf } from './seat.ts'
import type { Fairness } from './seed.ts'
import { fold, type TableFact } from './table-fact.ts'
import { foldTable, newTableState, type TableState } from './table-state.ts'
import type { AnyFact } from './visibility.ts'
import type { SideWish } from './wish.ts'

/**
 * The facts of one accepted choice, or of an event at the table besides the game. Batch 0 is the opening; it has no
 * seat and no choice, and a later one without them holds the table's own facts alone.
 */
export type Batch = {
  readonly n: number
  readonly rulesVersion: number
  readonly by?: { readonly seat: Seat; readonly choice: AnyChoice }
  /** Not a choice of the game but a claim a player made at the table. */
  readonly said?: { readonly seat: Seat; readonly claim: AnyChoice }
  readonly facts: readonly AnyFact[]
  /** How the seed came about; in the opening alone. Tables from before the exchange have none: their secret was the seed. */
  readonly fairness?: Fairness
  /** The side that the only person at the table asked for; in the opening alone. */
  readonly wish?: SideWish
  /** The draws made by chance; missing if there were none. */
  readonly draws?: RecordedDraws
  /** Hangs it on the batch before. */
  readonly chain?: string
}

/** The facts of a claim. */
export const claimed = (seat: Seat, claim: AnyChoice): readonly TableFact[] => [{ kind: 'claimed', seat, claim }]

/** The part of some facts that an audience sees, in order. */
export const seenBy = (redactor: Redactor, facts: readonly AnyFact[], audience: Audience): readonly AnyFact[] =>
  facts.map((fact) => redactor.redact(fact, audience)).filter((fact) => fact !== undefined)

/** Do these facts show anything to anybody but this seat? */
export const showsOthers = (redactor: Redactor, facts: readonly AnyFact[], seats: number, seat: Seat): boolean =>
  facts.some(
    (fact) =>
      redactor.sees(fact, SPECTATORS) || seatsOf(seats).some((other) => other !== seat && redactor.sees(fact, other)),
  )

/** The state of an audience that has seen these batches. */
export function folded(
  game: Game,
  setting: unknown,
  batches: readonly Batch[],
  audience: Audience,
): { readonly setting: unknown } {
  const state = game.start(setting)
  for (const { facts } of batches) for (const fact of seenBy(game.redactor, facts, audience)) fold(game, state, fact)
  return state
}

/** The state of the table besides its game, as known to everybody who has seen these batches. */
export function foldedTable(batches: readonly Batch[]): TableState {
  const table = newTableState()
  for (const { facts } of batches) for (const fact of facts) foldTable(table, fact)
  return table
}

/** The wire text of a batch for one audience: `[["kind",…],…]`, or empty if it shows that audience nothing. */
export function textOf(redactor: Redactor, facts: readonly AnyFact[], audience: Audience): string {
  let out = ''
  for (const fact of facts) {
    const text = redactor.text(fact, audience)
    if (text !== '') out += out === '' ? text : `,${text}`
  }
  return out === '' ? '' : `[${out}]`
}

/** How frames are written: positional facts in full words, or in the short form of `Coder`. */
export type Form = 'plain' | 'coded'

/**
 * A batch in short form for one audience, as a text of JSON, filled up with spaces to the room that a batch with these
 * public facts has for everybody; empty if it shows that audience nothing.
 */
export function codedText(redactor: Redactor, facts: readonly AnyFact[], audience: Audience): string {
  let out = ''
  let foreseen = 0
  for (const fact of facts) {
    const text = redactor.coded(fact, audience)
    if (text === '') continue
    out += text
    if (redactor.isForeseen(fact)) foreseen += text.length
  }
  return out === '' ? '' : `"${out}"`.padEnd(foreseen + redactor.reserve(facts) + 2)
}

/** The texts of one batch: one for watchers, and one more for each seat that may see more than they. */
export type Frames = { readonly watchers: string; readonly own: ReadonlyMap<Seat, string> }

export function framesOf(redactor: Redactor, facts: readonly AnyFact[], seats: number, form: Form = 'plain'): Frames {
  const write = form === 'plain' ? textOf : codedText
  let seatsSeeingMore = 0
  for (const fact of facts) seatsSeeingMore |= redactor.seatsSeeingMore(fact)
  const own = new Map<Seat, string>()
  for (const seat of seatsOf(seats)) if (seatsSeeingMore & (1 << seat)) own.set(seat, write(redactor, facts, seat))
  return { watchers: write(redactor, facts, SPECTATORS), own }
}

/** The text of a batch for one audience among its frames. */
export const frameFor = (frames: Frames, audience: Audience): string =>
  (audience > 0 ? frames.own.get(audience as Seat) : undefined) ?? frames.watchers
