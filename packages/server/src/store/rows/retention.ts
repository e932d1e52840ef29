import type { TableId } from '../../base/ids.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { BatchLog } from '../engine/engine.ts'
import type { Sql, Statement } from '../engine/sql.ts'

/** The days of uptime that tables are kept after their end, or before their start; 0 keeps them for ever. */
export type Retention = {
  /** From when the game was over. */
  readonly finished: number
  /** From when the table was made, if its game never began. */
  readonly unstarted: number
}

const DAY = 24 * 60 * 60 * 1000

/** Every database table that holds rows of a table, in a column `t`; the log is apart. */
export const ROWS_OF_A_TABLE = [
  'seat',
  'note',
  'running',
  'said',
  'mute_vote',
  'muted',
  'clock',
  'outcome',
  'hidden_game',
  'share',
  'share_name',
] as const

/** The part of the store that retention needs. */
type RetentionStore = Pick<BatchLog, 'forget'> & { readonly sql: Sql }

/** Deletes one table with all that belongs to it, unless its status has changed: a running table is never touched. */
function drop(store: RetentionStore, id: TableId, status: 'open' | 'over'): Promise<boolean> {
  const rows = ROWS_OF_A_TABLE.map((name): Statement => ({ text: `delete from ${name} where t = ?`, values: [id] }))
  const gone: Statement = { text: 'delete from tables where id = ? and status = ?', values: [id, status], must: 1 }
  return store.forget(id, [gone, ...rows])
}

/** The number of tables that are read at once. */
const PORTION = 100
/** The most tables that one run deletes; the next run continues. */
const MOST_FORGOTTEN = 10_000

export type Sweep = {
  readonly store: RetentionStore
  /** The uptime now: no jump of the time of day makes anything old. */
  readonly uptime: number
  readonly retention: Retention
  /** Tables that are in use right now stay. */
  readonly inUse: (id: TableId) => boolean
  /** Is the server about to stop? */
  readonly stopped?: () => boolean
}

/** Deletes tables that have been in this status for this many days, a few at a time, and returns how many. */
async function forgotten({ store, uptime, inUse, stopped }: Sweep, status: 'open' | 'over', days: number) {
  let dropped = 0
  // Tables in use are skipped: the next portion begins after them.
  let [since, after] = [0, '']
  while (days > 0 && dropped < MOST_FORGOTTEN) {
    const found = await store.sql.all<{ id: TableId; since: number }>(
      'select id, since from tables where status = ? and since <= ? and (since, id) > (?, ?) order by since, id limit ?',
      [status, uptime - days * DAY, since, after, PORTION],
    )
    for (const table of found) {
      if (stopped?.() === true) return dropped
      ;[since, after] = [table.since, table.id]
      if (!inUse(table.id) && (await drop(store, table.id, status))) dropped++
      await yieldToEventLoop()
    }
    if (found.length < PORTION) return dropped
  }
  return dropped
}

/** Deletes tables that have been kept long enough, and returns how many. */
export async function sweep(wish: Sweep): Promise<number> {
  const { finished, unstarted } = wish.retention
  return (await forgotten(wish, 'over', finished)) + (await forgotten(wish, 'open', unstarted))
}
