import { type Game, recordFromValue, seedOf, tableCommitment, verify } from '@selva/core'
import { toy as toyGame } from '@selva/core/toy'
import type { Exchange, TableInfo } from '@selva/protocol'
import { memoryStore, type Page, type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import { CLOSED_REFUSED } from '../src/socket/managed-socket.ts'
import { TOY } from './games.ts'
import { serve } from './serve.ts'

const toy = toyGame as unknown as Game
const view = (body: unknown): TableInfo => body as TableInfo
const REQUEST = { game: 'toy', setting: TOY(4), listed: false, playNow: false }
const refusal = (refused: string, about = '') => ({ refused, about })
const whoSits = ({ seats }: TableInfo) => seats.map(({ by, name }) => (by === 'person' ? name : by))
const sealsTo = ({ messages }: Page): readonly Exchange[] =>
  messages.flatMap((message) => (message[0] === 'exchange' ? [message[1]] : []))

/** Ana hosts a table where Bob has the second seat. */
async function hosted(options: Parameters<typeof serve>[0] = {}) {
  const server = await serve(options)
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  await ana.put('/api/me', { name: 'Ana' })
  await bob.put('/api/me', { name: 'Bob' })
  const { id, invite } = view((await ana.post('/api/tables', REQUEST)).body)
  await bob.post(`/api/tables/${id}/sit`, { invite })
  const ask = async (who: Visitor, what: string, body: object = {}) =>
    (await who.post(`/api/tables/${id}/${what}`, body)).body
  return { server, ana, bob, id, invite, ask }
}

test('a person changes to a free seat, and the bot that was to take it takes theirs', async () => {
  const { ana, bob, ask } = await hosted()
  await ask(ana, 'level', { seat: 4, level: 'oracle' })
  const moved = view(await ask(ana, 'move', { seat: 4 }))
  expect(moved).toMatchObject({ host: 4, you: 4 })
  expect(whoSits(moved)).toEqual(['nobody', 'Bob', 'nobody', 'Ana'])
  expect(moved.seats[0]?.bot?.level).toBe('oracle')
  for (const seat of [0, 2, 5]) expect(await ask(ana, 'move', { seat })).toEqual(refusal('seats', String(seat)))
  expect(view(await ask(bob, 'move', { seat: 2 })).you).toBe(2)
})

test('a person takes the seat they ask for, or the first one if it is taken', async () => {
  const { server, invite, id } = await hosted()
  const [cleo, dan] = [await visit(server.url), await visit(server.url)]
  expect(view((await cleo.post(`/api/tables/${id}/sit`, { invite, seat: 4 })).body).you).toBe(4)
  expect(view((await dan.post(`/api/tables/${id}/sit`, { invite, seat: 4 })).body).you).toBe(3)
})

test('a removal can be taken back, and only the host is told whose seat it was', async () => {
  const { ana, bob, id, invite, ask } = await hosted()
  const removed = view(await ask(ana, 'remove', { seat: 2 }))
  expect(removed.seats[1]).toMatchObject({ by: 'nobody', removed: 'Bob' })
  expect(view((await bob.get(`/api/tables/${id}?invite=${invite}`)).body).seats[1]).not.toHaveProperty('removed')
  expect(await ask(ana, 'bring-back', { seat: 3 })).toEqual(refusal('seats', '3'))
  expect(whoSits(view(await ask(ana, 'bring-back', { seat: 2 })))).toEqual(['Ana', 'Bob', 'nobody', 'nobody'])
  expect(await ask(ana, 'bring-back', { seat: 2 })).toEqual(refusal('seats', '2'))
})

test('a removed person may sit down again unless it was for good; taking it back lifts that too', async () => {
  const { ana, bob, invite, ask } = await hosted()
  await ask(ana, 'remove', { seat: 2 })
  expect(view(await ask(bob, 'sit', { invite })).you).toBe(2)
  await ask(ana, 'remove', { seat: 2, forGood: true })
  expect(await ask(bob, 'sit', { invite })).toEqual(refusal('removed'))
  await ask(ana, 'bring-back', { seat: 2 })
  await ask(bob, 'leave')
  expect(view(await ask(bob, 'sit', { invite })).you).toBe(2)
})

test('the host closes the table: every page is told so, and there is none any more', async () => {
  const { ana, bob, id, ask } = await hosted()
  const page = bob.open(id, toy)
  await page.until(() => page.table()?.you === 2)
  expect(await ask(bob, 'close')).toEqual(refusal('notHost'))
  await ask(ana, 'close')
  expect(await page.closed).toEqual({ code: CLOSED_REFUSED, reason: 'tableClosed' })
  expect((await bob.get(`/api/tables/${id}`)).body).toEqual(refusal('unknownTable'))
})

test('other rules ask everyone again, seal another secret, and are what is dealt', async () => {
  const store = memoryStore()
  const { ana, bob, id, ask } = await hosted({ store, exchangeTimeout: 60_000 })
  const pages = [ana.open(id, toy), bob.open(id, toy)] as const
  const [page] = pages
  await page.until(() => sealsTo(page).length > 0)
  await ask(bob, 'ready', { on: true })
  await page.until(() => page.table()?.seats[1]?.ready === true)
  const first = await store.seed(id as TableId)
  const seal = sealsTo(page).at(-1)?.commitment

  expect(await ask(bob, 'rules', { setting: TOY(3) })).toEqual(refusal('notHost'))
  expect(await ask(ana, 'rules', { setting: { seats: 99 } })).toMatchObject({ refused: 'setting' })
  expect(await store.seed(id as TableId)).toEqual(first)

  const changed = view(
    await ask(ana, 'rules', { setting: { seats: 3, rounds: 1 }, terms: { pace: 'fast', spectators: false } }),
  )
  expect(changed.setting).toMatchObject({ seats: 3, rounds: 1 })
  expect(changed.terms).toMatchObject({ pace: 'fast', spectators: false, aid: 'notes' })
  expect(changed.seats.map(({ ready }) => ready)).toEqual([false, false, false])
  const secret = await store.seed(id as TableId)
  expect(secret).not.toEqual(first)
  await page.until(() => sealsTo(page).at(-1)?.commitment !== seal)
  expect(sealsTo(page).at(-1)?.commitment).toBe(tableCommitment(id, secret ?? seedOf('')))

  await ask(ana, 'start')
  const always = { below: () => 0 }
  await Promise.all(
    pages.map(async (one) => {
      const over = () => one.table()?.status === 'over'
      while (!over()) {
        await one.until(() => over() || one.anyChoice(always) !== undefined)
        const choice = one.anyChoice(always)
        if (choice !== undefined) await one.choose(choice)
      }
    }),
  )
  const record = recordFromValue((await ana.get(`/api/tables/${id}/record`)).body)
  if (record === undefined || 'refused' in record) throw new Error('no record')
  expect(verify(toy, record)).toMatchObject({ answer: 'verified', exchange: true })
  expect(record.setting).toMatchObject({ seats: 3, rounds: 1 })
})

test('other rules outlive the table in memory', async () => {
  const store = memoryStore()
  const { server, ana, id, ask } = await hosted({ store })
  await ask(ana, 'rules', { setting: TOY(3), terms: { chat: 'phrases' } })
  const stored = await store.table(id as TableId)
  expect(stored).toMatchObject({ setting: { seats: 3 }, terms: { chat: 'phrases' } })
  expect(stored?.seats).toHaveLength(3)
  expect(server.rooms.inMemory(id as TableId)).toBe(true)
})

test('the level of a bot is part of the rules: who was ready is asked again', async () => {
  const { ana, bob, id, ask } = await hosted()
  const page = bob.open(id, toy)
  await page.until(() => page.table()?.you === 2)
  await ask(bob, 'ready', { on: true })
  await page.until(() => page.table()?.seats[1]?.ready === true)
  await ask(ana, 'level', { seat: 3, level: 'oracle' })
  await page.until(() => page.table()?.seats[1]?.ready === false)
  expect(page.table()?.seats[2]?.bot?.level).toBe('oracle')
})

test('fewer seats than people are refused; people in seats that go move to free ones', async () => {
  const { ana, bob, ask } = await hosted()
  await ask(bob, 'move', { seat: 4 })
  const fewer = view(await ask(ana, 'rules', { setting: TOY(3) }))
  expect(whoSits(fewer)).toEqual(['Ana', 'Bob', 'nobody'])
  expect(fewer.host).toBe(1)
  await ask(ana, 'move', { seat: 3 })
  expect(view(await ask(ana, 'rules', { setting: TOY(2) }))).toMatchObject({ host: 1, you: 1 })
  const more = view(await ask(ana, 'rules', { setting: TOY(4) }))
  expect(whoSits(more)).toEqual(['Ana', 'Bob', 'nobody', 'nobody'])
})

test('the rules of a table that is starting are settled', async () => {
  const { ana, ask, bob, id } = await hosted({ exchangeTimeout: 60_000 })
  const page = bob.open(id, toy)
  await page.until(() => page.table()?.you === 2)
  await ask(ana, 'start')
  for (const [what, body] of [
    ['rules', { setting: TOY(3) }],
    ['level', { seat: 3, level: 'oracle' }],
    ['move', { seat: 3 }],
    ['remove', { seat: 2 }],
    ['close', {}],
  ] as const)
    expect(await ask(ana, what, body)).toEqual(refusal('tableStarted'))
})

test('a chat of phrases takes no words from the moment when the rules say so', async () => {
  const { ana, bob, id, ask } = await hosted()
  const page = bob.open(id, toy)
  await page.until(() => page.table()?.you === 2)
  page.send(JSON.stringify({ listen: true }))
  const mode = () => page.messages.findLast((message) => message[0] === 'chat')?.[1]
  await page.until(() => mode() !== undefined)
  await ask(ana, 'rules', { setting: TOY(4), terms: { chat: 'phrases' } })
  await page.until(() => JSON.stringify(mode()).includes('"mode":"phrases"'))
  page.send(JSON.stringify({ id: 'words-to-say', say: { text: 'Hello' } }))
  await page.until(() => page.messages.some((message) => message[0] === 'no' && message[2] === 'phrasesOnly'))
})

test('limit tableChanges: beyond it changes are refused, and nothing has changed', async () => {
  const { ana, id, ask } = await hosted({ limits: { tableChanges: 2 } })
  await ask(ana, 'move', { seat: 3 })
  await ask(ana, 'rules', { setting: TOY(3) })
  expect(await ask(ana, 'rules', { setting: TOY(2) })).toMatchObject({ refused: 'tooMany' })
  expect(view((await ana.get(`/api/tables/${id}`)).body).seats).toHaveLength(3)
})
