import { type Refusal, refuse } from '@selva/core'
import type { PushSubscription } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import type { DeviceId, PersonId, Session } from '../base/ids.ts'
import { errorLocation, type Log } from '../base/log.ts'
import { type Subscription, type Subscriptions, subscriptionsIn } from '../store/rows/subscriptions.ts'
import type { Store } from '../store/store.ts'
import { encrypted } from './encrypted.ts'
import { type LookupPorts, lookupsOf } from './lookup.ts'
import { type Message, type Posted, post } from './post.ts'
import { type AddressPolicy, callableUrl } from './public-address.ts'
import { newVapidSecret, vapidWith } from './vapid.ts'

/** Tells people who are away that it is their turn. */
export type Notices = {
  /** The server's public key, which browsers ask for. */
  readonly key: string
  readonly subscriptions: Subscriptions
  subscribe(session: Session, subscription: PushSubscription): Promise<Refusal | undefined>
  /** From now on this address is called for the person; none if it is empty. */
  callAt(person: PersonId, url: string): Promise<Refusal | undefined>
  /** Sends it, and again after a while where that failed, as long as it is still true. */
  yourTurn(person: PersonId, table: string, stillTrue: () => boolean): void
  /** Resolved when nothing is on its way. */
  settled(): Promise<void>
  /** Calls off what was to be sent again and what is still looked up, and soon what is on its way. */
  stop(): Promise<void>
}

export type NoticePorts = {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  readonly addressPolicy: AddressPolicy
  /** Address at which push services can reach the people who run this server. */
  readonly subject: string
  /** Is this device signed out, although its subscription is still stored? */
  readonly isEnded: (device: DeviceId) => boolean
  readonly limits: LookupPorts['limits']
}

/** After these pauses a message that did not arrive is sent again, in milliseconds; then no more. */
export const RETRY_DELAYS = [5_000, 30_000, 180_000] as const
/** How long a push service keeps a message for a browser that is off. */
const KEPT_SECONDS = 24 * 60 * 60
/** When the server stops, what is on its way has this long to arrive, in milliseconds. */
const CLOSING_TIMEOUT = 1000
/** Status codes for a subscription that no longer exists. */
const GONE: readonly Posted[] = [404, 410]

/** All there is to say. It is as long for every table, and says no more than everybody at the table knows. */
const noticeOf = (table: string): string => JSON.stringify({ table, notice: 'yourTurn' })

const mayWorkLater = (posted: Posted): boolean =>
  posted === 'failed' || (typeof posted === 'number' && (posted === 429 || posted >= 500))

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

/** An uncompressed point of P-256, and sixteen bytes: what every browser sends. */
const areKeys = ({ p256dh, auth }: PushSubscription['keys']): boolean =>
  bytes(p256dh).length === 65 && bytes(p256dh)[0] === 4 && bytes(auth).length === 16

export async function noticesOf(ports: NoticePorts): Promise<Notices> {
  const { store, clock, log, addressPolicy, subject, isEnded, limits } = ports
  const vapid = vapidWith(await store.secret('vapid', newVapidSecret()), subject)
  const subscriptions = subscriptionsIn(store.sql, clock)
  const lookups = lookupsOf({ clock, resolve: addressPolicy.resolve, limits })
  const ending = new AbortController()
  const underWay = new Set<Promise<void>>()
  const alarms = new Set<() => void>()
  let stopped = false

  const webhookMessage = (table: string): Message => ({
    headers: { 'content-type': 'application/json', 'user-agent': 'Selva' },
    body: noticeOf(table),
  })
  const pushMessage = (table: string, { endpoint, p256dh, auth }: Subscription): Message => ({
    headers: {
      authorization: vapid.authorization(endpoint, clock.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      // A newer notice of the same table takes the place of one that was not delivered yet.
      topic: table,
    },
    body: encrypted(noticeOf(table), { p256dh: bytes(p256dh), auth: bytes(auth) }),
  })

  /** Work that a stop waits for. Its failures go to the host's log, and to nobody else. */
  function start(work: Promise<void>): void {
    const done = work.catch((error: unknown) =>
      log.error({ error: errorLocation(error) }, 'a notice could not be sent'),
    )
    underWay.add(done)
    void done.then(() => underWay.delete(done))
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay)
  }

  /** One message to one address, tried again while that makes sense. */
  async function send(
    person: PersonId,
    to: string,
    message: () => Message,
    dropped: () => Promise<void>,
    stillTrue: () => boolean,
    tries = 0,
  ): Promise<void> {
    const find = (host: string) => lookups.find(person, host)
    const posted = await post(to, message(), { addressPolicy, find, cancelled: ending.signal })
    if (GONE.includes(posted)) return dropped()
    const pause = RETRY_DELAYS[tries]
    if (stopped || pause === undefined || !mayWorkLater(posted)) return
    const cancel = clock.after(pause, () => {
      alarms.delete(cancel)
      if (stillTrue()) start(send(person, to, message, dropped, stillTrue, tries + 1))
    })
    alarms.add(cancel)
  }

  async function sendAll(person: PersonId, table: string, stillTrue: () => boolean): Promise<void> {
    for (const one of (await subscriptions.of(person)).filter(({ device }) => !isEnded(device)))
      start(
        send(
          person,
          one.endpoint,
          () => pushMessage(table, one),
          () => subscriptions.drop(one.device),
          stillTrue,
        ),
      )
    const url = await subscriptions.webhookOf(person)
    if (url === '') return
    start(
      send(
        person,
        url,
        () => webhookMessage(table),
        () => subscriptions.setWebhook(person, ''),
        stillTrue,
      ),
    )
  }

  return {
    key: vapid.key,
    subscriptions,
    async subscribe(session, { endpoint, keys }) {
      if (callableUrl(endpoint, addressPolicy) === undefined || !areKeys(keys)) return refuse('push')
      await subscriptions.add(session, { endpoint, ...keys })
      return undefined
    },
    async callAt(person, url) {
      const address = url === '' ? '' : callableUrl(url, addressPolicy)?.href
      if (address === undefined) return refuse('webhook')
      await subscriptions.setWebhook(person, address)
      return undefined
    },
    yourTurn(person, table, stillTrue) {
      if (!stopped) start(sendAll(person, table, stillTrue))
    },
    settled,
    async stop() {
      stopped = true
      for (const cancel of alarms) cancel()
      alarms.clear()
      lookups.stop()
      const cancel = clock.after(CLOSING_TIMEOUT, () => ending.abort())
      await settled()
      cancel()
    },
  }
}
