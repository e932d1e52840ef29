import { LEVELS } from '@selva/bots'
import { BOT_LEVELS, type BotLevel, DEFAULT_BOT_LEVEL, type TableInfo } from '@selva/protocol'
import { memoryStore, randomBots, type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import type { BotThread } from '../src/bots/bot-thread.ts'
import { GAMES, TOY } from './games.ts'
import { serve } from './serve.ts'

const view = (body: unknown): TableInfo => body as TableInfo
const REQUEST = { game: 'toy', setting: TOY(4), listed: true, playNow: false }
const levelsOf = ({ seats }: TableInfo) => seats.map(({ bot }) => bot?.level)

async function hosted(who: Visitor, terms: object = {}): Promise<TableInfo> {
  const { status, body } = await who.post('/api/tables', { ...REQUEST, terms })
  expect(status).toBe(200)
  return view(body)
}

test('the levels that hosts choose from are those of the bots', () => {
  expect([...BOT_LEVELS]).toEqual([...LEVELS])
})

test.each([
  ['easy', 'passenger'],
  ['usual', DEFAULT_BOT_LEVEL],
  ['oracle', 'oracle'],
] as const)('a table asked for with %s bots has the level %s', async (asked, level) => {
  const server = await serve()
  const table = await hosted(await visit(server.url), { bots: asked })
  expect(table.terms.bots).toBe(level)
  expect(levelsOf(table)).toEqual([undefined, level, level, level])
})

test('an unknown level is refused', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  expect((await ana.post('/api/tables', { ...REQUEST, terms: { bots: 'admiral' } })).status).toBe(400)
  const { id } = await hosted(ana)
  expect((await ana.post(`/api/tables/${id}/level`, { level: 'easy' })).status).toBe(400)
})

test('the host sets levels seat by seat and for all; a seat where someone sits has none', async () => {
  const store = memoryStore()
  const given: BotLevel[] = []
  const any = randomBots(GAMES)
  const bots: BotThread = {
    ...any,
    seat(game, setting, seat, manner) {
      given.push(manner.level)
      return any.seat(game, setting, seat, manner)
    },
  }
  const server = await serve({ store, bots })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const { id } = await hosted(ana)
  await bob.post(`/api/tables/${id}/sit`, { invite: '' })
  const set = (who: Visitor, body: object) => who.post(`/api/tables/${id}/level`, body)

  expect((await set(bob, { seat: 3, level: 'oracle' })).body).toMatchObject({ refused: 'notHost' })
  for (const seat of [0, 1, 2, 5])
    expect((await set(ana, { seat, level: 'oracle' })).body).toEqual({ refused: 'seats', about: String(seat) })
  expect(levelsOf(view((await set(ana, { seat: 4, level: 'oracle' })).body))).toEqual([
    undefined,
    undefined,
    'navigator',
    'oracle',
  ])
  const all = view((await set(ana, { level: 'deckhand' })).body)
  expect(levelsOf(all)).toEqual([undefined, undefined, 'deckhand', 'deckhand'])
  expect(all.terms.bots).toBe('navigator')
  await set(ana, { seat: 3, level: 'veteran' })
  expect((await store.table(all.id as never))?.seats.slice(2)).toEqual([
    { by: 'nobody', level: 'veteran' },
    { by: 'nobody', level: 'deckhand' },
  ])

  await ana.post(`/api/tables/${id}/start`)
  expect((await set(ana, { seat: 3, level: 'oracle' })).body).toMatchObject({ refused: 'tableStarted' })
  expect(levelsOf(view((await ana.get(`/api/tables/${id}`)).body)).slice(2)).toEqual(['veteran', 'deckhand'])
  expect((await store.table(all.id as never))?.seats.slice(2)).toMatchObject([
    { by: 'bot', level: 'veteran' },
    { by: 'bot', level: 'deckhand' },
  ])
  for (const level of given) expect(['veteran', 'deckhand']).toContain(level)
})
