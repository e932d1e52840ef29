import type { FindingInfo, FromFinder, FromLobby, TableInfo } from '@selva/protocol'
import { manualClock, memoryStore, silentLog, UNLIMITED, type Visitor, visit } from '@selva/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { PersonId } from '../src/base/ids.ts'
import { finderOf } from '../src/finding/finder.ts'
import { blocksIn } from '../src/store/rows/blocks.ts'
import type { Rooms } from '../src/table/rooms.ts'
import { GAMES, TOY } from './games.ts'
import { serve } from './serve.ts'

const view = (body: unknown): TableInfo => body as TableInfo
const WAIT = 60_000

/** A finder with people who are only names, on a clock that is wound by hand. `tables` are those it has made. */
function found(limits: Partial<typeof UNLIMITED> = {}) {
  const clock = manualClock()
  const store = memoryStore()
  onTestFinished(() => store.close())
  const tables: string[][] = []
  let changes = 0
  const make: Rooms['make'] = async ({ game, setting }, host) => {
    const people: string[] = [host ?? '']
    tables.push(people)
    const id = `${game}-${tables.length}`
    expect(setting).toEqual(GAMES[game]?.meeting)
    return {
      table: () => ({ id, invite: 'invite' }),
      async sit(person: PersonId) {
        people.push(person)
        return undefined
      },
      startLater() {},
    } as never
  }
  const finder = finderOf({
    store,
    clock,
    log: silentLog,
    games: GAMES,
    limits: { ...UNLIMITED, ...limits },
    rooms: { make },
    wait: WAIT,
    prelude: 10_000,
    changed: () => changes++,
  })
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve))
  }
  return {
    clock,
    store,
    finder,
    tables,
    changes: () => changes,
    settle,
    async wind(ms: number) {
      clock.wind(ms)
      await settle()
    },
    async seek(person: string, ...games: string[]) {
      const heard: (FromFinder | string)[] = []
      const search = finder.seek(person as PersonId, games.length === 0 ? ['toy'] : games, {
        send: (text) => heard.push(JSON.parse(text)),
        refuse: ({ refused }) => heard.push(refused),
      })
      await settle()
      return { ...search, heard }
    },
    block: (one: string, other: string) =>
      blocksIn(store.sql).add(one as PersonId, { id: one, other: other as PersonId, name: '', at: 0 }),
  }
}

test('a table is made as soon as enough people wait for it, and each is told which', async () => {
  const t = found()
  const [ana, bob] = [await t.seek('ana'), await t.seek('bob')]
  expect(t.finder.info()).toMatchObject({ people: 2, fillsAfter: WAIT })
  expect(t.tables).toEqual([])
  const cleo = await t.seek('cleo')
  expect(t.tables).toEqual([['cleo', 'ana', 'bob']])
  for (const { heard } of [ana, bob, cleo])
    expect(heard).toEqual([
      ['looking', WAIT],
      ['found', 'toy-1'],
    ])
  expect(t.finder.info().people).toBe(0)
})

test('after the time that each sees, the people who wait play together, and bots have the other seats', async () => {
  const t = found()
  const ana = await t.seek('ana')
  await t.wind(40_000)
  await t.seek('bob')
  await t.wind(19_999)
  expect(t.tables).toEqual([])
  await t.wind(1)
  expect(t.tables).toEqual([['ana', 'bob']])
  expect(ana.heard.at(-1)).toEqual(['found', 'toy-1'])
  await t.wind(WAIT)
  expect(t.tables).toHaveLength(1)
})

test('a person who waits no longer may begin at once', async () => {
  const t = found()
  const [ana] = [await t.seek('ana'), await t.seek('bob')]
  ana.startNow()
  await t.settle()
  expect(t.tables).toEqual([['ana', 'bob']])
})

test('a closed page leaves the queue', async () => {
  const t = found()
  const [ana] = [await t.seek('ana'), await t.seek('bob')]
  ana.end()
  expect(t.finder.info().people).toBe(1)
  await t.seek('cleo')
  await t.wind(WAIT)
  expect(t.tables).toEqual([['bob', 'cleo']])
  expect(ana.heard).toEqual([['looking', WAIT]])
})

test('a person has one place: a newer page takes it over, and its end is the end', async () => {
  const t = found()
  const old = await t.seek('ana')
  const now = await t.seek('ana')
  expect(old.heard).toEqual([['looking', WAIT], 'lookingElsewhere'])
  old.end()
  old.startNow()
  await t.settle()
  expect(t.finder.info().people).toBe(1)
  expect(t.tables).toEqual([])
  await t.wind(WAIT)
  expect(t.tables).toEqual([['ana']])
  expect(now.heard.at(-1)).toEqual(['found', 'toy-1'])
})

test('people are brought together at a game that both would play', async () => {
  const t = found()
  await t.seek('ana', 'escape')
  await t.seek('bob', 'stay-away')
  const either = await t.seek('cleo', 'stay-away', 'escape')
  either.startNow()
  await t.settle()
  expect(t.tables).toEqual([['cleo', 'bob']])
  await t.wind(WAIT)
  expect(t.tables).toEqual([['cleo', 'bob'], ['ana']])
})

test.each([
  ['the one who waits longer', 'ana', 'bob'],
  ['the other one', 'bob', 'ana'],
])('two people never meet if %s blocks the other, and nothing tells them so', async (_, one, other) => {
  const [t, same] = [found(), found()]
  await t.block(one, other)
  const heard: unknown[] = []
  for (const where of [t, same]) {
    const pages = [await where.seek('ana'), await where.seek('bob')]
    heard.push([where.finder.info(), pages.map((page) => page.heard), where.changes()])
  }
  expect(heard[0]).toEqual(heard[1])
  // Two of them and Cleo would be enough.
  await t.seek('cleo')
  expect(t.tables).toEqual([])
  await t.wind(WAIT)
  expect(t.tables.map((people) => people.toSorted())).toEqual([['ana', 'cleo'], ['bob']])
})

test('a block that is made while they wait counts', async () => {
  const t = found()
  const ana = await t.seek('ana')
  await t.seek('bob')
  await t.block('bob', 'ana')
  ana.startNow()
  await t.settle()
  expect(t.tables).toEqual([['ana']])
})

test('a person who is banned, or looks for no game of this server, does not wait', async () => {
  const t = found()
  await t.store.sql.run(
    `insert into ban (id, person, name, reason, at, ends) values ('one', 'eve', 'Eve', 'abuse', 0, 0)`,
  )
  expect((await t.seek('eve')).heard).toEqual(['banned'])
  expect((await t.seek('ana', 'chess')).heard).toEqual(['game'])
  expect(t.finder.info().people).toBe(0)
})

test('limit searches: a person looks only so often, and others are not held back by it', async () => {
  const t = found({ searches: 2 })
  for (const refused of [false, false, true]) {
    const { heard, end } = await t.seek('ana')
    expect(heard.includes('tooMany')).toBe(refused)
    end()
  }
  expect((await t.seek('bob')).heard).toEqual([['looking', WAIT]])
})

test('limit seekers: only so many people look at the same time', async () => {
  const t = found({ seekers: 1 })
  await t.seek('ana')
  expect((await t.seek('bob')).heard).toEqual(['busy'])
  expect((await t.seek('ana')).heard).toEqual([['looking', WAIT]])
})

test('a server that stops takes no more searches, and says so', async () => {
  const t = found()
  await t.finder.stop()
  expect((await t.seek('ana')).heard).toEqual(['closing'])
})

/** The messages of a socket, and how to wait for one. */
function listening(server: { readonly url: string }, who: Visitor, address: string) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${address}`, { headers: { cookie: who.cookie } })
  const heard: (FromFinder | FromLobby)[] = []
  let look = (): void => {}
  socket.on('message', (raw) => {
    heard.push(JSON.parse(String(raw)))
    look()
  })
  const until = (condition: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      look = () => {
        if (condition()) resolve()
      }
      look()
    })
  return { socket, heard, until }
}

test('over the network: the list says how many look and what they would play; the found table starts by its own time', async () => {
  const server = await serve({ prelude: 60_000 })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  await ana.put('/api/me', { name: 'Ana' })
  await bob.put('/api/me', { name: 'Bob' })
  const list = listening(server, bob, '/ws/tables')
  const info = (): FindingInfo | undefined => list.heard.findLast((m) => m[0] === 'finding')?.[1]
  await list.until(() => info() !== undefined)
  expect(info()).toMatchObject({ people: 0, fillsAfter: WAIT })
  expect(
    info()
      ?.tables.map(({ game }) => game)
      .toSorted(),
  ).toEqual(['escape', 'stay-away', 'toy'])

  const one = listening(server, ana, '/ws/find?game=toy&game=escape')
  const two = listening(server, bob, '/ws/find?game=toy')
  await list.until(() => info()?.people === 2)
  expect(JSON.stringify(list.heard)).not.toContain('Ana')
  one.socket.send('nonsense')
  one.socket.send(JSON.stringify({ start: true }))
  const foundBy = ({ heard }: typeof one) => heard.find((m) => m[0] === 'found')?.[1]
  await Promise.all([one, two].map((page) => page.until(() => foundBy(page) !== undefined)))
  const id = String(foundBy(one))
  expect(foundBy(two)).toBe(id)
  const table = view((await bob.get(`/api/tables/${id}`)).body)
  expect(table).toMatchObject({ game: 'toy', setting: TOY(3), listed: false, status: 'open', host: 1, you: 2 })
  expect(table.seats.map(({ name }) => name)).toEqual(['Ana', 'Bob', ''])
  expect(table.startsIn).toBeGreaterThan(0)
  await list.until(() => info()?.people === 0)
  for (const { socket } of [list, one, two]) socket.close()
})

test('a search ends with its socket', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const list = listening(server, ana, '/ws/tables')
  const people = () => list.heard.findLast((m) => m[0] === 'finding')?.[1].people
  const one = listening(server, ana, '/ws/find?game=toy')
  await one.until(() => one.heard.some(([kind]) => kind === 'looking'))
  await list.until(() => people() === 1)
  one.socket.close()
  await list.until(() => people() === 0)
  list.socket.close()
})
