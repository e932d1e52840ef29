import type { DeviceId, PersonId } from '../../base/ids.ts'
import type { Sql, Statement } from '../engine/sql.ts'

export type Device = {
  readonly id: DeviceId
  /** Browser and system; may be empty. */
  readonly kind: string
  readonly made: number
  readonly seen: number
}

/** The moment of a visit, by the time of day and by the uptime of servers. */
export type Visit = { readonly at: number; readonly uptime: number }

/** The browsers that act for people. */
export type DeviceRows = {
  add(device: DeviceId, person: PersonId, kind: string, visit: Visit): Promise<void>
  personAt(device: DeviceId): Promise<PersonId | undefined>
  /** The devices of a person, the last seen first. */
  of(person: PersonId): Promise<readonly Device[]>
  /** Stores a visit; false if the last one is less than `interval` milliseconds ago. */
  touch(device: DeviceId, visit: Visit, interval: number): Promise<boolean>
  drop(device: DeviceId): Promise<void>
  /** Deletes devices that were last seen before this uptime, at most this many, and returns how many. */
  dropUnseen(before: number, most: number): Promise<number>
}

const pushDropped = (device: DeviceId): Statement => ({ text: 'delete from push where device = ?', values: [device] })

export const deviceRowsIn = (sql: Sql): DeviceRows => ({
  async add(device, person, kind, { at, uptime }) {
    await sql.run('insert into device (id, person, kind, made, seen, served) values (?, ?, ?, ?, ?, ?)', [
      device,
      person,
      kind,
      at,
      at,
      uptime,
    ])
  },
  async personAt(device) {
    const [row] = await sql.all<{ person: PersonId }>('select person from device where id = ?', [device])
    return row?.person
  },
  of: (person) =>
    sql.all<Device>('select id, kind, made, seen from device where person = ? order by seen desc, made desc, id', [
      person,
    ]),
  async touch(device, { at, uptime }, interval) {
    const changed = await sql.run('update device set seen = ?, served = ? where id = ? and (seen < ? or served < ?)', [
      at,
      uptime,
      device,
      at - interval,
      uptime - interval,
    ])
    return changed === 1
  },
  async drop(device) {
    await sql.together([pushDropped(device), { text: 'delete from device where id = ?', values: [device] }])
  },
  async dropUnseen(before, most) {
    const old = await sql.all<{ id: DeviceId }>('select id from device where served < ? order by served limit ?', [
      before,
      most,
    ])
    await sql.together(
      old.flatMap(({ id }) => [
        pushDropped(id),
        { text: 'delete from device where id = ? and served < ?', values: [id, before] },
      ]),
    )
    return old.length
  },
})
