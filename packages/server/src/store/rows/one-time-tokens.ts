import { randomBytes } from 'node:crypto'
import { digest } from '@selva/core'
import type { Clock } from '../../base/clock.ts'
import type { PersonId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** Uses of a token: making a passkey, using one, bringing another device. */
const PURPOSES = ['register', 'signIn', 'device'] as const
export type Purpose = (typeof PURPOSES)[number]

/** How long each is good, in milliseconds. */
export const LASTS: Readonly<Record<Purpose, number>> = {
  register: 5 * 60_000,
  signIn: 5 * 60_000,
  device: 10 * 60_000,
}

type OneTimeToken = { readonly token: string; readonly ends: number }

/** Secrets that are good once and for a short while. Only their digests are kept. */
export type OneTimeTokens = {
  /** The person's earlier ones of this purpose are void. `undefined` for a person who is not known yet. */
  issue(purpose: Purpose, person: PersonId | undefined): Promise<OneTimeToken>
  /** For whom it was issued (empty for nobody), without using it up; `undefined` if it is no good. */
  look(purpose: Purpose, token: string): Promise<PersonId | '' | undefined>
  /** The same, and nobody can use it again. */
  take(purpose: Purpose, token: string): Promise<PersonId | '' | undefined>
}

export function oneTimeTokensIn(sql: Sql, clock: Clock): OneTimeTokens {
  async function look(purpose: Purpose, token: string): Promise<PersonId | '' | undefined> {
    const [row] = await sql.all<{ person: PersonId | '' }>(
      'select person from voucher where digest = ? and purpose = ? and ends > ?',
      [digest(token), purpose, clock.now()],
    )
    return row?.person
  }
  return {
    async issue(purpose, person = '' as PersonId) {
      const token = randomBytes(24).toString('base64url')
      const ends = clock.now() + LASTS[purpose]
      await sql.together([
        { text: 'delete from voucher where ends <= ?', values: [clock.now()] },
        // Nobody's are left alone: there may be many of them.
        ...(person === ''
          ? []
          : [{ text: 'delete from voucher where person = ? and purpose = ?', values: [person, purpose] }]),
        {
          text: 'insert into voucher (digest, purpose, person, ends) values (?, ?, ?, ?)',
          values: [digest(token), purpose, person, ends],
        },
      ])
      return { token, ends }
    },
    look,
    async take(purpose, token) {
      const person = await look(purpose, token)
      if (person === undefined) return undefined
      // Of two who come at the same moment only one deletes the row.
      return (await sql.run('delete from voucher where digest = ?', [digest(token)])) === 1 ? person : undefined
    },
  }
}
