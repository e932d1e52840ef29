import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { giveWay } from '../give-way.ts'
import type { DeviceId, PersonId } from '../ids.ts'
import type { Sql } from '../store/sql.ts'
import type { Uptime } from '../store/uptime.ts'
import { COOKIE_SECONDS } from './session.ts'

export type Device = {
  readonly id: DeviceId
  /** Browser and system; may be empty. */
  readonly kind: string
  readonly made: number
  readonly seen: number
}

/** A device that acts for nobody any more; `stored` says whether that outlives a restart of the server. */
export type Ended = { readonly stored: Promise<boolean> }

/** The browsers that act for people. One that is not listed acts for nobody, whatever its cookie says. */
export type Devices = {
  add(person: PersonId, kind: string): Promise<DeviceId>
  personAt(device: DeviceId): Promise<PersonId | undefined>
  of(person: PersonId): Promise<readonly Device[]>
  /** It is here today; true if that was not known yet. */
  touch(device: DeviceId): Promise<boolean>
  /**
   * Signs a device of the person out; `undefined` if it was none. It acts for nobody from the moment this resolves,
   * also where the store cannot be written; storing it is then tried again until it works.
   */
  end(device: DeviceId, person: PersonId): Promise<Ended | undefined>
  /** Is this device signed out, although the store still lists it? */
  isEnded(device: DeviceId): boolean
  /** Gives up storing what could not be stored. */
  stop(): void
  /**
   * Forgets devices that have not been here for longer than a browser keeps a cookie, a few at a time. It counts the
   * uptime of servers and nothing else: a wrong time of day takes nobody's identity. How many went.
   */
  forgetOld(stopped: () => boolean): Promise<number>
}

/** Days are enough to recognise a device by; more would be a diary. */
const DAY = 24 * 60 * 60 * 1000
/** The pause between two attempts to store a sign-out, in milliseconds. */
export const STORE_AGAIN = 10_000

/** So many are forgotten at once, and so many in a round. */
const PORTION = 200
const MOST_FORGOTTEN = 10_000

/** A browser forgets its cookie after so long; then nobody can come with it any more. */
const KEPT = COOKIE_SECONDS * 1000 + DAY

export function devicesIn(sql: Sql, clock: Clock, uptime: Pick<Uptime, 'now'>): Devices {
  /** Devices that are signed out and still have a row: each stays here until the row is gone. */
  const ended = new Set<DeviceId>()
  let callOff: (() => void) | undefined
  let stopped = false

  /** Deletes the row of a signed-out device; false if the store cannot be written now. */
  async function forget(device: DeviceId): Promise<boolean> {
    try {
      await sql.together([
        { text: 'delete from push where device = ?', values: [device] },
        { text: 'delete from device where id = ?', values: [device] },
      ])
      ended.delete(device)
      return true
    } catch {
      return false
    }
  }

  async function forgetAll(): Promise<void> {
    callOff = undefined
    for (const device of ended) if (!(await forget(device))) break
    tryAgain()
  }

  function tryAgain(): void {
    if (stopped || ended.size === 0) return
    callOff ??= clock.after(STORE_AGAIN, () => void forgetAll())
  }

  async function personAt(device: DeviceId): Promise<PersonId | undefined> {
    const [row] = await sql.all<{ person: PersonId }>('select person from device where id = ?', [device])
    return ended.has(device) ? undefined : row?.person
  }

  return {
    async add(person, kind) {
      const id = randomBytes(15).toString('base64url') as DeviceId
      const now = clock.now()
      await sql.run('insert into device (id, person, kind, made, seen, served) values (?, ?, ?, ?, ?, ?)', [
        id,
        person,
        kind,
        now,
        now,
        uptime.now(),
      ])
      return id
    },
    personAt,
    async of(person) {
      const rows = await sql.all<Device>(
        'select id, kind, made, seen from device where person = ? order by seen desc, made desc, id',
        [person],
      )
      return rows.filter(({ id }) => !ended.has(id))
    },
    async touch(device) {
      const [now, served] = [clock.now(), uptime.now()]
      const changed = await sql.run(
        'update device set seen = ?, served = ? where id = ? and (seen < ? or served < ?)',
        [now, served, device, now - DAY, served - DAY],
      )
      return changed === 1
    },
    async end(device, person) {
      if ((await personAt(device)) !== person) return undefined
      ended.add(device)
      const stored = forget(device).then((done) => {
        if (!done) tryAgain()
        return done
      })
      return { stored }
    },
    async forgetOld(isStopped) {
      let forgotten = 0
      while (forgotten < MOST_FORGOTTEN && !isStopped()) {
        const old = await sql.all<{ id: string }>('select id from device where served < ? order by served limit ?', [
          uptime.now() - KEPT,
          PORTION,
        ])
        await sql.together(
          old.flatMap(({ id }) => [
            { text: 'delete from push where device = ?', values: [id] },
            { text: 'delete from device where id = ? and served < ?', values: [id, uptime.now() - KEPT] },
          ]),
        )
        forgotten += old.length
        if (old.length < PORTION) break
        await giveWay()
      }
      return forgotten
    },
    isEnded: (device) => ended.has(device),
    stop() {
      stopped = true
      callOff?.()
    },
  }
}
