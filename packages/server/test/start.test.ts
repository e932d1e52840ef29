import { type Game, type GameRecord, recordFromValue, type SeedShare, verify } from '@selva/core'
import { toy as toyGame } from '@selva/core/toy'
import type { TableInfo } from '@selva/protocol'
import { failingStore, memoryStore, type Page, type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { type Store, StoreError } from '../src/store/store.ts'
import { serve } from './serve.ts'

const toy = toyGame as unknown as Game
const REQUEST = { game: 'toy', setting: { seats: 3, rounds: 1 }, listed: true, playNow: false }
const FIRST = { below: () => 0 }

/** A store in which a table cannot be changed while `broken` is true. */
function withBrokenTables(store: Store): { readonly store: Store; broken: boolean } {
  const state = { broken: false }
  const unlessBroken = <T>(work: () => Promise<T>): Promise<T> => (state.broken ? Promise.reject(away()) : work())
  return Object.assign(state, {
    store: {
      ...store,
      changeTable: (table) => unlessBroken(() => store.changeTable(table)),
      startTable: (table, opening) => unlessBroken(() => store.startTable(table, opening)),
    } satisfies Store,
  })
}
const away = (): StoreError => new StoreError('broken', 'the disk is away')

async function playOut(pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const over = () => page.table()?.status === 'over'
      while (!over()) {
        await page.until(() => over() || page.anyChoice(FIRST) !== undefined)
        const choice = page.anyChoice(FIRST)
        if (choice !== undefined) await page.choose(choice)
      }
    }),
  )
}

const recordAt = async (visitor: Visitor, id: string): Promise<GameRecord> =>
  recordFromValue((await visitor.get(`/api/tables/${id}/record`)).body) as GameRecord

/** The parts that a page saw being opened before the last start. */
const openedAt = (page: Page): readonly SeedShare[] =>
  page.messages
    .flatMap((message) =>
      message[0] === 'exchange' && message[1].phase === 'reveal' && message[1].parts.every(({ part }) => part !== '')
        ? [message[1].parts]
        : [],
    )
    .at(-1) ?? []

test('L12: a start that fails leaves no deal behind: people may change, and the parts of the next start count', async () => {
  const place = withBrokenTables(memoryStore())
  const { url } = await serve({ store: place.store, exchangeTimeout: 60_000 })
  const [ana, bob, eve] = [await visit(url), await visit(url), await visit(url)]
  const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  const hers = ana.open(id, toy)
  const his = bob.open(id, toy)
  await Promise.all([hers, his].map((page) => page.until(() => page.table() !== undefined)))
  place.broken = true
  await ana.post(`/api/tables/${id}/start`)
  await hers.until(() => openedAt(hers).length === 2 && hers.table()?.starting === false)
  place.broken = false
  expect(hers.table()?.status).toBe('open')

  expect((await bob.post(`/api/tables/${id}/leave`)).status).toBe(200)
  await eve.post(`/api/tables/${id}/sit`, { invite: '' })
  const third = eve.open(id, toy)
  await third.until(() => third.table()?.you === 2)
  await ana.post(`/api/tables/${id}/start`)
  await playOut([hers, third])
  const record = await recordAt(ana, id)
  expect(record.batches[0]?.fairness?.parts).toEqual(openedAt(third))
  expect(openedAt(third).map(({ seat, part }) => [seat, part.length])).toEqual([
    [1, 64],
    [2, 64],
  ])
  expect(verify(toy, record)).toMatchObject({ answer: 'verified', older: 0 })
})

test('L12: a start that was stored and yet seemed to fail counts, and is taken up by the next attempt', async () => {
  const store = failingStore(memoryStore())
  const { url } = await serve({ store, exchangeTimeout: 60_000 })
  const [ana, bob] = [await visit(url), await visit(url)]
  const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  const pages = [ana.open(id, toy), bob.open(id, toy)] as const
  await Promise.all(pages.map((page) => page.until(() => page.table() !== undefined)))
  store.failAfterwards()
  await ana.post(`/api/tables/${id}/start`)
  await pages[0].until(() => openedAt(pages[0]).length === 2 && pages[0].table()?.starting === false)
  store.heal()
  // Nobody can get up from a table whose game is stored, although the server does not know it yet.
  expect((await bob.post(`/api/tables/${id}/leave`)).status).toBe(503)
  await playOut(pages)
  const record = await recordAt(ana, id)
  expect(record.batches[0]?.fairness?.parts).toEqual(openedAt(pages[1]))
  expect(verify(toy, record)).toMatchObject({ answer: 'verified', older: 0 })
})
