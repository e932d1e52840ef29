import type { PersonId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** One person whom another never wants to read again. */
export type Block = {
  readonly id: string
  readonly other: PersonId
  /** Their name when they were blocked; empty for blocks from before names were kept. */
  readonly name: string
  readonly at: number
}

/** The people each person blocks. Private to that person: nobody else ever learns of it. */
export type Blocks = {
  of(person: PersonId): Promise<readonly Block[]>
  add(person: PersonId, block: Block): Promise<void>
  lift(person: PersonId, id: string): Promise<void>
}

export const blocksIn = (sql: Sql): Blocks => ({
  of: (person) => sql.all<Block>('select id, other, name, at from blocked where person = ? order by at, id', [person]),
  async add(person, { id, other, name, at }) {
    await sql.run('insert into blocked (id, person, other, name, at) values (?, ?, ?, ?, ?) on conflict do nothing', [
      id,
      person,
      other,
      name,
      at,
    ])
  },
  async lift(person, id) {
    await sql.run('delete from blocked where person = ? and id = ?', [person, id])
  },
})
