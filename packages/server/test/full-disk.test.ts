import { join } from 'node:path'
import { toy } from '@selva/core/toy'
import type { Profile, TableInfo } from '@selva/protocol'
import { openPostgres, type Store } from '@selva/server'
import { type ManualClock, manualClock, memoryStore, type Visitor, visit } from '@selva/server/testing'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { RETRY_DELAY } from '../src/people/devices.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { onThisThread } from '../src/store/engine/sync-engine.ts'
import { LOOK_EVERY } from '../src/store/health.ts'
import { StoreError, storeOver } from '../src/store/store.ts'
import { TOY } from './games.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

const database = postgres()
const READY = [200, { ready: true }]
const FULL = [503, { refused: 'storageFull', about: '' }]
const fileStore = (): Store => storeOver(onThisThread(sqliteEngine(join(temporaryFolder(), 'selva.db'))))
const ready = async ({ url }: { readonly url: string }): Promise<unknown> => {
  const answer = await fetch(`${url}/readyz`)
  return [answer.status, await answer.json()]
}

/** A store whose disk can be full: then everything that writes fails, and everything that reads works. */
function fillable(store: Store) {
  let full = false
  const writes: string[] = []
  const unless = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      writes.push(JSON.stringify(args))
      if (full) throw new StoreError('full', 'there is no room left')
      return call(...args)
    }
  }
  const { sql } = store
  return {
    store: {
      ...store,
      append: unless(store.append),
      rename: unless(store.rename),
      sql: { all: sql.all, run: unless(sql.run), together: unless(sql.together) },
    } satisfies Store,
    fill: () => {
      full = true
    },
    makeRoom: () => {
      full = false
    },
    /** How many writes there were, or how many with this in them. */
    writes: (text = '') => writes.filter((write) => write.includes(text)).length,
  }
}

test.each([
  ['full', 'pragma max_page_count = 1', 'pragma max_page_count = 1000000'],
  ['read-only', 'pragma query_only = on', 'pragma query_only = off'],
])('L13: /readyz tells of a %s data file, and of room again', async (_, stop, mend) => {
  const clock = manualClock()
  const store = fileStore()
  const server = await serve({ store, clock })
  expect(await ready(server)).toEqual(READY)
  await store.sql.all(stop)
  // A file that has as many pages as it may have still takes what fits into them.
  const filling = async (): Promise<void> => {
    for (let i = 0; ; i++) await store.rename(`person ${i}` as never, 'x'.repeat(1000))
  }
  await expect(filling()).rejects.toThrow(StoreError)
  expect(await ready(server)).toEqual(READY)
  clock.wind(LOOK_EVERY)
  expect(await ready(server)).toEqual(FULL)
  await store.sql.all(mend)
  clock.wind(LOOK_EVERY)
  expect(await ready(server)).toEqual(READY)
  // Nothing is left of the attempts.
  expect(await store.sql.all(`select purpose from secret where purpose like 'attempt%'`)).toEqual([])
})

test('L13: /readyz tells of a PostgreSQL that cannot be written', async () => {
  const clock = manualClock()
  const url = await database.fresh()
  const server = await serve({ store: await openPostgres(url), clock })
  expect(await ready(server)).toEqual(READY)
  const client = new Client({ connectionString: url })
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  const readOnly = async (on: 'on' | 'off'): Promise<void> => {
    await client.query(
      `set default_transaction_read_only = off; alter database "${name}" set default_transaction_read_only = ${on}`,
    )
    // The setting is for new connections.
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> $2', [
      name,
      (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid,
    ])
  }
  const later = (): Promise<unknown> => {
    clock.wind(LOOK_EVERY)
    return ready(server)
  }
  await readOnly('on')
  await expect.poll(later).toEqual(FULL)
  await readOnly('off')
  await expect.poll(later).toEqual(READY)
  await client.end()
})

test('L13: /readyz writes at most every few seconds, by a clock that nobody can set', async () => {
  const clock = manualClock()
  const { store, fill, makeRoom, writes } = fillable(memoryStore())
  const server = await serve({ store, clock })
  const before = writes()
  for (let i = 0; i < 20; i++) expect(await ready(server)).toEqual(READY)
  expect(writes()).toBe(before + 1)
  clock.jump(-3_600_000)
  fill()
  clock.wind(LOOK_EVERY)
  for (let i = 0; i < 20; i++) expect(await ready(server)).toEqual(FULL)
  expect(writes()).toBe(before + 2)
  makeRoom()
  clock.jump(7_200_000)
  expect(await ready(server)).toEqual(FULL)
  expect(writes()).toBe(before + 2)
})

test('L13: /readyz remembers that a guest was refused for want of room', async () => {
  const { store, fill } = fillable(memoryStore())
  const server = await serve({ store, clock: manualClock() })
  const ana = await visit(server.url)
  expect(await ready(server)).toEqual(READY)
  fill()
  expect(await ana.put('/api/me', { name: 'Ana' })).toMatchObject({ status: 503 })
  expect(await ready(server)).toEqual(FULL)
})

test('L13: a call that fails for a reason of its own does not take the server away from others', async () => {
  const store = memoryStore()
  const server = await serve({
    store: { ...store, rename: async () => Promise.reject(new StoreError('broken', 'a broken name')) },
    clock: manualClock(),
  })
  const ana = await visit(server.url)
  expect(await ready(server)).toEqual(READY)
  expect(await ana.put('/api/me', { name: 'Ana' })).toMatchObject({ status: 503 })
  expect(await ready(server)).toEqual(READY)
})

/** A person with a second device, both at one running table. */
async function withTwoDevices(clock: ManualClock) {
  const disk = fillable(memoryStore())
  const server = await serve({ store: disk.store, clock })
  const ana = await visit(server.url)
  const phone = await visit(server.url)
  const { token } = (await ana.post('/api/me/link')).body as { token: string }
  expect((await phone.post('/api/sign-in/link', { token })).status).toBe(200)
  const request = { game: 'toy', setting: TOY(2), listed: false, playNow: true }
  const { id } = (await ana.post('/api/tables', request)).body as TableInfo
  const page = phone.open(id, toy)
  await page.until(() => page.table()?.you === 1)
  const devices = async (one: Visitor): Promise<Profile['devices']> =>
    ((await one.get('/api/me/profile')).body as Profile).devices
  const other = (await devices(ana)).find(({ here }) => !here)?.id ?? ''
  return { disk, server, ana, phone, page, id, devices, other }
}

test('L13: a device is signed out at once although the disk is full, and the answer says what a restart would undo', async () => {
  const clock = manualClock()
  const { disk, server, ana, phone, page, id, devices, other } = await withTwoDevices(clock)
  disk.fill()
  expect(await ana.delete(`/api/me/devices/${other}`)).toEqual({
    status: 503,
    body: { refused: 'signOutUnsaved', about: '' },
  })
  // Its open page is ended, it has no session any more, and it is not listed.
  expect(await page.closed).toMatchObject({ code: 4000, reason: 'noSession' })
  expect(await phone.get('/api/me/profile')).toMatchObject({ status: 401 })
  const again = phone.open(id, toy)
  expect(await again.closed).toMatchObject({ code: 4000, reason: 'noSession' })
  expect(await devices(ana)).toHaveLength(1)
  // Saying it twice does not bring it back.
  expect(await ana.delete(`/api/me/devices/${other}`)).toMatchObject({ status: 404 })
  expect(await phone.get('/api/me/profile')).toMatchObject({ status: 401 })

  // The row is still there: a restart would undo the sign-out. It goes as soon as there is room.
  const rows = () => disk.store.sql.all('select id from device where id = ?', [other])
  clock.wind(RETRY_DELAY)
  expect(await rows()).toHaveLength(1)
  disk.makeRoom()
  const later = () => {
    clock.wind(RETRY_DELAY)
    return rows()
  }
  await expect.poll(later).toEqual([])
  expect(await phone.get('/api/me/profile')).toMatchObject({ status: 401 })
  // Nothing is left to store: no alarm of it comes any more.
  const deletions = disk.writes('delete from device')
  clock.wind(10 * RETRY_DELAY)
  expect(disk.writes('delete from device')).toBe(deletions)
  await server.close()
})

test('L13: somebody who leaves while the disk is full has no session any more, and is told', async () => {
  const { disk, server, ana, phone, page } = await withTwoDevices(manualClock())
  const cookie = phone.cookie
  disk.fill()
  expect(await phone.post('/api/me/sign-out')).toEqual({
    status: 503,
    body: { refused: 'signOutUnsaved', about: '' },
  })
  expect(await page.closed).toMatchObject({ reason: 'noSession' })
  // The browser was told to forget its cookie, and the cookie counts for nothing.
  expect(phone.cookie).not.toBe(cookie)
  expect((await fetch(`${server.url}/api/me/profile`, { headers: { cookie } })).status).toBe(401)
  expect(await ana.get('/api/me/profile')).toMatchObject({ status: 200 })
})

test('L13: an account that cannot be deleted for want of room stays signed in everywhere', async () => {
  const { disk, ana, phone, page } = await withTwoDevices(manualClock())
  disk.fill()
  expect(await ana.delete('/api/me')).toMatchObject({ status: 503, body: { refused: 'storageFull' } })
  disk.makeRoom()
  for (const one of [ana, phone]) expect(await one.get('/api/me/profile')).toMatchObject({ status: 200 })
  expect(page.socket.readyState).toBe(page.socket.OPEN)
  expect(await ana.delete('/api/me')).toMatchObject({ status: 200 })
  expect(await page.closed).toMatchObject({ reason: 'noSession' })
})

test('L13: nobody can end the pages of a device that is not theirs', async () => {
  const { server, page, other } = await withTwoDevices(manualClock())
  const eve = await visit(server.url)
  expect(await eve.delete(`/api/me/devices/${other}`)).toMatchObject({ status: 404 })
  expect(page.socket.readyState).toBe(page.socket.OPEN)
})
