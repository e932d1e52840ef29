import { randomBytes } from 'node:crypto'
import type { Brand } from '@selva/core'
import type { Clock } from '../clock.ts'
import type { Sql } from '../store/sql.ts'
import type { PersonId } from './person.ts'
import { COOKIE_SECONDS } from './session.ts'

/** A browser, as its cookie names it. Not a secret: only the seal in the cookie makes it count. */
export type DeviceId = Brand<string, 'DeviceId'>

export type Device = {
  readonly id: DeviceId
  /** Browser and system; may be empty. */
  readonly kind: string
  readonly made: number
  readonly seen: number
}

/** The browsers that act for people. One that is not listed acts for nobody, whatever its cookie says. */
export type Devices = {
  add(person: PersonId, kind: string): Promise<DeviceId>
  personAt(device: DeviceId): Promise<PersonId | undefined>
  of(person: PersonId): Promise<readonly Device[]>
  /** It is here today. */
  touch(device: DeviceId): Promise<void>
  /** Signs a device of the person out; false if it was none. */
  end(device: DeviceId, person: PersonId): Promise<boolean>
}

/** Days are enough to recognise a device by; more would be a diary. */
const DAY = 24 * 60 * 60 * 1000

export const devicesIn = (sql: Sql, clock: Clock): Devices => ({
  async add(person, kind) {
    const id = randomBytes(15).toString('base64url') as DeviceId
    const now = clock.now()
    await sql.together([
      // A browser forgets its cookie after so long; then nobody can come with it any more.
      { text: 'delete from device where seen < ?', values: [now - COOKIE_SECONDS * 1000 - DAY] },
      {
        text: 'insert into device (id, person, kind, made, seen) values (?, ?, ?, ?, ?)',
        values: [id, person, kind, now, now],
      },
    ])
    return id
  },
  async personAt(device) {
    const [row] = await sql.all<{ person: PersonId }>('select person from device where id = ?', [device])
    return row?.person
  },
  of: (person) =>
    sql.all<Device>('select id, kind, made, seen from device where person = ? order by seen desc, made desc, id', [
      person,
    ]),
  async touch(device) {
    await sql.run('update device set seen = ? where id = ? and seen < ?', [clock.now(), device, clock.now() - DAY])
  },
  async end(device, person) {
    const [, ended] = await sql.together([
      { text: 'delete from push where device = ? and person = ?', values: [device, person] },
      { text: 'delete from device where id = ? and person = ?', values: [device, person] },
    ])
    return ended === 1
  },
})
