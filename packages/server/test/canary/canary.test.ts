import { EVERYTHING, fastChance } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { Games, Server, ServerWishes } from '@selva/server'
import { memoryStore, type Page, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, test } from 'vitest'
import type { TableInfo } from '../../src/protocol.ts'
import type { Store } from '../../src/store/store.ts'
import type { Table, TableId } from '../../src/table/table.ts'
import { serve } from '../serve.ts'
import { canariesNow, type Inside, LISTENERS, type Listener } from './canaries.ts'
import { type Recorder, recorder } from './recorder.ts'

const NAMES = { ana: 'Ana Zyxwvq', bob: 'Bob Kwrtzy', cleo: 'Cleo Vbnmqx', eve: 'Eve Hjklzw' }
const NOTES = { ana: 'ana thinks zqxj', bob: 'bob thinks wkvf' }
/** Numbers that occur nowhere else. */
const SETTING = { seats: 3, after: 730_190_000 }

type House = { readonly [L in Listener]: { readonly wire: Recorder; readonly visitor: Visitor } }

async function houseOf(server: Server): Promise<House> {
  const guests = await Promise.all(
    LISTENERS.map(async (who) => {
      const wire = await recorder(server.port)
      const visitor = await visit(wire.url)
      await visitor.put('/api/me', { name: NAMES[who] })
      return [who, { wire, visitor }] as const
    }),
  )
  return Object.fromEntries(guests) as House
}

/** Everybody asks for everything that can be asked for, and the stranger tries what he may not. */
async function askAll({ routes }: Server, house: House, { id }: TableInfo): Promise<void> {
  const paths = routes
    .filter(({ method, url }) => method === 'GET' && !url.includes('*'))
    .map(({ url }) => url.replace(':id', id).replace(/:\w+/g, 'WRONG'))
  for (const who of LISTENERS) {
    const { wire, visitor } = house[who]
    for (const path of paths) await (await fetch(wire.url + path, { headers: { cookie: visitor.cookie } })).text()
  }
  for (const act of ['leave', 'start', 'remove', 'sit', 'nothing'])
    await house.eve.visitor.post(`/api/tables/${id}/${act}`, { invite: 'WRONG', seat: 1 })
  const page = house.eve.visitor.open(id, toy)
  await page.until(() => page.messages.length > 0).catch(() => {})
  page.send(JSON.stringify({ id: 'eve-tries', step: 'lay1', choice: { do: 'lay', card: 1 } }))
  page.send(JSON.stringify({ id: 'eve-claims', claim: { do: 'suspect', whom: 1 } }))
  page.close()
  await page.closed
}

/** The canaries found where they should not be, as `secret at listener`. */
async function escaped(house: House, inside: Inside): Promise<readonly string[]> {
  // What was heard is read before what may be heard: the list only grows.
  const heard = LISTENERS.map((who) => [who, house[who].wire.heard()] as const)
  const canaries = await canariesNow(inside)
  return heard.flatMap(([who, bytes]) =>
    canaries
      .filter(({ mayHear, texts }) => !mayHear.includes(who) && texts.some((text) => bytes.includes(text)))
      .map(({ name }) => `${name} at ${who}`),
  )
}

type Played = {
  /** What has escaped, and to whom. */
  readonly found: ReadonlySet<string>
  readonly table: TableInfo
  readonly cookie: string
  readonly heardByAna: string
}

/** Plays a whole game, and searches after every choice. */
async function game(wishes: Partial<ServerWishes>, listed: boolean): Promise<Played> {
  const store = wishes.store ?? memoryStore()
  const server = await serve({ ...wishes, store })
  const house = await houseOf(server)
  const { ana, bob, cleo } = house
  const wish = { game: 'toy', setting: SETTING, listed, playNow: false }
  const table = (await ana.visitor.post('/api/tables', wish)).body as TableInfo
  await bob.visitor.post(`/api/tables/${table.id}/sit`, { invite: table.invite })
  for (const who of ['ana', 'bob'] as const)
    await house[who].visitor.put(`/api/tables/${table.id}/notes`, { version: 0, text: NOTES[who] })
  const pages: readonly Page[] = [ana, bob].map(({ visitor }) => visitor.open(table.id, toy))
  if (listed) cleo.visitor.open(table.id, toy)
  await ana.visitor.post(`/api/tables/${table.id}/start`)
  await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))

  const cookies = Object.fromEntries(LISTENERS.map((who) => [who, house[who].visitor.cookie])) as Inside['cookies']
  const inside: Inside = {
    store,
    table: (await memory(store, table.id)) ?? fail(),
    cookies,
    names: NAMES,
    notes: NOTES,
  }
  const stream = fastChance(9)
  const found = new Set<string>()
  const search = async (): Promise<void> => {
    for (const one of await escaped(house, inside)) found.add(one)
  }
  const isOver = (): boolean => pages.every((page) => toy.over(page.state() as never))
  await askAll(server, house, table)
  for (let turn = 0; !isOver(); turn++) {
    await search()
    const page = pages.find((p) => p.anyChoice(stream) !== undefined)
    if (page === undefined)
      await Promise.race(pages.map((p) => p.until(() => isOver() || p.anyChoice(stream) !== undefined)))
    else await page.choose(page.anyChoice(stream) ?? { do: '' })
    if (turn === 5) await askAll(server, house, table)
  }
  await search()
  await askAll(server, house, table)
  await search()

  return { found, table, cookie: ana.visitor.cookie, heardByAna: String(ana.wire.heard()) }
}

const memory = (store: Store, id: string): Promise<Table | undefined> => store.table(id as TableId)
function fail(): never {
  throw new Error('the scene is not set')
}

/** The toy game, in which everybody sees everything of this kind of fact. */
const toyShowing = (kind: string): Games => {
  const { redactor } = toy
  const text: typeof redactor.text = (fact, audience) => redactor.text(fact, fact.kind === kind ? EVERYTHING : audience)
  return { toy: { game: { ...toy, redactor: { ...redactor, text } }, pace: {} } }
}

describe('a canary', () => {
  test.each([true, false])('is heard by nobody but those it is for (listed: %s)', async (listed) => {
    const { found, table, cookie, heardByAna } = await game({}, listed)
    expect([...found]).toEqual([])
    // A search that finds nothing anywhere would be no search.
    for (const text of [table.invite, NOTES.ana, cookie.split('=')[1] ?? fail(), NAMES.bob])
      expect(heardByAna).toContain(text)
    expect(heardByAna).toMatch(/7301900(0[1-9]|1\d)/)
  })

  test('that a rule of visibility lets go is found', async () => {
    expect((await game({ games: toyShowing('dealt') }, true)).found).toContain('card at cleo')
    expect((await game({ games: toyShowing('stacked') }, false)).found).toContain('card at bob')
  })

  test('that stands in a name, a setting or a note of somebody else is found', async () => {
    const store = memoryStore()
    const babbling: Store = { ...store, name: async (person) => person }
    expect((await game({ store: babbling }, true)).found).toContain('person at eve')

    const other = memoryStore()
    const table: Store['table'] = async (id) => {
      const found = await other.table(id)
      return found && { ...found, setting: { ...found.setting, hint: found.invite } }
    }
    expect((await game({ store: { ...other, table } }, true)).found).toContain('invite at cleo')

    const third = memoryStore()
    const all: Store['sql']['all'] = (text, values) =>
      text.includes('from note')
        ? third.sql.all('select version, text from note where t = ? order by text limit 1', values?.slice(0, 1))
        : third.sql.all(text, values)
    expect((await game({ store: { ...third, sql: { ...third.sql, all } } }, false)).found).toContain('note at bob')
  })
})
