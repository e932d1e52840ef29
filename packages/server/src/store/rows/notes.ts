import type { PersonId, TableId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** The private notes of a person at a table, and how often they have been written. */
type StoredText = { readonly version: number; readonly text: string }

/** Notes of people at tables. They belong to a person: the next person in the seat has none of them. */
export type Notes = {
  /** Version 0 and nothing, before the first writing. */
  read(table: TableId, person: PersonId): Promise<StoredText>
  /** Writes over this version; false if it is no longer the last one. */
  write(table: TableId, person: PersonId, over: StoredText): Promise<boolean>
}

export const notesIn = (sql: Sql): Notes => ({
  async read(table, person) {
    const [row] = await sql.all<{ version: number; text: string }>(
      'select version, text from note where t = ? and person = ?',
      [table, person],
    )
    return row ?? { version: 0, text: '' }
  },
  async write(table, person, { version, text }) {
    const changed =
      version === 0
        ? await sql.run(
            'insert into note (t, person, version, text) values (?, ?, 1, ?) on conflict (t, person) do nothing',
            [table, person, text],
          )
        : await sql.run('update note set version = version + 1, text = ? where t = ? and person = ? and version = ?', [
            text,
            table,
            person,
            version,
          ])
    return changed === 1
  },
})
