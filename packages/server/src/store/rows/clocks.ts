import type { ClockTimes } from '@selva/protocol'
import type { TableId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** When clocks were last charged, and when the first of them runs out though nobody follows the table; 0 if none does. */
type ClockDates = { readonly charged: number; readonly due: number }

/** Time left, and the uptime at which it was last charged: time without a server is charged to nobody. */
export type ClockStore = {
  clocks(table: TableId): Promise<(ClockTimes & Pick<ClockDates, 'charged'>) | undefined>
  keepClocks(table: TableId, kept: ClockTimes, dates: ClockDates): Promise<void>
  /** Tables whose clocks have run out by this uptime, the first first. */
  tablesDue(uptime: number, most: number): Promise<readonly TableId[]>
  /** A table that cannot be loaded is tried again at this uptime. */
  putOffClocks(table: TableId, due: number): Promise<void>
}

export const clocksIn = (sql: Sql): ClockStore => ({
  async clocks(table) {
    const [row] = await sql.all<{ kept: string; charged: number }>('select kept, charged from clock where t = ?', [
      table,
    ])
    return row === undefined ? undefined : { ...JSON.parse(row.kept), charged: row.charged }
  },
  async keepClocks(table, kept, { charged, due }) {
    // An older note must not overtake a newer one.
    await sql.run(
      `insert into clock (t, kept, charged, due) values (?, ?, ?, ?)
       on conflict (t) do update set kept = excluded.kept, charged = excluded.charged, due = excluded.due
       where clock.charged <= excluded.charged`,
      [table, JSON.stringify(kept), Math.round(charged), Math.round(due)],
    )
  },
  async tablesDue(uptime, most) {
    const rows = await sql.all<{ t: TableId }>('select t from clock where due > 0 and due <= ? order by due limit ?', [
      uptime,
      most,
    ])
    return rows.map(({ t }) => t)
  },
  async putOffClocks(table, due) {
    await sql.run('update clock set due = ? where t = ? and due > 0', [due, table])
  },
})
