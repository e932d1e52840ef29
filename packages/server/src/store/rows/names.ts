import type { PersonId } from '../../base/ids.ts'
import { searchWords } from '../../text/search-words.ts'
import type { Sql } from '../engine/sql.ts'

/** The names people chose. */
export type Names = {
  /** The name a person chose, if any. */
  name(person: PersonId): Promise<string | undefined>
  rename(person: PersonId, name: string): Promise<void>
}

export const namesIn = (sql: Sql): Names => ({
  async name(person) {
    const [row] = await sql.all<{ name: string }>('select name from person where id = ?', [person])
    return row?.name
  },
  async rename(person, name) {
    await sql.run(
      `insert into person (id, name, look) values (?, ?, ?)
         on conflict (id) do update set name = excluded.name, look = excluded.look`,
      [person, name, searchWords(name).join(' ')],
    )
  },
})
