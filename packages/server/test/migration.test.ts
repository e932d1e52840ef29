import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PersonId, TableId } from '../src/base/ids.ts'
import type { Engine } from '../src/store/engine/engine.ts'
import { postgresEngine } from '../src/store/engine/postgres.ts'
import { sqliteEngine } from '../src/store/engine/sqlite.ts'
import { onThisThread } from '../src/store/engine/sync-engine.ts'
import { personSeatsIn } from '../src/store/rows/person-seats.ts'
import { uptimeIn } from '../src/store/rows/uptime.ts'
import { storeOver } from '../src/store/store.ts'
import { manualClock } from '../src/testing/manual-clock.ts'
import { TOY } from './games.ts'
import { postgres } from './postgres.ts'
import { temporaryFolder } from './temporary.ts'

/** The last version that knew no growth. */
const BEFORE = 8
const database = postgres()

type Open = (upTo?: number) => Promise<Engine>
const PLACES: readonly (readonly [string, () => Promise<Open>])[] = [
  [
    'SQLite',
    async () => {
      const path = join(temporaryFolder(), 'selva.db')
      return async (upTo) => onThisThread(sqliteEngine(path, upTo === undefined ? {} : { upTo }))
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await database.fresh()
      return (upTo) => postgresEngine(url, upTo === undefined ? {} : { upTo })
    },
  ],
]

async function filled(engine: Engine): Promise<void> {
  const table = (id: string, status: string, terms: string): Promise<number> =>
    engine.run(
      `insert into tables (id, game, setting, terms, listed, status, host, invite, invited, arrangement, made, version, seed)
       values (?, 'toy', ?, ?, 1, ?, 2, ?, ?, '', 5, 1, ?)`,
      [id, JSON.stringify(TOY(2)), terms, status, id, id, new Uint8Array(32)],
    )
  await table('running', 'running', '{"spectators":false,"bots":"easy"}')
  await table('over', 'over', '{"bots":"usual"}')
  for (const t of ['running', 'over'])
    for (const [seat, person] of [
      [1, 'ana'],
      [2, 'bob'],
    ] as const)
      await engine.run(`insert into seat (t, seat, holder, person, name) values (?, ?, 'person', ?, '')`, [
        t,
        seat,
        person,
      ])
  await engine.run(`insert into ended (t, at) values ('over', 1700000000000)`)
  await engine.run(
    `insert into clock (t, kept, charged) values ('running', '{"name":"1","left":[],"bank":[]}', 1700000000000)`,
  )
  await engine.run(`insert into device (id, person, kind, made, seen) values ('device', 'ana', '', 5, 5)`)
}

test.each(PLACES)(
  'a database from before keeps everything, and knows what it must for a large one, %s',
  async (_, place) => {
    const open = await place()
    const older = await open(BEFORE)
    await filled(older)
    await older.close()
    const engine = await open()
    const store = storeOver(engine)
    const [ana, bob] = ['ana' as PersonId, 'bob' as PersonId]
    expect(await engine.all('select id, owner, spectators, since from tables order by id')).toEqual([
      { id: 'over', owner: bob, spectators: 1, since: 0 },
      { id: 'running', owner: bob, spectators: 0, since: 0 },
    ])
    // Loaded once at the next start, since nobody knows whom it waits for.
    expect(await store.movingTables('', 10)).toEqual(['running'])
    expect([await store.runningOf(bob, 9), await store.runningOf(ana, 9)]).toEqual([1, 0])
    expect((await personSeatsIn(engine).of(ana, 10)).map(({ id, made }) => [id, made])).toEqual([
      ['running', 5],
      ['over', 5],
    ])
    expect((await store.table('running' as TableId))?.terms.bots).toBe('passenger')
    expect((await store.table('over' as TableId))?.terms.bots).toBe('navigator')
    // Uptime begins now: neither the device nor the finished game nor the clock is older than that.
    expect((await uptimeIn(engine, manualClock())).now()).toBe(0)
    expect(await engine.all('select served from device')).toEqual([{ served: 0 }])
    expect(await store.clocks('running' as TableId)).toMatchObject({ charged: 0 })
    await engine.close()
  },
)
