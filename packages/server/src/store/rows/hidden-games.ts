import type { PersonId, TableId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** Games that people have hidden from their own list. Nothing else changes with it. */
export type HiddenGames = {
  of(person: PersonId): Promise<ReadonlySet<TableId>>
  /** Hides a game, or shows it again; false if the person has no seat there. */
  hide(person: PersonId, table: string, on: boolean): Promise<boolean>
}

export const hiddenGamesIn = (sql: Sql): HiddenGames => ({
  async of(person) {
    const rows = await sql.all<{ t: TableId }>('select t from hidden_game where person = ?', [person])
    return new Set(rows.map(({ t }) => t))
  },
  async hide(person, table, on) {
    const seats = await sql.all('select seat from seat where t = ? and person = ?', [table, person])
    if (seats.length === 0) return false
    await (on
      ? sql.run('insert into hidden_game (t, person) values (?, ?) on conflict do nothing', [table, person])
      : sql.run('delete from hidden_game where t = ? and person = ?', [table, person]))
    return true
  },
})
