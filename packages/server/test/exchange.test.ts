import {
  type Batch,
  type Game,
  type GameRecord,
  recordFromValue,
  seedOf,
  shareCommitment,
  tableCommitment,
  verify,
} from '@selva/core'
import { toy as toyGame } from '@selva/core/toy'
import type { Exchange, TableInfo } from '@selva/protocol'
import { memoryStore, type Page, type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { PersonId } from '../src/base/ids.ts'
import type { Table } from '../src/store/rows/table.ts'
import { exchangeAt } from '../src/table/exchange.ts'
import { manualClock } from '../src/testing/manual-clock.ts'
import { serve } from './serve.ts'

const toy = toyGame as unknown as Game
const REQUEST = { game: 'toy', setting: { seats: 3, rounds: 1 }, listed: true, playNow: false }
const exchangesOf = (page: Page): readonly Exchange[] =>
  page.messages.flatMap((message) => (message[0] === 'exchange' ? [message[1]] : []))

/** Plays the first thing on offer until the game is over. */
async function playOut(pages: readonly Page[]): Promise<void> {
  const first = { below: () => 0 }
  await Promise.all(
    pages.map(async (page) => {
      const over = () => page.table()?.status === 'over'
      while (!over()) {
        await page.until(() => over() || page.anyChoice(first) !== undefined)
        const choice = page.anyChoice(first)
        if (choice !== undefined) await page.choose(choice)
      }
    }),
  )
}
const recordAt = async (visitor: Visitor, id: string): Promise<GameRecord> =>
  recordFromValue((await visitor.get(`/api/tables/${id}/record`)).body) as GameRecord

test('two browsers make the seed with the table, and the finished game verifies', async () => {
  const store = memoryStore()
  const server = await serve({ store, exchangeTimeout: 60_000 })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  const pages = [ana.open(id, toy), bob.open(id, toy)] as const
  const [page] = pages
  // The table's seal is there before anybody is ready, and the secret never is before the end.
  await page.until(() => exchangesOf(page).length > 0)
  const secret = await store.seed(id as never)
  const commitment = tableCommitment(id, secret ?? seedOf(''))
  expect(exchangesOf(page)[0]).toMatchObject({ commitment, phase: 'open' })
  expect((await ana.post(`/api/tables/${id}/start`)).body).toMatchObject({ status: 'open', starting: true })
  expect((await bob.post(`/api/tables/${id}/leave`)).status).toBe(409)
  expect((await ana.post(`/api/tables/${id}/start`)).status).toBe(409)
  await playOut(pages)

  // Nobody opens a part before all seals have been shown.
  const opened = exchangesOf(page).find((e) => e.parts.some((p) => p.part !== ''))
  expect(opened?.parts.map((p) => p.commitment === '')).toEqual([false, false])
  // Once it starts it looks like starting until it runs.
  const views = page.messages.flatMap((message) => (message[0] === 'table' ? [message[1]] : []))
  const since = views.slice(views.findIndex(({ starting }) => starting))
  expect(since.filter(({ status, starting }) => starting !== (status === 'open'))).toEqual([])
  const done = exchangesOf(page).at(-1)
  expect(done).toMatchObject({ commitment, phase: 'done' })
  expect(done?.parts.map((p) => [p.seat, p.part.length])).toEqual([
    [1, 64],
    [2, 64],
  ])

  const record = await recordAt(ana, id)
  expect(record.batches[0]?.fairness).toEqual({ commitment, parts: done?.parts })
  expect(verify(toy, record)).toMatchObject({ answer: 'verified', checked: record.batches.length })
  const hidden = JSON.stringify(page.messages)
  expect(hidden).not.toContain(record.secret)
  expect(hidden).not.toContain(record.seed)
  for (const { chain } of record.batches) expect(hidden).not.toContain(chain)
})

test('a server that dies while the seed is made leaves an open table: the host starts again, and the game verifies', async () => {
  const store = memoryStore()
  const first = await serve({ store: { ...store, close: async () => {} }, exchangeTimeout: 60_000 })
  const [ana, bob] = [await visit(first.url), await visit(first.url)]
  const { id } = (await ana.post('/api/tables', REQUEST)).body as TableInfo
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  const before = ana.open(id, toy)
  await before.until(() => before.table() !== undefined)
  // Bob has no page open, so that his part is awaited.
  await ana.post(`/api/tables/${id}/start`)
  await before.until(() => exchangesOf(before).at(-1)?.parts[0]?.commitment !== '')
  expect(before.table()).toMatchObject({ status: 'open', starting: true })
  await first.close()

  const second = await serve({ store, exchangeTimeout: 60_000 })
  const [her, him] = [await visit(second.url, ana.cookie), await visit(second.url, bob.cookie)]
  const pages = [her.open(id, toy), him.open(id, toy)] as const
  await Promise.all(pages.map((page) => page.until(() => page.table() !== undefined)))
  expect(pages[0].table()).toMatchObject({ status: 'open', starting: false, you: 1, host: 1 })
  expect((await him.post(`/api/tables/${id}/start`)).body).toMatchObject({ refused: 'notHost' })
  await her.post(`/api/tables/${id}/start`)
  await playOut(pages)
  const record = await recordAt(her, id)
  expect(record.batches[0]?.fairness?.parts.map(({ part }) => part.length)).toEqual([64, 64])
  expect(verify(toy, record)).toMatchObject({ answer: 'verified' })
})

test('nobody reads the record of a running game; that of a private one those who sit there or may watch it', async () => {
  const server = await serve()
  const [ana, eve] = [await visit(server.url), await visit(server.url)]
  const { id, invite } = (await ana.post('/api/tables', { ...REQUEST, listed: false })).body as TableInfo
  expect(await ana.get(`/api/tables/${id}/record`)).toMatchObject({ status: 409, body: { refused: 'notStarted' } })
  await ana.post(`/api/tables/${id}/start`)
  expect(await ana.get(`/api/tables/${id}/record`)).toMatchObject({ status: 409, body: { refused: 'stillRunning' } })
  const watched = `/api/tables/${id}/record?invite=${invite}`
  expect(await eve.get(watched)).toMatchObject({ status: 409, body: { refused: 'stillRunning' } })
  const page = ana.open(id, toy)
  await playOut([page])
  for (const wrong of ['', '?invite=', '?invite=AAAAAAAA'])
    expect(await eve.get(`/api/tables/${id}/record${wrong}`)).toMatchObject({
      status: 404,
      body: { refused: 'unknownTable' },
    })
  const record = await recordAt(ana, id)
  expect(verify(toy, record)).toMatchObject({ answer: 'verified' })
  expect(recordFromValue((await eve.get(watched)).body)).toEqual(record)
})

test('where the host lets nobody watch, an invitation opens no record either', async () => {
  const server = await serve()
  const [ana, eve] = [await visit(server.url), await visit(server.url)]
  const request = { ...REQUEST, listed: false, terms: { spectators: false } }
  const { id, invite } = (await ana.post('/api/tables', request)).body as TableInfo
  await ana.post(`/api/tables/${id}/start`)
  await playOut([ana.open(id, toy)])
  expect(await eve.get(`/api/tables/${id}/record?invite=${invite}`)).toMatchObject({ status: 404 })
})

test('a running table goes on under new rules, and each batch is held to its own', async () => {
  const store = memoryStore()
  const later: Game = { ...toy, rulesVersion: 2 }
  const first = await serve({ store: { ...store, close: async () => {} } })
  const ana = await visit(first.url)
  const { id } = (await ana.post('/api/tables', { ...REQUEST, setting: { seats: 2, rounds: 2 }, playNow: true }))
    .body as TableInfo
  const page = ana.open(id, toy)
  await page.until(() => page.anyChoice({ below: () => 0 }) !== undefined)
  await page.choose(page.anyChoice({ below: () => 0 }) ?? { do: '' })
  await first.close()

  const second = await serve({ store, games: { toy: { game: later, pace: {} } } })
  const again = await visit(second.url, ana.cookie)
  await playOut([again.open(id, later)])
  const record = await recordAt(again, id)
  // Batches of the table itself are held to no rules of a game.
  const ruled = record.batches.filter((batch: Batch) => batch.by !== undefined || batch.n === 0)
  const older = ruled.filter((batch) => batch.rulesVersion === 1).length
  expect(older).toBeGreaterThan(1)
  expect(verify(later, record)).toMatchObject({
    answer: 'notDecided',
    checked: record.batches.length - older,
    older,
  })
})

const [ANA, BOB] = ['ana' as PersonId, 'bob' as PersonId]
const seated = {
  id: 'table',
  seats: [{ by: 'person', person: ANA, name: '' }, { by: 'nobody' }, { by: 'person', person: BOB, name: '' }],
} as unknown as Table
function staged(table: Table = seated) {
  const clock = manualClock()
  const made: unknown[] = []
  const exchange = exchangeAt({
    table: () => table,
    commitment: 'c',
    clock,
    timeout: 20_000,
    changed() {},
    done: (fairness) => made.push(fairness),
  })
  return { clock, made, exchange }
}
const part = (letter: string): string => letter.repeat(64)

test('a browser that is silent for twenty seconds adds nothing, and everybody sees it', () => {
  const { clock, made, exchange } = staged()
  exchange.commit(ANA, shareCommitment('table', 1, part('a')))
  exchange.begin()
  expect(exchange.info().phase).toBe('commit')
  clock.next()
  expect([clock.now(), exchange.info().phase]).toEqual([20_000, 'reveal'])
  // Too late to seal, and nothing that is not under the seal is taken.
  exchange.commit(BOB, shareCommitment('table', 3, part('b')))
  exchange.reveal(ANA, part('b'))
  expect(made).toEqual([])
  exchange.reveal(ANA, part('a'))
  expect(made).toEqual([
    {
      commitment: 'c',
      parts: [
        { seat: 1, commitment: shareCommitment('table', 1, part('a')), part: part('a') },
        { seat: 3, commitment: '', part: '' },
      ],
    },
  ])
})

test('a part that is sealed and never opened counts for nothing, and its seal stays on the list', () => {
  const { clock, made, exchange } = staged()
  exchange.begin()
  exchange.commit(ANA, shareCommitment('table', 1, part('a')))
  exchange.commit(BOB, shareCommitment('table', 3, part('b')))
  expect(exchange.info().phase).toBe('reveal')
  exchange.reveal(BOB, part('b'))
  clock.next()
  expect(clock.now()).toBe(20_000)
  expect(made).toMatchObject([
    {
      parts: [
        { seat: 1, part: '' },
        { seat: 3, part: part('b') },
      ],
    },
  ])
})

test('a seal belongs to a seat: the same part sealed for another is not passed on', () => {
  const { exchange, made, clock } = staged()
  exchange.commit(ANA, shareCommitment('table', 1, part('a')))
  exchange.commit(BOB, shareCommitment('table', 1, part('a')))
  exchange.begin()
  exchange.reveal(ANA, part('a'))
  exchange.reveal(BOB, part('a'))
  expect(made).toEqual([])
  clock.next()
  expect(made).toMatchObject([{ parts: [{ part: part('a') }, { part: '' }] }])
})
