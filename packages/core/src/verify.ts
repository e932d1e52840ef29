import { chainBreaks } from './chain.ts'
import { drawsAgain, noted } from './draws.ts'
import type { AnyState, Game } from './game.ts'
import { type Batch, claimed } from './log.ts'
import { open, openWith, play, refusalOf } from './play.ts'
import type { GameRecord } from './record.ts'
import { isRefusal } from './refusal.ts'
import { isSeat } from './seat.ts'
import { bytesOf, hexOf, isOpenedBy, seedFrom, tableCommitment } from './seed.ts'
import { seededChance } from './seeded.ts'
import { fold, isTableFact } from './table-fact.ts'
import { foldTable, newTable, permits, type TableState } from './table-state.ts'
import type { AnyFact } from './visibility.ts'

/** What a check can find wrong. */
export const FAULTS = [
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
export type Fault = (typeof FAULTS)[number]

/** What a check of a game found. */
export type Verdict =
  /** `checked` batches were decided again; `older` ones, of other rules, were only held against seed and chain. */
  | { readonly ok: true; readonly checked: number; readonly older: number }
  | { readonly ok: false; readonly batch: number; readonly why: Fault }

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What was written down must be what the rules say again, and what was drawn must be what chance gives again. */
function wrongAgain(
  batch: Batch,
  seed: Uint8Array,
  decide: (chance: ReturnType<typeof seededChance>) => readonly AnyFact[],
): Fault | undefined {
  const { chance, draws } = noted(seededChance(seed, String(batch.n)))
  if (!same(decide(chance), batch.facts)) return 'facts'
  return batch.draws === undefined || same(draws(), batch.draws) ? undefined : 'draws'
}

/** What is not a choice is the table's own: a claim as it was made, or facts that could have happened at this point. */
function wrongBeside(table: TableState, { said, facts }: Batch): Fault | undefined {
  for (const fact of facts) {
    if (!isTableFact(fact)) return 'order'
    if (!permits(table, fact) || (fact.kind === 'claimed') !== (said !== undefined)) return 'facts'
    foldTable(table, fact)
  }
  return said === undefined || same(claimed(said.seat, said.claim), facts) ? undefined : 'facts'
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
): Verdict {
  const no = (batch: number, why: Fault): Verdict => ({ ok: false, batch, why })
  const [opening, ...rest] = batches
  if (opening === undefined || opening.n !== 0 || opening.by !== undefined || opening.said !== undefined)
    return no(0, 'opening')
  let state: AnyState = game.start(setting)
  const table = newTable()
  let older = 0
  const foldAsWritten = ({ n, facts, draws = {} }: Batch): Fault | undefined => {
    older++
    if (!drawsAgain(seededChance(seed, String(n)), draws)) return 'draws'
    try {
      for (const fact of facts) fold(game, state, fact)
    } catch {
      return 'facts'
    }
    return undefined
  }
  const begin = (): Fault | undefined => {
    if (opening.rulesVersion !== game.rulesVersion) return foldAsWritten(opening)
    const arranged: unknown = arrangement === undefined ? [] : game.arrange(setting, arrangement)
    if (isRefusal(arranged)) return 'opening'
    const wrong = wrongAgain(opening, seed, (chance) => {
      const begun =
        arrangement === undefined
          ? open(game, setting, chance)
          : openWith(game, setting, arranged as readonly AnyFact[])
      state = begun.state
      return begun.facts
    })
    return wrong === 'facts' ? 'opening' : wrong
  }
  const wrongOpening = begin()
  if (wrongOpening !== undefined) return no(0, wrongOpening)

  for (const [i, batch] of rest.entries()) {
    const { n, by, rulesVersion } = batch
    // Whatever follows an early end does not belong to the game.
    if (n !== i + 1 || table.ended) return no(i + 1, 'order')
    if (by === undefined) {
      const wrong = wrongBeside(table, batch)
      if (wrong !== undefined) return no(n, wrong)
    } else if (rulesVersion !== game.rulesVersion) {
      const wrong = foldAsWritten(batch)
      if (wrong !== undefined) return no(n, wrong)
    } else {
      const { seat, choice } = by
      if (!isSeat(seat, game.seats(setting))) return no(n, 'illegal')
      if (refusalOf(game, state, seat, game.step(state, seat), choice) !== undefined) return no(n, 'illegal')
      const wrong = wrongAgain(batch, seed, (chance) => play(game, state, seat, choice, chance))
      if (wrong !== undefined) return no(n, wrong)
    }
  }
  return { ok: true, checked: batches.length - older, older }
}

/** Checks a whole game: the seals, the seed that follows from them, the chain, and every batch. */
export function verify(game: Game, record: GameRecord): Verdict {
  const no = (batch: number, why: Fault): Verdict => ({ ok: false, batch, why })
  const { table, batches, seats, arrangement } = record
  const setting: unknown = game.restored(record.setting)
  if (isRefusal(setting) || game.seats(setting) !== seats.length) return no(0, 'setting')
  const secret = bytesOf(record.secret)
  const fairness = batches[0]?.fairness
  if (fairness !== undefined) {
    if (tableCommitment(table, secret) !== fairness.commitment) return no(0, 'commitment')
    const people = seats.flatMap(({ by }, i) => (by === 'person' ? [i + 1] : []))
    if (
      !same(
        people,
        fairness.parts.map(({ seat }) => seat),
      )
    )
      return no(0, 'part')
    if (!fairness.parts.every((part) => isOpenedBy(table, part))) return no(0, 'part')
  }
  const seed = fairness === undefined ? secret : seedFrom(table, secret, fairness)
  if (hexOf(seed) !== record.seed) return no(0, 'seed')
  const broken = chainBreaks(table, batches)
  if (broken !== undefined) return no(broken, 'chain')
  // A log that began with an exchange has a chain from its first batch on.
  if (fairness !== undefined && batches[0]?.chain === undefined) return no(0, 'chain')
  return verifyLog(game, setting, seed, batches, arrangement)
}
