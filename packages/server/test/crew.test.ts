import { CREW, crewNamed, type TableInfo } from '@selva/protocol'
import { STARS } from '@selva/protocol/stars'
import { type Visitor, visit } from '@selva/server/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameFrom } from '../src/people/names.ts'
import { NOBODY } from '../src/store/rows/table.ts'
import { botNames, styleNamed } from '../src/table/crew.ts'
import { mannerAt } from '../src/table/manner-at.ts'
import { skeleton } from '../src/text/skeleton.ts'
import { GALILEI, TOY } from './games.ts'
import { serve } from './serve.ts'

const free = (seats: number) => Array.from({ length: seats }, () => NOBODY)
const person = { by: 'person', person: 'ana' as never, name: '' } as const
const view = (body: unknown): TableInfo => body as TableInfo

test('the crew has sixteen short names that look different, and that no guest is suggested', () => {
  const names: readonly string[] = CREW
  expect(names.length).toBeGreaterThanOrEqual(16)
  for (const looks of [skeleton, (name: string) => name.slice(0, 1)])
    expect(new Set(names.map(looks)).size).toBe(names.length)
  for (const name of names) {
    expect(nameFrom(name)).toBe(name)
    expect([...name].length).toBeLessThanOrEqual(6)
    expect(STARS.map(skeleton)).not.toContain(skeleton(name))
  }
})

test('a bot has the style that its game gives to its name, or none', () => {
  expect(styleNamed('escape', 'Diego')).toBe('runner')
  expect(styleNamed('escape', 'Diego (2)')).toBe('runner')
  expect(styleNamed('stay-away', 'Diego')).toBe('openHanded')
  expect(styleNamed('toy', 'Diego')).toBeUndefined()
  expect(styleNamed('escape', 'Otto')).toBeUndefined()
  expect(styleNamed('escape', 'Kappa-3')).toBeUndefined()
})

test('no two names at a table look alike, and a seat keeps its bot when another one is taken', () => {
  const names = fc.array(fc.oneof(fc.constantFrom(...CREW), fc.string()), { maxLength: 4 })
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 8 }), names, (id, bots, people) => {
      const seats = [...people.map(() => person), ...free(bots)]
      const shown = botNames({ id: id as never, seats }, people)
      const taken = new Set(people.filter((name) => name !== '').map(skeleton))
      const alike = shown.filter((name) => name !== '').map(skeleton)
      expect(alike.length).toBe(bots)
      expect(new Set(alike).size).toBe(bots)
      for (const name of alike) expect(taken.has(name)).toBe(false)
    }),
  )
  const id = 'table' as never
  const before = botNames({ id, seats: [person, ...free(5)] }, ['Ana'])
  const after = botNames({ id, seats: [person, NOBODY, person, NOBODY, NOBODY, NOBODY] }, ['Ana', 'Bob'])
  expect(after).toEqual(before.map((name, i) => (i === 2 ? '' : name)))
})

test('a table of an earlier version keeps the names of its bots, which have no style', () => {
  const seats = [person, { by: 'bot', name: 'Kappa-3' }, { by: 'bot', name: 'Sigma-7', level: 'oracle' }] as const
  expect(botNames({ id: 'old' as never, seats }, ['Ana'])).toEqual(['', 'Kappa-3', 'Sigma-7'])
  const table = { game: 'escape', seats, terms: { bots: 'veteran' } } as never
  expect([1, 2, 3].map((seat) => mannerAt(table, seat))).toEqual([
    { level: 'navigator' },
    { level: 'veteran' },
    { level: 'oracle' },
  ])
})

const hosted = async (who: Visitor, game: string, setting: object): Promise<TableInfo> =>
  view((await who.post('/api/tables', { game, setting, listed: false, playNow: false })).body)
const botsAt = ({ seats }: TableInfo) => seats.map(({ bot }) => bot)

test('the deal changes nothing about the bots that the lobby shows, whatever the cards are', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const lobby = await hosted(ana, 'escape', GALILEI(6))
  expect(botsAt(lobby)[0]).toBeUndefined()
  for (const bot of botsAt(lobby).slice(1)) expect(crewNamed(bot?.name ?? '')).toBeDefined()
  await ana.post(`/api/tables/${lobby.id}/start`)
  const running = view((await ana.get(`/api/tables/${lobby.id}`)).body)
  expect(botsAt(running)).toEqual(botsAt(lobby))
  expect(running.seats.slice(1).map(({ name }) => name)).toEqual(botsAt(lobby).flatMap((bot) => bot?.name ?? []))
})

test('bots keep their names and levels for a rematch, or all play at the level that is asked for', async () => {
  const server = await serve()
  const rematchOf = async (query: string) => {
    const ana = await visit(server.url)
    const table = await hosted(ana, 'toy', TOY(4))
    await ana.post(`/api/tables/${table.id}/level`, { seat: 3, level: 'oracle' })
    await ana.post(`/api/tables/${table.id}/start`)
    await ana.post(`/api/tables/${table.id}/vote`, { on: true })
    const { status, body } = await ana.post(`/api/tables/${table.id}/rematch${query}`)
    return { status, before: botsAt(table), after: status === 200 ? view(body) : undefined }
  }
  const same = await rematchOf('')
  expect(same.status).toBe(200)
  expect(botsAt(same.after as TableInfo).map((bot) => bot?.name)).toEqual(same.before.map((bot) => bot?.name))
  expect(botsAt(same.after as TableInfo).map((bot) => bot?.level)).toEqual([
    undefined,
    'navigator',
    'oracle',
    'navigator',
  ])
  const harder = await rematchOf('?level=veteran')
  expect(harder.after?.terms.bots).toBe('veteran')
  expect(botsAt(harder.after as TableInfo).map((bot) => bot?.level)).toEqual([
    undefined,
    'veteran',
    'veteran',
    'veteran',
  ])
  expect(botsAt(harder.after as TableInfo).map((bot) => bot?.name)).toEqual(harder.before.map((bot) => bot?.name))
  expect((await rematchOf('?level=admiral')).status).toBe(400)
})
