import { hash } from 'node:crypto'
import {
  type AnyChoice,
  type AnyFact,
  type AnyState,
  type Audience,
  type Batch,
  type Chained,
  type Chance,
  chainedText,
  chainStart,
  claimed,
  type Fairness,
  fold,
  foldTable,
  type Game,
  isRefusal,
  isSeatPlayedByBot,
  isWishOf,
  newTableState,
  open,
  play,
  type Refusal,
  recordingChance,
  type Seat,
  type SideWish,
  seededChance,
  seedFrom,
  seedOfOpening,
  showsOthers,
  type TableFact,
  type TableState,
} from '@selva/core'
import type { TableId } from '../base/ids.ts'
import type { RunningNote } from '../store/engine/running.ts'
import type { Table } from '../store/rows/table.ts'
import type { StoredBatch } from '../store/store.ts'
import { type GameLog, gameLog } from './game-log.ts'
import { type RecentChoices, recentChoices } from './recent-choices.ts'
import type { Snapshot } from './snapshot.ts'
import type { TableConstants } from './table-constants.ts'

/** A game in memory: everything that is committed, and nothing else. */
export type RunningGame = {
  readonly game: Game
  readonly setting: unknown
  readonly seats: number
  readonly log: GameLog
  /** All chance comes from it. */
  readonly seed: Uint8Array
  /** The last choices carried out for each seat. */
  readonly played: RecentChoices
  /** How far each audience had come at some earlier point, so that catching up does not begin at the start. */
  readonly snapshots: Map<Audience, Snapshot>
  state: AnyState
  /** The state of the table itself, which everybody knows. */
  readonly table: TableState
}

/** The effect of an accepted proposal; not yet true. */
export type Decided = { readonly batch: Batch; readonly state: AnyState }

/** Decides, and records in the batch which numbers were drawn. */
function withRecordedDraws(
  n: number,
  seed: Uint8Array,
  decide: (chance: Chance) => readonly AnyFact[],
): Pick<Batch, 'n' | 'facts' | 'draws'> {
  const { chance, draws } = recordingChance(seededChance(seed, String(n)))
  const facts = decide(chance)
  const drawn = draws()
  return Object.keys(drawn).length === 0 ? { n, facts } : { n, facts, draws: drawn }
}

/** The side that a person asked for: it counts only while no other person has come to the table. */
function wishAt({ sides }: Game, { side, seats }: Table): SideWish | undefined {
  const wish: SideWish = { seat: (seats.findIndex(({ by }) => by === 'person') + 1) as Seat, side }
  return isWishOf(wish, sides, seats) ? wish : undefined
}

/** The first batch of a table: its deal, or the arranged position it was made with. */
export function openingOf(
  game: Game,
  setting: unknown,
  table: Table,
  secret: Uint8Array,
  fairness: Fairness,
): Batch | Refusal {
  const { rulesVersion } = game
  const seed = seedFrom(table.id, secret, fairness)
  if (table.arrangement === '') {
    const wish = wishAt(game, table)
    const dealt = withRecordedDraws(0, seed, (chance) => open(game, setting, chance, wish).facts)
    return { rulesVersion, fairness, ...(wish === undefined ? {} : { wish }), ...dealt }
  }
  const facts: readonly AnyFact[] | Refusal = game.arrange(setting, JSON.parse(table.arrangement))
  return isRefusal(facts) ? facts : { n: 0, rulesVersion, fairness, facts }
}

/** A game from its stored log, folded from the start. */
export function liveFrom(
  { id, playable: { game }, setting, secret }: TableConstants,
  stored: readonly StoredBatch[],
): RunningGame {
  const opening: Batch | undefined = stored[0] === undefined ? undefined : JSON.parse(stored[0].body)
  const live: RunningGame = {
    game,
    setting,
    seats: game.seats(setting),
    log: gameLog(),
    seed: seedOfOpening(id, secret, opening),
    played: recentChoices(),
    snapshots: new Map(),
    state: game.start(setting),
    table: newTableState(),
  }
  for (const { n, choice, body } of stored) {
    const batch: Batch = JSON.parse(body)
    if (n !== live.log.size() || batch.n !== n) throw new Error(`batch ${n} is out of order`)
    for (const fact of batch.facts) {
      fold(game, live.state, fact)
      foldTable(live.table, fact)
    }
    live.log.add(body, batch.chain)
    const by = batch.by ?? batch.said
    if (by !== undefined) live.played.add(by.seat, choice)
  }
  return live
}

/** Carries a legal choice out on a copy. A throw is a bug in the rules; the game itself is untouched. */
export function decided({ game, state, log, seed }: RunningGame, seat: Seat, choice: AnyChoice): Decided {
  const after = game.clone(state)
  const n = log.size()
  const made = withRecordedDraws(n, seed, (chance) => play(game, after, seat, choice, chance))
  return { batch: { rulesVersion: game.rulesVersion, by: { seat, choice }, ...made }, state: after }
}

/** A claim as a batch: the game goes on as it was. */
export const claimBatch = ({ game, state, log }: RunningGame, seat: Seat, claim: AnyChoice): Decided => ({
  batch: { n: log.size(), rulesVersion: game.rulesVersion, said: { seat, claim }, facts: claimed(seat, claim) },
  state,
})

/** Facts of the table itself as a batch: the game goes on as it was. */
export const tableBatch = ({ game, state, log }: RunningGame, facts: readonly TableFact[]): Decided => ({
  batch: { n: log.size(), rulesVersion: game.rulesVersion, facts },
  state,
})

/** Has the game come to an end, by its rules or before? */
export const isOver = ({ game, state, table }: RunningGame): boolean => table.ended || game.over(state)

/** Does a bot decide for this seat now: its own, or for a person who is gone or out of time? */
export const isPlayedByBot = ({ game, state, table }: RunningGame, seat: Seat): boolean =>
  table.held[seat - 1] !== 'person' ||
  table.botPlays.includes(seat) ||
  // Names of clocks are made only at tables where a clock has run out for the seat.
  ((table.late[seat - 1] ?? '') !== '' && isSeatPlayedByBot(table, game.clockOf(state), seat))

/** Has a bot a seat of its own here, or has one ever decided for a person who is not back? */
export const mayHaveBots = ({ table: { held, botPlays, late } }: RunningGame): boolean =>
  botPlays.length > 0 || held.includes('bot') || late.some((clock) => clock !== '')

/** Does this batch show nothing to anybody but the seat that made it? */
export const isHidden = ({ game, seats }: RunningGame, { by, facts }: Batch): boolean =>
  by !== undefined && !showsOthers(game.redactor, facts, seats, by.seat)

/** How often a seat has claimed something since anything else happened that others could see. */
export function claimsInARow(live: RunningGame, seat: Seat): number {
  let n = 0
  for (let i = live.log.size() - 1; i >= 0; i--) {
    const batch = live.log.at(i)
    if (batch === undefined || (batch.said === undefined && !isHidden(live, batch))) return n
    if (batch.said?.seat === seat) n++
  }
  return n
}

/** The batch has been committed: now it is true. */
export function accept(live: RunningGame, { batch, state, chain, text }: Linked, id: string): void {
  live.log.add(text, chain)
  live.state = state
  for (const fact of batch.facts) foldTable(live.table, fact)
  const by = batch.by ?? batch.said
  if (by !== undefined) live.played.add(by.seat, id)
}

/** Node's own is many times as quick as the one that also runs in browsers. */
const sha256 = (text: string): string => hash('sha256', text)

/** A decided batch, its link in the chain, and the JSON text of both. */
export type Linked = Decided & Chained

/** Chains a batch to the last one of its table. */
export function linkToChain({ log }: Pick<RunningGame, 'log'>, table: TableId, { batch, state }: Decided): Linked {
  const { chain, text } = chainedText(batch, log.lastLink() ?? chainStart(table), sha256)
  return { batch, state, chain, text }
}

/** A batch as the store takes it; `body` is its JSON text, for callers that have it already. */
export const stored = (
  table: TableId,
  batch: Batch,
  choice: string,
  note?: RunningNote,
  body = JSON.stringify(batch),
): StoredBatch => ({ table, n: batch.n, choice, body, ...(note === undefined ? {} : { note }) })
