import type { Clock } from '../../base/clock.ts'
import type { DeviceId, PersonId, Session } from '../../base/ids.ts'
import type { Sql } from '../engine/sql.ts'

/** The push subscription of a browser. The keys are in base64url. */
export type Subscription = {
  readonly device: DeviceId
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The browsers and addresses that are notified when it is their person's turn. */
export type Subscriptions = {
  add(session: Session, subscription: Omit<Subscription, 'device'>): Promise<void>
  has(device: DeviceId): Promise<boolean>
  drop(device: DeviceId): Promise<void>
  of(person: PersonId): Promise<readonly Subscription[]>
  /** Empty for none. */
  webhookOf(person: PersonId): Promise<string>
  /** Empty for none. */
  setWebhook(person: PersonId, url: string): Promise<void>
}

export const subscriptionsIn = (sql: Sql, clock: Clock): Subscriptions => ({
  async add({ device, person }, { endpoint, p256dh, auth }) {
    await sql.together([
      // A browser that now belongs to another person keeps its endpoint.
      { text: 'delete from push where device = ? or endpoint = ?', values: [device, endpoint] },
      {
        text: 'insert into push (device, person, endpoint, p256dh, auth, made) values (?, ?, ?, ?, ?, ?)',
        values: [device, person, endpoint, p256dh, auth, clock.now()],
      },
    ])
  },
  has: async (device) => (await sql.all('select device from push where device = ?', [device])).length > 0,
  async drop(device) {
    await sql.run('delete from push where device = ?', [device])
  },
  of: (person) =>
    sql.all<Subscription>('select device, endpoint, p256dh, auth from push where person = ? order by device', [person]),
  async webhookOf(person) {
    const [row] = await sql.all<{ url: string }>('select url from webhook where person = ?', [person])
    return row?.url ?? ''
  },
  async setWebhook(person, url) {
    await sql.together([
      { text: 'delete from webhook where person = ?', values: [person] },
      ...(url === ''
        ? []
        : [{ text: 'insert into webhook (person, url, made) values (?, ?, ?)', values: [person, url, clock.now()] }]),
    ])
  },
})
