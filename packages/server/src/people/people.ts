import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal, refuse } from '@selva/core'
import type { Clock } from '../base/clock.ts'
import type { DeviceId, PersonId, Session } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import { bansIn } from '../store/rows/bans.ts'
import { type OneTimeTokens, oneTimeTokensIn } from '../store/rows/one-time-tokens.ts'
import { type Passkeys, passkeysIn } from '../store/rows/passkeys.ts'
import { type PersonSeats, personSeatsIn } from '../store/rows/person-seats.ts'
import {
  deletePersonalData,
  type PersonalData,
  personalDataIn,
  transferPersonalData,
} from '../store/rows/personal-data.ts'
import { type Recovery, recoveryIn } from '../store/rows/recovery.ts'
import type { Uptime } from '../store/rows/uptime.ts'
import type { Store } from '../store/store.ts'
import type { WordFilter } from '../text/filter.ts'
import { type Devices, devicesIn } from './devices.ts'
import { nameFrom, suggestedName } from './names.ts'
import { type SessionCookies, sessionCookies } from './session-cookie.ts'
import { type Ceremonies, ceremoniesOf } from './webauthn.ts'

/** People, their devices and their ways to sign in. */
export type People = Pick<SessionCookies, 'cookieOf' | 'noCookie'> & {
  readonly devices: Devices
  readonly passkeys: Passkeys
  readonly ceremonies: Ceremonies
  readonly recovery: Recovery
  readonly oneTimeTokens: OneTimeTokens
  readonly personSeats: PersonSeats
  readonly personalData: readonly PersonalData[]
  /** The session of a request, by its cookies; `undefined` if there is none, or it has ended. */
  sessionIn(cookies: { readonly [name: string]: string | undefined }): Promise<Session | undefined>
  /** A new guest on a new device. */
  newGuest(kind: string): Promise<Session>
  /** One more device of a person. Beyond the limit the one that has been away for longest is signed out. */
  addDevice(person: PersonId, kind: string): Promise<DeviceId>
  /**
   * Signs a device of the person out, and ends its sockets. Refused with `unknownAddress` if it is none of theirs, and
   * with `signOutUnsaved` if it is signed out but the store cannot be written, so that a restart would undo it.
   */
  signOut(session: Session): Promise<Refusal | undefined>
  /** Calls back whenever a device is signed out here. */
  onSignOut(listener: (device: DeviceId) => void): void
  /** The person's name; empty for a person who has deleted their account. */
  nameOf(person: PersonId): Promise<string>
  /** The name as it is now stored, or why it cannot be. */
  rename(person: PersonId, typed: string): Promise<string | Refusal>
  /** Can this person sign in again without this device: by a passkey, another device or a recovery code? */
  isKept(person: PersonId): Promise<boolean>
  /** Moves the data of a guest to an account, besides seats; the account's device takes over the push notices. */
  transferPersonalData(from: Session, to: Session): Promise<void>
  /**
   * Deletes everything about a person except that they existed. A ban that still counts passes to a new guest on a
   * device of this kind, who is returned: the browser is to act for them.
   */
  forget(person: PersonId, kind: string): Promise<Session | undefined>
  /** Stops all retries. */
  stop(): void
}

type PeopleOptions = {
  readonly store: Store
  readonly clock: Clock
  readonly uptime: Pick<Uptime, 'now'>
  /** The address people open, where the host has said so. */
  readonly publicUrl: URL | undefined
  readonly masked: WordFilter
  readonly limits: Pick<Limits, 'passkeys' | 'devices'>
}

export async function peopleOf({ store, clock, uptime, publicUrl, masked, limits }: PeopleOptions): Promise<People> {
  const { sql } = store
  const seals = sessionCookies(await store.secret('sessions', randomBytes(32)), publicUrl?.protocol === 'https:')
  const devices = devicesIn(sql, clock, uptime)
  const passkeys = passkeysIn(sql, clock)
  const recovery = recoveryIn(sql)
  const oneTimeTokens = oneTimeTokensIn(sql, clock)
  const personalData = personalDataIn(sql)
  const bans = bansIn(sql)
  const listeners: ((device: DeviceId) => void)[] = []

  const signedOut = (device: DeviceId): void => {
    for (const listener of listeners) listener(device)
  }
  async function signOut({ device, person }: Session): Promise<Refusal | undefined> {
    const ended = await devices.end(device, person)
    if (ended === undefined) return refuse('unknownAddress')
    signedOut(device)
    return (await ended.stored) ? undefined : refuse('signOutUnsaved')
  }

  async function newGuest(kind: string): Promise<Session> {
    const person = randomBytes(15).toString('base64url') as PersonId
    return { person, device: await devices.add(person, kind) }
  }

  return {
    cookieOf: seals.cookieOf,
    noCookie: seals.noCookie,
    devices,
    passkeys,
    ceremonies: ceremoniesOf(passkeys, oneTimeTokens, limits),
    recovery,
    oneTimeTokens,
    personSeats: personSeatsIn(sql),
    personalData,
    async sessionIn(cookies) {
      const device = seals.deviceIn(cookies)
      const person = device === undefined ? undefined : await devices.personAt(device)
      return device === undefined || person === undefined ? undefined : { device, person }
    },
    newGuest,
    async addDevice(person, kind) {
      const device = await devices.add(person, kind)
      for (const old of (await devices.of(person)).filter(({ id }) => id !== device).slice(limits.devices - 1))
        await signOut({ device: old.id, person })
      return device
    },
    signOut,
    onSignOut: (listener) => void listeners.push(listener),
    nameOf: async (person) => (await store.name(person)) ?? suggestedName(person),
    async rename(person, typed) {
      const name = nameFrom(typed)
      if (isRefusal(name)) return name
      // Stars would make a name of their own of it: it is refused instead.
      if (masked(name) !== name) return refuse('unwantedName')
      // A name is heard at every table.
      if (await bans.isBanned(person, clock.now())) return refuse('banned')
      await store.rename(person, name)
      return name
    },
    async isKept(person) {
      const ways = await Promise.all([passkeys.of(person), devices.of(person)])
      return ways[0].length > 0 || ways[1].length > 1 || (await recovery.left(person)) > 0
    },
    transferPersonalData: (from, to) => transferPersonalData(sql, personalData, from, to),
    async forget(person, kind) {
      const heir = (await bans.isBanned(person, clock.now())) ? await newGuest(kind) : undefined
      const ended = await devices.of(person)
      // The devices are part of the personal data: if this fails, nobody is signed out.
      await deletePersonalData(sql, personalData, person, heir?.person ?? '')
      for (const { id } of ended) signedOut(id)
      await store.rename(person, '')
      return heir
    },
    stop: devices.stop,
  }
}
