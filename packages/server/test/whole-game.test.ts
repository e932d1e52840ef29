import { fastChance, isRefusal, stateToText } from '@selva/core'
import { escape } from '@selva/escape'
import type { History, TableInfo } from '@selva/protocol'
import { openPostgres, openStore } from '@selva/server'
import { type Page, type Visitor, visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { realClock } from '../src/base/clock.ts'
import { botsInThread } from '../src/bots/bots-in-thread.ts'
import { GALILEI } from './games.ts'
import { postgres } from './postgres.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

const view = (body: unknown): TableInfo => body as TableInfo

/** Plays a page's seat at random until the game is over. */
async function playOn(page: Page, seed: number): Promise<void> {
  const stream = fastChance(seed)
  const over = () => page.table()?.status === 'over'
  while (!over()) {
    await page.until(() => over() || page.anyChoice(stream) !== undefined)
    const choice = page.anyChoice(stream)
    if (choice !== undefined) expect(await page.choose(choice)).toBe('ok')
  }
}

async function hosted(host: Visitor, guest: Visitor): Promise<TableInfo> {
  const request = { game: 'escape', setting: GALILEI(4), listed: false, playNow: false }
  const made = view((await host.post('/api/tables', request)).body)
  const { id } = (await guest.get(`/api/invites/${made.invite.toLowerCase()}`)).body as { id: string }
  expect(id).toBe(made.id)
  expect(view((await guest.post(`/api/tables/${id}/sit`, { invite: made.invite })).body).you).toBe(2)
  return made
}

const database = postgres()
const STORES = [
  ['on a real disk', () => openStore(temporaryFolder())],
  ['in PostgreSQL', async () => openPostgres(await database.fresh())],
] as const

test.each(STORES)('two people and two bots, in their own thread and %s, play a whole game', async (_, open) => {
  const server = await serve({ store: await open(), bots: botsInThread(realClock) })
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const table = await hosted(ana, bob)
  const pages = [ana.open(table.id, escape), bob.open(table.id, escape)] as const
  const [first, second] = pages
  await Promise.all(pages.map((page) => page.until(() => page.table() !== undefined)))
  await first.until(() => first.table()?.seats[1]?.here === true)
  expect(first.table()?.seats.map((s) => s.by)).toEqual(['person', 'person', 'nobody', 'nobody'])
  expect(view((await ana.post(`/api/tables/${table.id}/start`)).body).status).toBe('running')
  await Promise.all([playOn(first, 1), playOn(second, 2)])

  expect(first.table()?.seats.map((s) => s.by)).toEqual(['person', 'person', 'bot', 'bot'])
  for (const page of pages) expect(escape.over(page.state() as Parameters<typeof escape.over>[0])).toBe(true)

  // After the end all is open, and what was seen before is part of it.
  const history = (await bob.get(`/api/tables/${table.id}/history`)).body as History
  const setting = escape.setting(table.setting)
  if (isRefusal(setting)) throw new Error('no setting')
  const full = escape.start(setting)
  for (const wire of history.opened.flat())
    escape.evolve(full, escape.redactor.read(wire) as Parameters<typeof escape.evolve>[1])
  expect(stateToText(full)).not.toContain('null')
  expect(full.end).toEqual((second.state() as typeof full).end)

  // A page that comes back with nothing ends where the others are.
  const late = ana.open(table.id, escape)
  await late.until(() => late.have() === first.have())
  expect(stateToText(late.state())).toBe(stateToText(first.state()))
})

test('before the end a reader gets from the history exactly what the socket sent', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const request = { game: 'escape', setting: GALILEI(3), listed: true, playNow: true }
  const { id } = view((await ana.post('/api/tables', request)).body)
  const page = ana.open(id, escape)
  const stream = fastChance(5)
  await page.until(() => page.anyChoice(stream) !== undefined)
  const history = (await ana.get(`/api/tables/${id}/history`)).body as History
  const frames = page.messages.filter((m) => m[0] === 'facts').map((m) => m[1])
  expect(history.frames).toEqual(frames)
  expect(history.opened).toEqual([])
})

test('an arranged position is played from there, with the first who comes as host', async () => {
  const server = await serve()
  const description = {
    players: [
      { character: 'captain', at: 'L08' },
      { character: 'alien1', at: 'L06' },
    ],
    round: 7,
  }
  const arranged = await server.arrangeTable({
    game: 'escape',
    setting: GALILEI(2),
    listed: false,
    arrangement: description,
  })
  if (isRefusal(arranged)) throw new Error(`${arranged.refused} ${arranged.about}`)
  const ana = await visit(server.url)
  expect(view((await ana.post(`/api/tables/${arranged.id}/sit`, { invite: arranged.invite })).body).host).toBe(1)
  await ana.post(`/api/tables/${arranged.id}/start`)
  const page = ana.open(arranged.id, escape)
  await page.until(() => page.state() !== undefined)
  const state = page.state() as ReturnType<typeof escape.start>
  expect([state.round, state.turn, state.players[0]?.character]).toEqual([7, 1, 'captain'])
  expect(await server.arrangeTable({ game: 'escape', setting: GALILEI(2), listed: false, arrangement: {} })).toEqual({
    refused: 'arrangePlayers',
    about: '2',
  })
})
