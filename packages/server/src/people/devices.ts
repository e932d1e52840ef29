import { randomBytes } from 'node:crypto'
import type { Clock } from '../base/clock.ts'
import type { DeviceId, PersonId } from '../base/ids.ts'
import { yieldToEventLoop } from '../base/yield-to-event-loop.ts'
import type { Sql } from '../store/engine/sql.ts'
import { type Device, deviceRowsIn, type Visit } from '../store/rows/devices.ts'
import type { Uptime } from '../store/rows/uptime.ts'
import { COOKIE_SECONDS } from './session-cookie.ts'

/** A device that is signed out; `stored` says whether that outlives a restart of the server. */
type SignedOut = { readonly stored: Promise<boolean> }

/** The browsers that act for people. One that is not listed acts for nobody, regardless of its cookie. */
export type Devices = {
  add(person: PersonId, kind: string): Promise<DeviceId>
  personAt(device: DeviceId): Promise<PersonId | undefined>
  of(person: PersonId): Promise<readonly Device[]>
  /** Stores that the device was used today; true if that was not known yet. */
  touch(device: DeviceId): Promise<boolean>
  /**
   * Signs a device of the person out; `undefined` if it was none. It acts for nobody from the moment this resolves,
   * also where the store cannot be written; storing it is then retried until it works.
   */
  end(device: DeviceId, person: PersonId): Promise<SignedOut | undefined>
  /** Is this device signed out, although the store still lists it? */
  isEnded(device: DeviceId): boolean
  /** Stops the retries. */
  stop(): void
  /**
   * Deletes devices that have not been used for longer than a browser stores a cookie, a few at a time, and returns how
   * many. It counts the uptime of servers and nothing else: a wrong time of day takes nobody's identity.
   */
  forgetOld(stopped: () => boolean): Promise<number>
}

/** Days are enough to recognise a device by; more would be a diary. */
const DAY = 24 * 60 * 60 * 1000
/** The pause before storing a sign-out is retried, in milliseconds. */
export const RETRY_DELAY = 10_000

/** The number of devices that are deleted at once, and in one run. */
const PORTION = 200
const MOST_FORGOTTEN = 10_000

/** By then a browser has deleted its cookie, and nobody can come with it any more. */
const KEPT = COOKIE_SECONDS * 1000 + DAY

export function devicesIn(sql: Sql, clock: Clock, uptime: Pick<Uptime, 'now'>): Devices {
  const rows = deviceRowsIn(sql)
  /** Devices that are signed out and still have a row: each stays here until the row is gone. */
  const ended = new Set<DeviceId>()
  let cancel: (() => void) | undefined
  let stopped = false
  const visit = (): Visit => ({ at: clock.now(), uptime: uptime.now() })

  /** Deletes the row of a signed-out device; false if the store cannot be written now. */
  async function drop(device: DeviceId): Promise<boolean> {
    try {
      await rows.drop(device)
      ended.delete(device)
      return true
    } catch {
      return false
    }
  }

  async function dropAll(): Promise<void> {
    cancel = undefined
    for (const device of ended) if (!(await drop(device))) break
    retryLater()
  }

  function retryLater(): void {
    if (stopped || ended.size === 0) return
    cancel ??= clock.after(RETRY_DELAY, () => void dropAll())
  }

  async function personAt(device: DeviceId): Promise<PersonId | undefined> {
    const person = await rows.personAt(device)
    return ended.has(device) ? undefined : person
  }

  return {
    async add(person, kind) {
      const id = randomBytes(15).toString('base64url') as DeviceId
      await rows.add(id, person, kind, visit())
      return id
    },
    personAt,
    of: async (person) => (await rows.of(person)).filter(({ id }) => !ended.has(id)),
    touch: (device) => rows.touch(device, visit(), DAY),
    async end(device, person) {
      if ((await personAt(device)) !== person) return undefined
      ended.add(device)
      const stored = drop(device).then((done) => {
        if (!done) retryLater()
        return done
      })
      return { stored }
    },
    async forgetOld(isStopped) {
      let forgotten = 0
      while (forgotten < MOST_FORGOTTEN && !isStopped()) {
        const dropped = await rows.dropUnseen(uptime.now() - KEPT, PORTION)
        forgotten += dropped
        if (dropped < PORTION) break
        await yieldToEventLoop()
      }
      return forgotten
    },
    isEnded: (device) => ended.has(device),
    stop() {
      stopped = true
      cancel?.()
    },
  }
}
