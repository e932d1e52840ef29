import type { Seat } from '@selva/core'
import type { TableId } from '../table/table.ts'
import type { Sql } from './sql.ts'

/** The clocks of a table as they stood when they were last charged, in milliseconds. */
export type KeptClocks = {
  /** What was being charged for. */
  readonly name: string
  /** One clock for all who choose at the same time. */
  readonly shared: boolean
  readonly left: readonly (readonly [Seat, number])[]
  readonly bank: readonly (readonly [Seat, number])[]
}

/** Time left, and when it was last charged: what passes while no server is up is charged to nobody. */
export type ClockStore = {
  clocks(table: TableId): Promise<KeptClocks | undefined>
  keepClocks(table: TableId, kept: KeptClocks, charged: number): Promise<void>
}

export const clocksIn = (sql: Sql): ClockStore => ({
  async clocks(table) {
    const [row] = await sql.all<{ kept: string }>('select kept from clock where t = ?', [table])
    return row === undefined ? undefined : JSON.parse(row.kept)
  },
  async keepClocks(table, kept, charged) {
    await sql.run(
      `insert into clock (t, kept, charged) values (?, ?, ?)
       on conflict (t) do update set kept = excluded.kept, charged = excluded.charged`,
      [table, JSON.stringify(kept), Math.round(charged)],
    )
  },
})
