import { allowsTableFact } from './allowed-table-fact.ts'
import { chainBreaks } from './chain.ts'
import type { AnyState, Game } from './game.ts'
import { type Batch, claimed } from './log.ts'
import { open, openWith, play, refusalOf } from './play.ts'
import type { GameRecord } from './record.ts'
import { recordingChance, redrawsSame } from './recorded-draws.ts'
import { isRefusal } from './refusal.ts'
import { isSeat } from './seat.ts'
import { bytesOf, hexOf, isOpenedBy, seedFrom, tableCommitment } from './seed.ts'
import { seededChance } from './seeded.ts'
import { fold, isTableFact, isValidTableFact } from './table-fact.ts'
import { foldTable, newTableState, type TableState } from './table-state.ts'
import type { AnyFact } from './visibility.ts'
import { isWishOf } from './wish.ts'

/** Faults that a check can find. */
const FAULTS = [
  // of the whole
  'setting',
  'commitment',
  'part',
  'seed',
  // of one batch
  'chain',
  'order',
  'opening',
  'draws',
  'illegal',
  'facts',
] as const
type Fault = (typeof FAULTS)[number]

/** The first thing that is wrong in a game. */
type FoundFault = { readonly batch: number; readonly why: Fault }

/** Result of deciding a log again. */
export type LogVerdict =
  /** `checked` batches were decided again; `older` ones, of other rules, were only held against seed and chain. */
  | { readonly ok: true; readonly checked: number; readonly older: number; readonly ended: boolean }
  | ({ readonly ok: false } & FoundFault)

/** The answers to "is this game what it says?", the best first. Only the first one is "verified". */
const VERDICT_ANSWERS = [
  /** Every step was decided again, up to the end of the game, from a seed that nobody could choose. */
  'verified',
  /** Everything holds, but the table alone drew the seed. */
  'noExchange',
  /** Everything in the file holds, but the file ends before the game does. */
  'unfinished',
  /** Seals, seed, chain and draws hold, but some steps are of other rules and were not decided again. */
  'notDecided',
  /** Something does not hold. */
  'wrong',
] as const
export type VerdictAnswer = (typeof VERDICT_ANSWERS)[number]

/** Result of a check of a game. */
export type Verdict =
  | {
      readonly answer: Exclude<VerdictAnswer, 'wrong'>
      /** Batches that were decided again, and batches that were not. */
      readonly checked: number
      readonly older: number
      readonly ended: boolean
      readonly exchange: boolean
    }
  | ({ readonly answer: 'wrong' } & FoundFault)

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The written facts must be what the rules say again, and the written draws what chance gives again. */
function wrongAgain(
  batch: Batch,
  seed: Uint8Array,
  decide: (chance: ReturnType<typeof seededChance>) => readonly AnyFact[],
): Fault | undefined {
  const { chance, draws } = recordingChance(seededChance(seed, String(batch.n)))
  if (!same(decide(chance), batch.facts)) return 'facts'
  // Logs from before there was a chain did not write every draw down.
  if (batch.draws === undefined && batch.chain === undefined) return undefined
  return same(draws(), batch.draws ?? {}) ? undefined : 'draws'
}

/**
 * A batch that is not a choice is the table's own: a claim as it was made, or facts that could have happened at this
 * point.
 */
function wrongBeside(table: TableState, { said, facts }: Batch, seats: number): Fault | undefined {
  for (const fact of facts) {
    if (!isTableFact(fact)) return 'order'
    if (
      !isValidTableFact(fact, seats) ||
      !allowsTableFact(table, fact) ||
      (fact.kind === 'claimed') !== (said !== undefined)
    )
      return 'facts'
    foldTable(table, fact)
  }
  return said === undefined || same(claimed(said.seat, said.claim), facts) ? undefined : 'facts'
}

/** A log that is being decided again, batch by batch. */
type Again = {
  readonly game: Game
  readonly setting: unknown
  readonly seed: Uint8Array
  readonly arrangement: unknown
  readonly table: TableState
  state: AnyState
  /** How many batches were folded as they stand. */
  older: number
}

/** A batch of other rules: what it drew is drawn again, and its facts are folded as they stand. */
function foldAsWritten(again: Again, { n, facts, draws = {} }: Batch): Fault | undefined {
  const { game, seed, state } = again
  again.older++
  if (!redrawsSame(seededChance(seed, String(n)), draws)) return 'draws'
  for (const fact of facts) fold(game, state, fact)
  return undefined
}

function wrongOpening(again: Again, opening: Batch): Fault | undefined {
  const { game, setting, seed, arrangement } = again
  if (opening.rulesVersion !== game.rulesVersion) return foldAsWritten(again, opening)
  const arranged: unknown = arrangement === undefined ? [] : game.arrange(setting, arrangement)
  if (isRefusal(arranged)) return 'opening'
  const wrong = wrongAgain(opening, seed, (chance) => {
    const begun =
      arrangement === undefined
        ? open(game, setting, chance, opening.wish)
        : openWith(game, setting, arranged as readonly AnyFact[])
    again.state = begun.state
    return begun.facts
  })
  return wrong === 'facts' ? 'opening' : wrong
}

function wrongStep(again: Again, batch: Batch): Fault | undefined {
  const { game, setting, seed, table, state } = again
  const { by, rulesVersion } = batch
  // Nothing that follows the end belongs to the game.
  if (table.ended || game.over(state)) return 'order'
  if (by === undefined) return wrongBeside(table, batch, game.seats(setting))
  if (batch.said !== undefined) return 'order'
  if (rulesVersion !== game.rulesVersion) return foldAsWritten(again, batch)
  const { seat, choice } = by
  if (!isSeat(seat, game.seats(setting))) return 'illegal'
  if (refusalOf(game, state, seat, game.step(state, seat), choice) !== undefined) return 'illegal'
  return wrongAgain(batch, seed, (chance) => play(game, state, seat, choice, chance))
}

/** A file can hold anything. If the rules break down over it, then what it says cannot have happened. */
function guarded(check: () => Fault | undefined, fault: Fault): Fault | undefined {
  try {
    return check()
  } catch {
    return fault
  }
}

/**
 * Decides a log again from its seed: each choice must have been legal and give exactly the facts that were written down.
 * Batches of other rules cannot be decided again; what they drew is drawn again, and they are folded as they stand.
 */
export function verifyLog(
  game: Game,
  setting: unknown,
  seed: Uint8Array,
  batches: readonly Batch[],
  arrangement?: unknown,
): LogVerdict {
  const no = (batch: number, why: Fault): LogVerdict => ({ ok: false, batch, why })
  const [opening, ...rest] = batches
  if (opening === undefined || opening.n !== 0 || opening.by !== undefined || opening.said !== undefined)
    return no(0, 'opening')
  const again: Again = {
    game,
    setting,
    seed,
    arrangement,
    state: game.start(setting),
    table: newTableState(),
    older: 0,
  }
  const wrong = guarded(() => wrongOpening(again, opening), 'facts')
  if (wrong !== undefined) return no(0, wrong)
  for (const [i, batch] of rest.entries()) {
    if (batch.n !== i + 1) return no(i + 1, 'order')
    const found = guarded(() => wrongStep(again, batch), 'facts')
    if (found !== undefined) return no(batch.n, found)
  }
  const { older, table, state } = again
  return { ok: true, checked: batches.length - older, older, ended: table.ended || game.over(state) }
}

/** The seed that follows from the seals of a game, or what is wrong with them. */
function sealedSeed({ table, seats, secret, seed, batches }: GameRecord): Uint8Array | Fault {
  const own = bytesOf(secret)
  const fairness = batches[0]?.fairness
  if (fairness !== undefined) {
    if (tableCommitment(table, own) !== fairness.commitment) return 'commitment'
    const people = seats.flatMap(({ by }, i) => (by === 'person' ? [i + 1] : []))
    const given = fairness.parts.map(({ seat }) => seat)
    if (!same(people, given) || !fairness.parts.every((partial) => isOpenedBy(table, partial))) return 'part'
  }
  const made = fairness === undefined ? own : seedFrom(table, own, fairness)
  return hexOf(made) === seed ? made : 'seed'
}

/** The setting of a file, if it is of this game and can be played at that number of seats. */
function settingOf(game: Game, { game: id, setting, seats }: GameRecord): { readonly setting: unknown } | undefined {
  if (id !== game.id) return undefined
  const restored: unknown = game.fromFile(setting)
  return isRefusal(restored) || game.seats(restored) !== seats.length ? undefined : { setting: restored }
}

function found(game: Game, record: GameRecord): Verdict {
  const no = (batch: number, why: Fault): Verdict => ({ answer: 'wrong', batch, why })
  const { table, batches, arrangement } = record
  const playable = settingOf(game, record)
  if (playable === undefined) return no(0, 'setting')
  const exchange = batches[0]?.fairness !== undefined
  const seed = sealedSeed(record)
  if (typeof seed === 'string') return no(0, seed)
  const broken = chainBreaks(table, batches)
  if (broken !== undefined) return no(broken, 'chain')
  // A log that began with an exchange has a chain from its first batch on.
  if (exchange && batches[0]?.chain === undefined) return no(0, 'chain')
  const wish = batches[0]?.wish
  if (wish !== undefined && !isWishOf(wish, game.sides, record.seats)) return no(0, 'opening')
  const log = verifyLog(game, playable.setting, seed, batches, arrangement)
  if (!log.ok) return no(log.batch, log.why)
  const { checked, older, ended } = log
  const answer = older > 0 ? 'notDecided' : !ended ? 'unfinished' : exchange ? 'verified' : 'noExchange'
  return { answer, checked, older, ended, exchange }
}

/**
 * Checks a whole game: the seals, the seed that follows from them, the chain, and every batch. It answers whatever the
 * record holds (a record from a file has passed `recordFromValue`): a record that breaks the check does not hold.
 */
export function verify(game: Game, record: GameRecord): Verdict {
  try {
    return found(game, record)
  } catch {
    return { answer: 'wrong', batch: 0, why: 'setting' }
  }
}
