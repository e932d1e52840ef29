import type { PersonId } from '../people/person.ts'
import type { Sql } from './sql.ts'

/** One person whom another never wants to read again. */
export type Block = { readonly id: string; readonly other: PersonId; readonly at: number }

/** Whom people block. It is theirs alone: nobody is ever told. */
export type Blocks = {
  of(person: PersonId): Promise<readonly Block[]>
  add(person: PersonId, block: Block): Promise<void>
  lift(person: PersonId, id: string): Promise<void>
}

export const blocksIn = (sql: Sql): Blocks => ({
  of: (person) => sql.all<Block>('select id, other, at from blocked where person = ? order by at', [person]),
  async add(person, { id, other, at }) {
    await sql.run('insert into blocked (id, person, other, at) values (?, ?, ?, ?) on conflict do nothing', [
      id,
      person,
      other,
      at,
    ])
  },
  async lift(person, id) {
    await sql.run('delete from blocked where person = ? and id = ?', [person, id])
  },
})
