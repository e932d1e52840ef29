import {
  type AnyState,
  type Audience,
  type Batch,
  fold,
  foldTable,
  newTableState,
  seenBy,
  type TableState,
} from '@selva/core'
import type { RunningGame } from './live.ts'

/**
 * The knowledge of an audience after a number of frames. It is only ever a shortcut to what the log says: it is kept
 * with the game in memory, and without one the log is folded from the start.
 */
export type Snapshot = {
  /** How many batches of the log it holds, and how many frames of the audience they were. */
  readonly batches: number
  readonly frames: number
  readonly state: AnyState
  readonly table: TableState
}

/** A batch that shows an audience something, and what. */
export type ShownBatch = { readonly batch: Batch; readonly facts: ReturnType<typeof seenBy> }

/** The batches after a snapshot that show its audience something. */
export const shownAfter = (live: RunningGame, { batches }: Snapshot, audience: Audience): readonly ShownBatch[] =>
  live.log
    .from(batches)
    .map((batch) => ({ batch, facts: seenBy(live.game.redactor, batch.facts, audience) }))
    .filter(({ facts }) => facts.length > 0)

/** Before anything was read. */
export const blank = ({ game, setting }: RunningGame): Snapshot => ({
  batches: 0,
  frames: 0,
  state: game.start(setting),
  table: newTableState(),
})

/** The same audience, after these batches. The older snapshot stays as it is. */
export function laterSnapshot({ game }: RunningGame, from: Snapshot, shown: readonly ShownBatch[]): Snapshot {
  const last = shown.at(-1)
  if (last === undefined) return from
  const state = game.clone(from.state)
  const table = structuredClone(from.table)
  for (const { facts } of shown) {
    for (const fact of facts) {
      fold(game, state, fact)
      foldTable(table, fact)
    }
  }
  return { batches: last.batch.n + 1, frames: from.frames + shown.length, state, table }
}
