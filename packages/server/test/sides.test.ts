import { type Game, type GameRecord, type Refusal, recordFromValue, verify } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { type Visitor, visit } from '@selva/server/testing'
import { stayAway } from '@selva/stay-away'
import { expect, test } from 'vitest'
import type { Table } from '../src/store/rows/table.ts'
import { openingOf } from '../src/table/live.ts'
import { GALILEI } from './games.ts'
import { serve } from './serve.ts'

const GAMES = [
  { game: escape as unknown as Game, setting: GALILEI(4), sides: ['human', 'alien'] },
  { game: stayAway as unknown as Game, setting: { seats: 6 }, sides: ['human', 'thing'] },
]
const view = (body: unknown): TableInfo => body as TableInfo
const request = (game: Game, setting: object, side?: string) => ({
  game: game.id,
  setting,
  listed: false,
  playNow: true,
  ...(side === undefined ? {} : { side }),
})

/** Ends a game alone by a vote, and returns its file. */
async function ended(who: Visitor, id: string): Promise<GameRecord> {
  await who.post(`/api/tables/${id}/vote`, { on: true })
  const record: GameRecord | Refusal = recordFromValue((await who.get(`/api/tables/${id}/record`)).body)
  if ('refused' in record) throw new Error(record.refused)
  return record
}

/** The side that the opening of a file gives a seat. */
function sideIn(game: Game, { setting, batches }: GameRecord, seat: number): string {
  const state = game.start(game.fromFile(setting))
  for (const fact of batches[0]?.facts ?? []) game.evolve(state, fact)
  return game.outcome(state, seat as never).as
}

test.each(GAMES)(
  'a person alone with bots is dealt the side they ask for, and the game verifies: $game.id',
  async ({ game, setting, sides }) => {
    const server = await serve()
    const ana = await visit(server.url)
    for (const side of sides)
      for (let i = 0; i < 3; i++) {
        const table = await ana.post('/api/tables', request(game, setting, side))
        expect(table.status).toBe(200)
        expect(JSON.stringify(table.body)).not.toContain(`"${side}"`)
        const { id } = view(table.body)
        const record = await ended(ana, id)
        expect(sideIn(game, record, 1)).toBe(side)
        expect(record.batches[0]?.wish).toEqual({ seat: 1, side })
        expect(verify(game, record)).toMatchObject({ answer: 'verified' })
      }
  },
)

test('nothing that leaves the table before the end tells that a side was asked for', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const { id } = view((await ana.post('/api/tables', request(GAMES[0]?.game as Game, GALILEI(4), 'alien'))).body)
  const page = ana.open(id, escape as unknown as Game)
  await page.until(() => page.messages.some(([kind]) => kind === 'facts' || kind === 'f' || kind === 'state'))
  expect(JSON.stringify(page.messages)).not.toContain('wish')
  expect(Object.keys(page.table() ?? {})).not.toContain('side')
})

test('a side that was changed in the file is found', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const game = escape as unknown as Game
  const { id } = view((await ana.post('/api/tables', request(game, GALILEI(4), 'alien'))).body)
  const record = await ended(ana, id)
  const [opening, ...rest] = record.batches
  if (opening === undefined) throw new Error('no opening')
  const { wish, ...plain } = opening
  expect(wish).toBeDefined()
  const others = [
    { ...plain, wish: { seat: 1, side: 'human' } },
    { ...plain, wish: { seat: 2, side: 'alien' } },
    { ...plain, wish: { seat: 1, side: 'captain' } },
    plain,
  ]
  for (const other of others)
    expect(verify(game, { ...record, batches: [other as never, ...rest] })).toMatchObject({ answer: 'wrong' })
  // No one who shares the table with others has a wish.
  const seats = record.seats.map((sitter, i) => (i === 1 ? { ...sitter, by: 'person' as const } : sitter))
  expect(verify(game, { ...record, seats })).toMatchObject({ answer: 'wrong' })
})

test('where others may sit down no one has a choice', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const asked = { ...request(GAMES[0]?.game as Game, GALILEI(4), 'alien'), playNow: false }
  expect(await ana.post('/api/tables', asked)).toMatchObject({ status: 400, body: { refused: 'setting' } })
  const unknown = request(GAMES[0]?.game as Game, GALILEI(4), 'captain')
  expect(await ana.post('/api/tables', unknown)).toMatchObject({ status: 400, body: { refused: 'setting' } })
  const person = { by: 'person', person: 'ana', name: '' } as const
  const table = {
    id: 'abc',
    arrangement: '',
    side: 'alien',
    seats: [person, person, { by: 'bot', name: 'Vera' }, { by: 'bot', name: 'Otto' }],
  }
  const opening = openingOf(
    escape as never,
    escape.setting(GALILEI(4)),
    table as unknown as Table,
    new Uint8Array(32),
    {
      commitment: '',
      parts: [],
    },
  )
  expect(opening).not.toHaveProperty('wish')
})

test('a rematch alone keeps the side, or has the one that is asked for', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const game = stayAway as unknown as Game
  const first = view((await ana.post('/api/tables', request(game, { seats: 6 }, 'thing'))).body)
  const sideOf = async (query: string, id: string) => {
    await ended(ana, id)
    const next = await ana.post(`/api/tables/${id}/rematch${query}`)
    const { id: other } = view(next.body)
    const page = ana.open(other, game)
    await page.until(() => page.table()?.status === 'running')
    return { other, wish: (await ended(ana, other)).batches[0]?.wish?.side }
  }
  const same = await sideOf('', first.id)
  expect(same.wish).toBe('thing')
  const human = await sideOf('?side=human', same.other)
  expect(human.wish).toBe('human')
  expect((await sideOf('?side=', human.other)).wish).toBeUndefined()
})
