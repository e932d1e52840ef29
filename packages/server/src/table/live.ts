import {
  type AnyChoice,
  type AnyFact,
  type AnyState,
  type Batch,
  claimed,
  fold,
  type Game,
  isRefusal,
  open,
  play,
  type Refusal,
  type Seat,
  seededChance,
} from '@selva/core'
import type { StoredBatch } from '../store/store.ts'
import type { Table, TableId } from './table.ts'

/** A game in memory: everything that is committed, and nothing else. */
export type Live = {
  readonly game: Game
  readonly setting: unknown
  readonly seats: number
  readonly batches: Batch[]
  /** The choices carried out, as `seat/id`: a choice sent again is recognised, also after a restart. */
  readonly played: Set<string>
  state: AnyState
}

/** What an accepted choice would do; not yet true. */
export type Decided = { readonly batch: Batch; readonly state: AnyState }

export const playedKey = (seat: Seat, id: string): string => `${seat}/${id}`

/** The first batch of a table: its deal, or the arranged position it was made with. */
export function openingOf(game: Game, setting: unknown, table: Table, seed: Uint8Array): Batch | Refusal {
  const { rulesVersion } = game
  if (table.arrangement === '') return { n: 0, rulesVersion, facts: open(game, setting, seededChance(seed, '0')).facts }
  const facts: readonly AnyFact[] | Refusal = game.arrange(setting, JSON.parse(table.arrangement))
  return isRefusal(facts) ? facts : { n: 0, rulesVersion, facts }
}

/** A game from its stored log, folded from the start. */
export function liveFrom(game: Game, setting: unknown, stored: readonly StoredBatch[]): Live {
  const live: Live = {
    game,
    setting,
    seats: game.seats(setting),
    batches: [],
    played: new Set(),
    state: game.start(setting),
  }
  for (const { n, choice, body } of stored) {
    const batch: Batch = JSON.parse(body)
    if (n !== live.batches.length || batch.n !== n) throw new Error(`batch ${n} is out of order`)
    for (const fact of batch.facts) fold(game, live.state, fact)
    live.batches.push(batch)
    const by = batch.by ?? batch.said
    if (by !== undefined) live.played.add(playedKey(by.seat, choice))
  }
  return live
}

/** Carries a legal choice out on a copy. A throw is a bug in the rules; the game itself is untouched. */
export function decided({ game, state, batches }: Live, seat: Seat, choice: AnyChoice, seed: Uint8Array): Decided {
  const after = game.clone(state)
  const n = batches.length
  const facts = play(game, after, seat, choice, seededChance(seed, String(n)))
  return { batch: { n, rulesVersion: game.rulesVersion, by: { seat, choice }, facts }, state: after }
}

/** A claim as a batch: the game goes on as it was. */
export const said = ({ game, state, batches }: Live, seat: Seat, claim: AnyChoice): Decided => ({
  batch: { n: batches.length, rulesVersion: game.rulesVersion, said: { seat, claim }, facts: claimed(seat, claim) },
  state,
})

/** How often a seat has claimed something since anything else happened. */
export function claimsInARow({ batches }: Live, seat: Seat): number {
  let n = 0
  for (let i = batches.length - 1; batches[i]?.said !== undefined; i--) if (batches[i]?.said?.seat === seat) n++
  return n
}

/** What was decided has been committed: now it is true. */
export function accept(live: Live, { batch, state }: Decided, id: string): void {
  live.batches.push(batch)
  live.state = state
  const by = batch.by ?? batch.said
  if (by !== undefined) live.played.add(playedKey(by.seat, id))
}

export const stored = (table: TableId, batch: Batch, choice: string): StoredBatch => ({
  table,
  n: batch.n,
  choice,
  body: JSON.stringify(batch),
})
