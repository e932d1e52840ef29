import type { TableId } from '../table/table.ts'
import type { Statement } from './sql.ts'
import type { Store } from './store.ts'

/** How many days tables are kept that nobody plays at any more; 0 keeps them for ever. */
export type Retention = {
  /** From when the game was over. */
  readonly finished: number
  /** From when the table was made, if its game never began. */
  readonly unstarted: number
}

const DAY = 24 * 60 * 60 * 1000

/** Every database table that holds rows of a table, in a column `t`; the log is apart. */
export const ROWS_OF_A_TABLE = ['seat', 'note', 'ended', 'said', 'mute_vote', 'muted', 'clock', 'outcome'] as const

type Found = { readonly id: TableId }

/** Forgets one table with all that belongs to it, unless its status has changed: a running table is never touched. */
function drop(store: Store, id: TableId, status: 'open' | 'over'): Promise<boolean> {
  const rows = ROWS_OF_A_TABLE.map((name): Statement => ({ text: `delete from ${name} where t = ?`, values: [id] }))
  const gone: Statement = { text: 'delete from tables where id = ? and status = ?', values: [id, status], must: 1 }
  return store.forget(id, [gone, ...rows])
}

/** Forgets what has been kept long enough, apart from tables that are in use right now. How many tables went. */
export async function sweep(
  store: Store,
  now: number,
  { finished, unstarted }: Retention,
  inUse: (id: TableId) => boolean,
): Promise<number> {
  const { sql } = store
  await sql.run(
    `insert into ended (t, at) select id, cast(? as bigint) from tables where status = 'over' on conflict do nothing`,
    [now],
  )
  const over = await sql.all<Found>(`select id from tables join ended on t = id where status = 'over' and at <= ?`, [
    now - finished * DAY,
  ])
  const open = await sql.all<Found>(`select id from tables where status = 'open' and made <= ?`, [
    now - unstarted * DAY,
  ])
  let dropped = 0
  for (const [status, found, days] of [
    ['over', over, finished],
    ['open', open, unstarted],
  ] as const)
    for (const { id } of days === 0 ? [] : found) if (!inUse(id) && (await drop(store, id, status))) dropped++
  return dropped
}
