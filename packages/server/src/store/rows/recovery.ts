import { digest } from '@selva/core'
import { inviteFrom, randomLetters } from '../../base/code.ts'
import type { PersonId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** How many codes a person gets at a time. */
const CODES = 8
/** Eighty bits: beyond guessing even for a thief of the digests. */
const LENGTH = 16

/** Codes on paper, for the day all devices are lost. Each is good once; only digests are kept. */
export type Recovery = {
  /** New codes, told this once; the earlier ones are void. */
  renew(person: PersonId): Promise<readonly string[]>
  left(person: PersonId): Promise<number>
  /** The owner of this code, typed loosely, without using it up. */
  look(typed: string): Promise<PersonId | undefined>
  /** The same, and nobody can use it again. */
  take(typed: string): Promise<PersonId | undefined>
}

/** As it is written down: in groups of four. */
const grouped = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

export function recoveryIn(sql: Sql): Recovery {
  const digestOf = (typed: string): string => digest(`recovery/${inviteFrom(typed)}`)
  async function look(typed: string): Promise<PersonId | undefined> {
    const [row] = await sql.all<{ person: PersonId }>('select person from recovery where digest = ?', [digestOf(typed)])
    return row?.person
  }
  return {
    async renew(person) {
      const codes = Array.from({ length: CODES }, () => randomLetters(LENGTH))
      await sql.together([
        { text: 'delete from recovery where person = ?', values: [person] },
        ...codes.map((code) => ({
          text: 'insert into recovery (digest, person) values (?, ?)',
          values: [digestOf(code), person],
        })),
      ])
      return codes.map(grouped)
    },
    async left(person) {
      return (await sql.all('select digest from recovery where person = ?', [person])).length
    },
    look,
    async take(typed) {
      const person = await look(typed)
      if (person === undefined) return undefined
      return (await sql.run('delete from recovery where digest = ?', [digestOf(typed)])) === 1 ? person : undefined
    },
  }
}
