import type { PersonId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** A ban: the person may no longer host, sit down or speak. */
export type Ban = {
  readonly id: string
  readonly person: PersonId
  /** Their name in the reported line. */
  readonly name: string
  readonly reason: string
  readonly at: number
  /** When it ends automatically; 0 for never. */
  readonly ends: number
}

/** All bans. Always read from the database, so that a ban counts at once, no matter where it was made. */
export type Bans = {
  isBanned(person: PersonId, now: number): Promise<boolean>
  all(): Promise<readonly Ban[]>
  add(ban: Ban): Promise<void>
  /** False if there is no such ban. */
  lift(id: string): Promise<boolean>
}

export const bansIn = (sql: Sql): Bans => ({
  async isBanned(person, now) {
    const rows = await sql.all('select id from ban where person = ? and (ends = 0 or ends > ?)', [person, now])
    return rows.length > 0
  },
  all: () => sql.all<Ban>('select id, person, name, reason, at, ends from ban order by at desc'),
  async add({ id, person, name, reason, at, ends }) {
    await sql.run('insert into ban (id, person, name, reason, at, ends) values (?, ?, ?, ?, ?, ?)', [
      id,
      person,
      name,
      reason,
      at,
      ends,
    ])
  },
  lift: async (id) => (await sql.run('delete from ban where id = ?', [id])) > 0,
})
