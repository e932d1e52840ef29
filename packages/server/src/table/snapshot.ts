import {
  type AnyState,
  type Audience,
  type Batch,
  fold,
  foldTable,
  newTable,
  seenBy,
  type TableState,
} from '@selva/core'
import type { Live } from './live.ts'

/**
 * The knowledge of an audience that has read so many frames. It is only ever a shortcut to what the log says: it is kept
 * with the game in memory, and whoever has none folds the log from the start.
 */
export type Snapshot = {
  /** How many batches of the log it holds, and how many frames of the audience they were. */
  readonly batches: number
  readonly frames: number
  readonly state: AnyState
  readonly table: TableState
}

/** A batch that shows an audience something, and what. */
export type Shown = { readonly batch: Batch; readonly facts: ReturnType<typeof seenBy> }

/** The batches after a snapshot that show its audience something. */
export const shownAfter = (live: Live, { batches }: Snapshot, audience: Audience): readonly Shown[] =>
  live.batches
    .slice(batches)
    .map((batch) => ({ batch, facts: seenBy(live.game.redactor, batch.facts, audience) }))
    .filter(({ facts }) => facts.length > 0)

/** Before anything was read. */
export const blank = ({ game, setting }: Live): Snapshot => ({
  batches: 0,
  frames: 0,
  state: game.start(setting),
  table: newTable(),
})

/** The same audience, so many frames later. The older snapshot stays as it is. */
export function later({ game }: Live, from: Snapshot, shown: readonly Shown[]): Snapshot {
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
