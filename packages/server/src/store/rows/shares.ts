import type { PersonId, TableId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** Public links to finished games, one of each person who made one, and whether people are named in them. */
export type ShareRows = {
  /** Adds the person’s link to this table, unless they have one. */
  add(share: {
    readonly token: string
    readonly table: TableId
    readonly person: PersonId
    readonly at: number
  }): Promise<void>
  drop(table: TableId, person: PersonId): Promise<void>
  /** The links to a table with the people who made them, the oldest first. */
  of(table: TableId): Promise<readonly { readonly token: string; readonly person: PersonId }[]>
  /** The table that a link leads to. */
  table(token: string): Promise<TableId | undefined>
  name(table: TableId, person: PersonId, named: boolean): Promise<void>
  /** The people at a table who have said whether they want to be named. */
  named(table: TableId): Promise<ReadonlyMap<PersonId, boolean>>
}

export const sharesIn = (sql: Sql): ShareRows => ({
  async add({ token, table, person, at }) {
    await sql.run('insert into share (token, t, person, at) values (?, ?, ?, ?) on conflict do nothing', [
      token,
      table,
      person,
      at,
    ])
  },
  async drop(table, person) {
    await sql.run('delete from share where t = ? and person = ?', [table, person])
  },
  of: (table) =>
    sql.all<{ token: string; person: PersonId }>('select token, person from share where t = ? order by at, token', [
      table,
    ]),
  async table(token) {
    const [row] = await sql.all<{ t: TableId }>('select t from share where token = ?', [token])
    return row?.t
  },
  async name(table, person, named) {
    await sql.run(
      `insert into share_name (t, person, named) values (?, ?, ?)
       on conflict (t, person) do update set named = excluded.named`,
      [table, person, named ? 1 : 0],
    )
  },
  async named(table) {
    const rows = await sql.all<{ person: PersonId; named: number }>(
      'select person, named from share_name where t = ?',
      [table],
    )
    return new Map(rows.map(({ person, named }) => [person, Number(named) === 1]))
  },
})
