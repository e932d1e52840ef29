import type { Clock } from '../../base/clock.ts'
import type { PersonId } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** A passkey as we know it: never the key itself, only what checks its signatures. */
type Passkey = {
  readonly id: string
  readonly person: PersonId
  /** In base64url. */
  readonly publicKey: string
  /** How often it says it was used; some always say 0. */
  readonly counter: number
  /** How browsers reach it, with commas. */
  readonly transports: string
  readonly made: number
  readonly used: number
}

export type Passkeys = {
  add(passkey: Pick<Passkey, 'id' | 'person' | 'publicKey' | 'counter' | 'transports'>): Promise<boolean>
  find(id: string): Promise<Passkey | undefined>
  of(person: PersonId): Promise<readonly Passkey[]>
  used(id: string, counter: number): Promise<void>
  drop(id: string, person: PersonId): Promise<boolean>
}

const COLUMNS = 'id, person, public_key, counter, transports, made, used'
type PasskeyRow = Omit<Passkey, 'publicKey'> & { readonly public_key: string }
const passkeyFrom = ({ public_key: publicKey, ...row }: PasskeyRow): Passkey => ({ ...row, publicKey })

export const passkeysIn = (sql: Sql, clock: Clock): Passkeys => ({
  async add({ id, person, publicKey, counter, transports }) {
    const added = await sql.run(
      `insert into passkey (${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
      [id, person, publicKey, counter, transports, clock.now(), clock.now()],
    )
    return added === 1
  },
  async find(id) {
    const [row] = await sql.all<PasskeyRow>(`select ${COLUMNS} from passkey where id = ?`, [id])
    return row === undefined ? undefined : passkeyFrom(row)
  },
  async of(person) {
    const rows = await sql.all<PasskeyRow>(`select ${COLUMNS} from passkey where person = ? order by made, id`, [
      person,
    ])
    return rows.map(passkeyFrom)
  },
  async used(id, counter) {
    await sql.run('update passkey set counter = ?, used = ? where id = ?', [counter, clock.now(), id])
  },
  async drop(id, person) {
    return (await sql.run('delete from passkey where id = ? and person = ?', [id, person])) === 1
  },
})
