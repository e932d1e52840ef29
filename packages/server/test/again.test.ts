import { toy } from '@selva/core/toy'
import type { MyTables, TableInfo } from '@selva/protocol'
import { memoryStore, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import type { PersonId } from '../src/base/ids.ts'
import { openPostgres } from '../src/store/open.ts'
import { blocksIn } from '../src/store/rows/blocks.ts'
import type { Store } from '../src/store/store.ts'
import { TOY } from './games.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'

const database = postgres()

async function named(url: string, name: string): Promise<Visitor> {
  const visitor = await visit(url)
  await visitor.put('/api/me', { name })
  return visitor
}

/** A game of these people that is over. */
async function finished(...[host, ...others]: readonly [Visitor, ...Visitor[]]): Promise<TableInfo> {
  const request = { game: 'toy', setting: TOY(others.length + 1), listed: false, playNow: false }
  const table = (await host.post('/api/tables', request)).body as TableInfo
  for (const other of others) await other.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
  await host.post(`/api/tables/${table.id}/start`)
  const pages = [host, ...others].map((person) => person.open(table.id, toy))
  await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))
  for (const person of [host, ...others]) await person.post(`/api/tables/${table.id}/vote`, { on: true })
  await Promise.all(pages.map((page) => page.until(() => page.table()?.status === 'over')))
  for (const page of pages) page.close()
  return table
}

const invite = async (who: Visitor, { id }: TableInfo): Promise<TableInfo> =>
  (await who.post(`/api/tables/${id}/rematch?waits=true`)).body as TableInfo

/** The person's games at which they are invited again, by the name of the one who invites. */
async function invitationsOf(who: Visitor): Promise<readonly (readonly [string, string])[]> {
  const { tables } = (await who.get('/api/me/tables')).body as MyTables
  return tables.flatMap(({ id, again }) => (again === undefined ? [] : [[id, again] as const]))
}

const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['SQLite', async () => memoryStore()],
  ['PostgreSQL', async () => openPostgres(await database.fresh())],
]

describe.each(STORES)('people of a finished game, %s', (_, open) => {
  test('are invited again to a table that waits for them, until they have come, it begins, or they hide the game', async () => {
    const server = await serve({ store: await open(), rematch: 0 })
    const [ana, bob, cem] = [
      await named(server.url, 'Ana'),
      await named(server.url, 'Bob'),
      await named(server.url, 'Cem'),
    ]
    const eve = await named(server.url, 'Eve')
    const old = await finished(ana, bob, cem)
    for (const who of [ana, bob, cem, eve]) expect(await invitationsOf(who)).toEqual([])

    const next = await invite(ana, old)
    // A rematch would have begun at once; this one waits, and for the people of the old game alone.
    expect(next).toMatchObject({ status: 'open', listed: false, startsIn: 0, host: 1 })
    expect(await invitationsOf(ana)).toEqual([])
    expect(await invitationsOf(eve)).toEqual([])
    expect(await invitationsOf(bob)).toEqual([[old.id, 'Ana']])
    expect(await invitationsOf(cem)).toEqual([[old.id, 'Ana']])

    expect((await invite(bob, old)).id).toBe(next.id)
    expect(await invitationsOf(bob)).toEqual([])
    await cem.put(`/api/me/tables/${old.id}/hidden`, { on: true })
    expect(await invitationsOf(cem)).toEqual([])
    await cem.put(`/api/me/tables/${old.id}/hidden`, { on: false })
    expect(await invitationsOf(cem)).toHaveLength(1)
    await ana.post(`/api/tables/${next.id}/start`)
    expect(await invitationsOf(cem)).toEqual([])
  })

  test.each([
    ['blocks the one who invites', 'bob', 'ana'],
    ['is blocked by the one who invites', 'ana', 'bob'],
  ] as const)('a person who %s is not invited, and nobody is told', async (_how, one, other) => {
    const store = await open()
    const server = await serve({ store, rematch: 0 })
    const people = { ana: await named(server.url, 'Ana'), bob: await named(server.url, 'Bob') }
    const cem = await named(server.url, 'Cem')
    const old = await finished(people.ana, people.bob, cem)
    const idOf = async (name: string): Promise<PersonId> => {
      const [row] = await store.sql.all<{ person: PersonId }>('select person from seat where t = ? and name = ?', [
        old.id,
        name,
      ])
      if (row === undefined) throw new Error(`${name} has no seat`)
      return row.person
    }
    const names = { ana: await idOf('Ana'), bob: await idOf('Bob') }
    await blocksIn(store.sql).add(names[one], { id: 'one', other: names[other], name: '', at: 0 })
    const next = await invite(people.ana, old)
    expect(await invitationsOf(people.bob)).toEqual([])
    expect(await invitationsOf(cem)).toEqual([[old.id, 'Ana']])
    expect(next.seats.map(({ name }) => name)).toEqual(['Ana', '', ''])
  })
})

test('a table at which everyone has come again begins', async () => {
  const server = await serve({ rematch: 60_000 })
  const [ana, bob] = [await named(server.url, 'Ana'), await named(server.url, 'Bob')]
  const old = await finished(ana, bob)
  const next = await invite(ana, old)
  const page = ana.open(next.id, toy)
  await invite(bob, old)
  await page.until(() => page.state() !== undefined)
  page.close()
})
