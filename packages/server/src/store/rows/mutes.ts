import type { PersonId, TableId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

export type Vote = { readonly person: PersonId; readonly other: PersonId }

/** The people muted at each table, and the votes for it. */
export type Mutes = {
  votes(table: TableId): Promise<readonly Vote[]>
  vote(table: TableId, vote: Vote, on: boolean): Promise<void>
  muted(table: TableId): Promise<readonly PersonId[]>
  mute(table: TableId, person: PersonId): Promise<void>
}

export const mutesIn = (sql: Sql): Mutes => ({
  votes: (table) => sql.all<Vote>('select person, other from mute_vote where t = ?', [table]),
  async vote(table, { person, other }, on) {
    await sql.run(
      on
        ? 'insert into mute_vote (t, person, other) values (?, ?, ?) on conflict do nothing'
        : 'delete from mute_vote where t = ? and person = ? and other = ?',
      [table, person, other],
    )
  },
  async muted(table) {
    const rows = await sql.all<{ person: PersonId }>('select person from muted where t = ?', [table])
    return rows.map(({ person }) => person)
  },
  async mute(table, person) {
    await sql.run('insert into muted (t, person) values (?, ?) on conflict do nothing', [table, person])
  },
})
