import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastChance } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { backup, restore } from '@selva/server'
import { manualClock, visit } from '@selva/server/testing'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { exportGame } from '../src/program/export-game.ts'
import { postgresEngine } from '../src/store/engine/postgres.ts'
import { takeLease } from '../src/store/engine/postgres-lease.ts'
import { GALILEI } from './games.ts'
import { postgres } from './postgres.ts'
import { started } from './program.ts'
import { temporaryFolder } from './temporary.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const database = postgres()
const REQUEST = { game: 'escape', setting: GALILEI(2), listed: true, playNow: true }
const FIRST = { table: 'a-table' as TableId, n: 0, choice: '', body: '{}' }

async function client(url: string): Promise<Client> {
  const made = new Client({ connectionString: url })
  await made.connect()
  onTestFinished(() => made.end())
  return made
}
const holders = async (url: string): Promise<readonly string[]> =>
  (await (await client(url)).query('select holder from server_lease')).rows.map(({ holder }) => holder)

/** Another server takes the lease, as if ours had not renewed it in time. */
const takenOver = async (url: string): Promise<void> =>
  void (await (await client(url)).query(`update server_lease set holder = 'another', ends = now() + interval '1 hour'`))

/** The exit code and the words of a program that does not start. */
const refusedStart = (url: string): Promise<string> =>
  new Promise((resolve) => {
    const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: url }
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    let said = ''
    child.stderr.on('data', (text) => {
      said += text
    })
    child.on('exit', (code) => resolve(`${code}: ${said.trim()}`))
  })

test('H4: a second server on the same PostgreSQL is told so and does not start; the first goes on', async () => {
  const url = await database.fresh()
  const first = await started(temporaryFolder(), { DATABASE_URL: url })
  const [holder] = await holders(url)
  expect(await refusedStart(url)).toBe(
    '1: Selva cannot use its data in PostgreSQL (DATABASE_URL): another server is using this database, and only one can use it at a time.',
  )
  expect(await holders(url)).toEqual([holder])
  expect((await (await visit(first.url)).post('/api/tables', REQUEST)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  // Given back at once: nobody has to wait for its end.
  expect(await holders(url)).toEqual([])
})

test('H4: after kill -9 the next server waits for the end of the lease and starts', async () => {
  const url = await database.fresh()
  const first = await started(temporaryFolder(), { DATABASE_URL: url })
  first.child.kill('SIGKILL')
  await first.ended
  const [dead] = await holders(url)
  const longest = await (await client(url)).query('select extract(epoch from ends - now()) as left from server_lease')
  expect(Number(longest.rows[0].left)).toBeLessThanOrEqual(10)
  const second = await started(temporaryFolder(), { DATABASE_URL: url })
  expect(await holders(url)).not.toContain(dead)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('H4: a server whose database another has taken over acknowledges nothing more, says why and ends', async () => {
  const url = await database.fresh()
  const server = await started(temporaryFolder(), { DATABASE_URL: url })
  const ana = await visit(server.url)
  const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  const page = ana.open(id, escape)
  const stream = fastChance(1)
  await page.until(() => page.anyChoice(stream) !== undefined)
  await takenOver(url)
  const answer = page.choose(page.anyChoice(stream) ?? { do: '' }, 'too-late-now').catch(() => 'cut off')
  expect(await server.ended).toBe(70)
  expect(await answer).not.toBe('ok')
  expect(server.said.join('\n')).toContain('another server has taken over the database')
  expect(await holders(url)).toEqual(['another'])
  const engine = await postgresEngine(url)
  expect((await engine.batches(id as TableId)).map(({ choice }) => choice)).not.toContain('too-late-now')
  await engine.close()
})

test('H4: without the lease nothing is written, in whatever way, and the loss is told once', async () => {
  const url = await database.fresh()
  const clock = manualClock()
  let losses = 0
  const engine = await postgresEngine(url, { lease: { clock, lost: () => losses++ } })
  onTestFinished(() => engine.close())
  const named = (id: string) => ({ text: `insert into person (id, name) values (?, 'A')`, values: [id] })
  expect(await engine.append([FIRST])).toEqual([true])
  expect(await engine.append([FIRST])).toEqual([false])
  await engine.run(named('p1').text, ['p1'])
  await takenOver(url)
  const locked = { fault: 'locked', message: 'another server has taken over this database' }
  await expect(engine.append([{ ...FIRST, n: 1 }])).rejects.toMatchObject(locked)
  await expect(engine.begin({ ...FIRST, body: '{"n":1}' }, [])).rejects.toMatchObject(locked)
  await expect(engine.together([named('p2')])).rejects.toMatchObject(locked)
  await expect(engine.run(named('p3').text, ['p3'])).rejects.toMatchObject(locked)
  await expect(engine.forget(FIRST.table, [])).rejects.toMatchObject(locked)
  expect(losses).toBe(1)
  expect(await engine.batches(FIRST.table)).toEqual([FIRST])
  expect(await engine.all('select id from person')).toEqual([{ id: 'p1' }])
})

test('H4: a lease is renewed before its end, and survives a database that was away, unless it was taken', async () => {
  const url = await database.fresh()
  const clock = manualClock()
  let losses = 0
  const lost = Promise.withResolvers<void>()
  const engine = await postgresEngine(url, {
    lease: {
      clock,
      lost() {
        losses++
        lost.resolve()
      },
    },
  })
  onTestFinished(() => engine.close())
  const asker = await client(url)
  const ends = async (): Promise<number> =>
    Number((await asker.query('select extract(epoch from ends) as ends from server_lease')).rows[0].ends)
  // Its end has passed, as after a time without a database; nobody has taken it.
  await asker.query(`update server_lease set ends = now() - interval '1 minute'`)
  const before = await ends()
  clock.next()
  await expect.poll(ends).toBeGreaterThan(before + 60)
  expect(await engine.append([FIRST])).toEqual([true])
  expect(losses).toBe(0)
  await takenOver(url)
  await expect.poll(() => clock.next()).toBe(true)
  await lost.promise
  expect(losses).toBe(1)
})

test('H4: nobody can take the lease between the question whether it is held and the commit', async () => {
  const url = await database.fresh()
  const [writer, taker, asker] = [await client(url), await client(url), await client(url)]
  const lease = await takeLease((text, values) => asker.query(text, values === undefined ? [] : [...values]), {
    clock: manualClock(),
    lost() {},
  })
  await writer.query('begin')
  await writer.query(lease.held)
  // Renewing goes on beside a write; taking over waits for it.
  await asker.query(`update server_lease set ends = now() - interval '1 minute'`)
  const taking = taker.query(`update server_lease set holder = 'another'`)
  const waiting = `select count(*) as n from pg_stat_activity where wait_event_type = 'Lock' and query like '%another%'`
  await expect.poll(async () => Number((await asker.query(waiting)).rows[0].n)).toBe(1)
  await writer.query('commit')
  await taking
})

test('H4: a backup and an export are not held up by a server; a restore is refused, and nothing changes', async () => {
  const url = await database.fresh()
  const server = await started(temporaryFolder(), { DATABASE_URL: url })
  const ana = await visit(server.url)
  const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  const page = ana.open(id, escape)
  await page.until(() => page.state() !== undefined)
  const file = join(temporaryFolder(), 'backup')
  expect(await backup({ databaseUrl: url }, file)).toBeGreaterThan(3)
  expect(await exportGame({ databaseUrl: url }, id, 'running')).toMatchObject({ table: id })
  await expect(restore(file, { databaseUrl: url }, true)).rejects.toMatchObject({
    fault: 'locked',
    message: expect.stringContaining('another server is using this database'),
  })
  expect((await ana.get(`/api/tables/${id}`)).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  // While a restore is under way, no server starts; afterwards the lease is free.
  await restore(file, { databaseUrl: url }, true)
  expect(await holders(url)).toEqual([])
})
