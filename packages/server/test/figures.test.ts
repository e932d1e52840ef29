import { fastChance } from '@selva/core'
import { toy } from '@selva/core/toy'
import { DEFAULT_TERMS, type DeviceLink, type Figures, type ShownFigures, type TableInfo } from '@selva/protocol'
import { manualClock, memoryStore, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import type { PersonId, TableId } from '../src/base/ids.ts'
import { openPostgres } from '../src/store/open.ts'
import { figuresIn } from '../src/store/rows/figures.ts'
import type { Store } from '../src/store/store.ts'
import { TOY } from './games.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'

const database = postgres()
const REQUEST = { game: 'toy', setting: TOY(2), terms: DEFAULT_TERMS, listed: false, playNow: false }

const figuresOf = async (who: Visitor) => (await who.get('/api/me/figures')).body as Figures
const shownAt = async (who: Visitor, table: string) =>
  ((await who.get(`/api/tables/${table}/figures`)).body as ShownFigures).seats

async function named(url: string, name: string): Promise<Visitor> {
  const visitor = await visit(url)
  await visitor.put('/api/me', { name })
  return visitor
}

async function tableOf(host: Visitor, other: Visitor): Promise<TableInfo> {
  const table = (await host.post('/api/tables', REQUEST)).body as TableInfo
  await other.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
  await host.post(`/api/tables/${table.id}/start`)
  return table
}

/** Plays at random to the end, and returns the points of both. */
async function playOut(id: string, ...people: readonly [Visitor, Visitor]): Promise<readonly number[]> {
  const pages = people.map((person) => person.open(id, toy))
  await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))
  const stream = fastChance(1)
  const isOver = (): boolean => pages.every((page) => page.table()?.status === 'over')
  while (!isOver()) {
    await Promise.race(pages.map((page) => page.until(() => isOver() || page.anyChoice(stream) !== undefined)))
    for (const page of pages) {
      const choice = page.anyChoice(stream)
      if (choice !== undefined) await page.choose(choice)
    }
  }
  const [state] = pages.map((page) => page.state() as ReturnType<typeof toy.start>)
  return state?.players.map(({ points }) => points) ?? []
}

const STORES: readonly (readonly [string, () => Promise<Store>])[] = [
  ['SQLite', async () => memoryStore()],
  ['PostgreSQL', async () => openPostgres(await database.fresh())],
]

describe.each(STORES)('figures, %s', (_, open) => {
  test('come with the end of a game, and nothing of a running game is in them', async () => {
    const store = await open()
    const server = await serve({ store, clock: manualClock(5000) })
    const [ana, bob] = [await named(server.url, 'Ana'), await named(server.url, 'Bob')]
    const { id } = await tableOf(ana, bob)
    const NONE = { shown: false, withPeople: [], alone: [] }
    expect(await figuresOf(ana)).toEqual(NONE)
    const page = ana.open(id, toy)
    await page.until(() => page.state() !== undefined)
    await page.choose(page.anyChoice(fastChance(1)) ?? { do: '' })
    expect(await figuresOf(ana)).toEqual(NONE)
    expect(await store.sql.all('select person from figure')).toEqual([])
    page.close()
    const points = await playOut(id, ana, bob)
    for (const [i, who] of [ana, bob].entries()) {
      const won = points[i] === Math.max(...points)
      const { withPeople, alone } = await figuresOf(who)
      expect(alone).toEqual([])
      expect(withPeople).toMatchObject([
        {
          ...{ game: 'toy', games: 1, wins: won ? 1 : 0, maps: [] },
          sides: [{ rules: '', as: '', games: 1, wins: won ? 1 : 0 }],
          recent: [{ as: '', won, at: 5000 }],
        },
      ])
      expect(withPeople[0]?.recent[0]?.counts).toEqual(withPeople[0]?.counts)
    }
    // Three rounds, and each has one winner.
    const rounds = [await figuresOf(ana), await figuresOf(bob)].map((f) => f.withPeople[0]?.counts['won'] ?? 0)
    expect(rounds.reduce((a, b) => a + b)).toBe(3)
  })

  test('of games that ended before there were figures are counted when they are asked for, once', async () => {
    const store = await open()
    const server = await serve({ store })
    const [ana, bob] = [await named(server.url, 'Ana'), await named(server.url, 'Bob')]
    await playOut((await tableOf(ana, bob)).id, ana, bob)
    const before = await figuresOf(ana)
    expect(before.withPeople).toHaveLength(1)
    await store.sql.run('delete from figure')
    expect(await figuresOf(ana)).toEqual(before)
    // Bob has not looked yet.
    expect(await store.sql.all('select person from figure')).toHaveLength(1)
    expect(await figuresOf(ana)).toEqual(before)
  })

  test('are exported, go with the account, and stay with a guest who signs in', async () => {
    const store = await open()
    const server = await serve({ store })
    const [ana, bob, guest] = [
      await named(server.url, 'Ana'),
      await named(server.url, 'Bob'),
      await named(server.url, 'Guest'),
    ]
    const { id } = await tableOf(guest, bob)
    await playOut(id, guest, bob)
    await guest.put('/api/me/figures', { shown: true })
    const before = (await figuresOf(guest)).withPeople
    const { token } = (await ana.post('/api/me/link')).body as DeviceLink
    await guest.post('/api/sign-in/link', { token })
    expect(await figuresOf(ana)).toEqual({ shown: false, withPeople: before, alone: [] })
    expect((await ana.get('/api/me/export')).body).toMatchObject({
      figures: [{ table_id: id, seat: 1, game: 'toy' }],
      showsFigures: [],
      hiddenGames: [],
    })
    await ana.delete('/api/me')
    expect(await store.sql.all('select seat from figure')).toEqual([{ seat: 2 }])
    // Others look at their own figures of the same game: nothing comes back of the one who left.
    await store.sql.run('delete from figure')
    expect((await figuresOf(bob)).withPeople).toHaveLength(1)
    expect(await store.sql.all('select seat from figure')).toEqual([{ seat: 2 }])
  })

  test('are read in portions, and games with bots alone stand apart', async () => {
    const store = await open()
    const server = await serve({ store })
    const ana = await named(server.url, 'Ana')
    const [row] = await store.sql.all<{ id: PersonId }>(`select id from person where name = 'Ana'`)
    const figures = figuresIn(store.sql)
    const game = { seat: 1, game: 'toy', rules: 'fast', counts: { won: 2 } }
    for (let i = 0; i < 250; i++)
      await figures.add(row?.id as PersonId, {
        ...game,
        ...{ table: `t${i}` as TableId, map: i % 5 === 0 ? 'a' : 'b', as: i % 2 === 0 ? 'x' : 'y' },
        ...{ won: i % 2 === 0, alone: i >= 200, at: i },
      })
    const { withPeople, alone } = await figuresOf(ana)
    expect(withPeople).toMatchObject([
      {
        ...{ games: 200, wins: 100, counts: { won: 400 } },
        sides: [
          { rules: 'fast', as: 'y', games: 100, wins: 0 },
          { rules: 'fast', as: 'x', games: 100, wins: 100 },
        ],
        maps: [
          { map: 'b', games: 160 },
          { map: 'a', games: 40 },
        ],
      },
    ])
    expect(withPeople[0]?.recent.map(({ at }) => at)).toEqual(Array.from({ length: 30 }, (_one, i) => 199 - i))
    expect(alone).toMatchObject([{ games: 50, wins: 25, counts: { won: 100 } }])
  })
})

describe('who sees figures', () => {
  test('only their person, unless they show them, and then who may see the table', async () => {
    const server = await serve()
    const [ana, bob, eve] = [
      await named(server.url, 'Ana'),
      await named(server.url, 'Bob'),
      await named(server.url, 'Eve'),
    ]
    const { id } = await tableOf(ana, bob)
    await playOut(id, ana, bob)
    expect(await shownAt(bob, id)).toEqual([])
    expect((await ana.put('/api/me/figures', { shown: true })).status).toBe(200)
    expect((await figuresOf(ana)).shown).toBe(true)
    const [own] = (await figuresOf(ana)).withPeople
    expect(await shownAt(bob, id)).toEqual([{ seat: 1, sums: [{ game: 'toy', games: 1, wins: own?.wins }] }])
    // A private table looks to others as if it did not exist.
    const unknown = await eve.get('/api/tables/nothing/figures')
    expect(await eve.get(`/api/tables/${id}/figures`)).toEqual(unknown)
    expect(unknown.status).toBe(404)
    await ana.put('/api/me/figures', { shown: false })
    expect(await shownAt(bob, id)).toEqual([])
  })

  test.each([{}, { shown: 1 }, { shown: true, more: 1 }])(
    'a request that is none changes nothing: %j',
    async (body) => {
      const server = await serve()
      const ana = await named(server.url, 'Ana')
      expect((await ana.put('/api/me/figures', body)).status).toBe(400)
      expect((await figuresOf(ana)).shown).toBe(false)
    },
  )
})

describe('my games', () => {
  test('name the others at the table, and can be hidden by their own people alone', async () => {
    const server = await serve()
    const [ana, bob, eve] = [
      await named(server.url, 'Ana'),
      await named(server.url, 'Bob'),
      await named(server.url, 'Eve'),
    ]
    const { id } = await tableOf(ana, bob)
    const tables = async (who: Visitor) => ((await who.get('/api/me/tables')).body as { tables: unknown[] }).tables
    expect(await tables(ana)).toMatchObject([{ id, hidden: false, others: [{ seat: 2, by: 'person', name: 'Bob' }] }])
    expect((await ana.put(`/api/me/tables/${id}/hidden`, { on: true })).status).toBe(200)
    expect(await tables(ana)).toMatchObject([{ hidden: true }])
    expect(await tables(bob)).toMatchObject([{ hidden: false, others: [{ seat: 1, name: 'Ana' }] }])
    await ana.put(`/api/me/tables/${id}/hidden`, { on: false })
    expect(await tables(ana)).toMatchObject([{ hidden: false }])
    const unknown = await eve.put('/api/me/tables/nothing/hidden', { on: true })
    expect(await eve.put(`/api/me/tables/${id}/hidden`, { on: true })).toEqual(unknown)
    expect(unknown.status).toBe(404)
    await ana.delete('/api/me')
    expect(await tables(bob)).toMatchObject([{ others: [{ seat: 1, by: 'person', name: '' }] }])
  })
})
