import { escape } from '@selva/escape'
import type { ListedTable, TableInfo } from '@selva/protocol'
import { DEFAULT_TERMS } from '@selva/protocol'
import { visit } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { CLOSED_REFUSED } from '../src/socket/managed-socket.ts'
import { GALILEI } from './games.ts'
import { serve } from './serve.ts'

const view = (body: unknown): TableInfo => body as TableInfo
const REQUEST = { game: 'escape', setting: GALILEI(3), listed: false, playNow: false }
const refusal = (refused: string, about = '') => ({ refused, about })

test('play now seats bots beside the host and starts', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  await ana.put('/api/me', { name: '  Ana  María ' })
  const table = view((await ana.post('/api/tables', { ...REQUEST, playNow: true })).body)
  expect(table).toMatchObject({ status: 'running', host: 1, you: 1, listed: false })
  expect(table.seats.map((s) => [s.by, s.here])).toEqual([
    ['person', false],
    ['bot', true],
    ['bot', true],
  ])
  expect(table.seats[0]?.name).toBe('Ana María')
  expect(new Set(table.seats.map((s) => s.name)).size).toBe(3)
  expect(await ana.post(`/api/tables/${table.id}/start`)).toEqual({ status: 409, body: refusal('tableStarted') })
  expect(await ana.post(`/api/tables/${table.id}/leave`)).toEqual({ status: 409, body: refusal('tableStarted') })
})

test('a private table exists for those who sit there or hold the invite, and for nobody else', async () => {
  const server = await serve()
  const [ana, bob, eve] = [await visit(server.url), await visit(server.url), await visit(server.url)]
  const { id, invite } = view((await ana.post('/api/tables', REQUEST)).body)
  const unknown = { status: 404, body: refusal('unknownTable') }
  expect(await eve.get(`/api/tables/${id}`)).toEqual(unknown)
  expect(await eve.get(`/api/tables/${id}?invite=AAAAAAAA`)).toEqual(unknown)
  expect(await eve.get(`/api/tables/${id}/history`)).toEqual(unknown)
  for (const act of ['start', 'leave']) expect(await eve.post(`/api/tables/${id}/${act}`)).toEqual(unknown)
  expect(await eve.post(`/api/tables/${id}/remove`, { seat: 1 })).toEqual(unknown)
  expect(await eve.post(`/api/tables/${id}/sit`, { invite: '' })).toEqual(unknown)
  expect(await eve.post(`/api/tables/${id}/sit`, { invite: 'AAAAAAAA' })).toEqual({
    status: 403,
    body: refusal('wrongInvite'),
  })
  expect(await eve.get('/api/tables')).toEqual({ status: 200, body: { tables: [] } })

  const looked = view((await bob.get(`/api/tables/${id}?invite=${invite}`)).body)
  expect(looked).toMatchObject({ id, you: 0, invite: '' })
  const typed = `${invite.slice(0, 4)}-${invite.slice(4)}`.toLowerCase()
  expect(view((await bob.post(`/api/tables/${id}/sit`, { invite: typed })).body)).toMatchObject({ you: 2, invite })
  await ana.post(`/api/tables/${id}/start`)
  expect(view((await eve.get(`/api/tables/${id}?invite=${invite}`)).body)).toMatchObject({ status: 'running', you: 0 })
  expect(await eve.get(`/api/tables/${id}/history`)).toEqual(unknown)
  expect(await eve.post(`/api/tables/${id}/sit`, { invite })).toEqual({ status: 409, body: refusal('tableStarted') })
})

test('listed tables are offered until they start, and then to be watched', async () => {
  const server = await serve()
  const [ana, eve] = [await visit(server.url), await visit(server.url)]
  const { id } = view((await ana.post('/api/tables', { ...REQUEST, listed: true })).body)
  const offered = async () =>
    ((await eve.get('/api/tables')).body as { tables: ListedTable[] }).tables.map((t) => [t.id, t.status])
  expect(await offered()).toEqual([[id, 'open']])
  await ana.post(`/api/tables/${id}/start`)
  expect(await offered()).toEqual([[id, 'running']])
  const unwatched = { ...REQUEST, listed: true, terms: { spectators: false } }
  const { id: other } = view((await ana.post('/api/tables', unwatched)).body)
  expect(await offered()).toEqual([
    [other, 'open'],
    [id, 'running'],
  ])
  await ana.post(`/api/tables/${other}/start`)
  expect(await offered()).toEqual([[id, 'running']])
  const page = eve.open(id, escape)
  await page.until(() => page.state() !== undefined)
  // Of the deal a watcher sees that it took place.
  expect(page.messages.find((m) => m[0] === 'facts')?.[1]).toEqual(
    expect.arrayContaining([
      ['dealt', 1],
      ['dealt', 2],
      ['dealt', 3],
    ]),
  )
})

test('only the host starts and removes; a removed page is told and ended', async () => {
  const server = await serve()
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const { id, invite } = view((await ana.post('/api/tables', REQUEST)).body)
  await bob.post(`/api/tables/${id}/sit`, { invite })
  expect(await bob.post(`/api/tables/${id}/start`)).toEqual({ status: 403, body: refusal('notHost') })
  expect(await bob.post(`/api/tables/${id}/remove`, { seat: 1 })).toEqual({ status: 403, body: refusal('notHost') })
  for (const seat of [1, 0, 9, -1])
    expect((await ana.post(`/api/tables/${id}/remove`, { seat })).body).toEqual(refusal('seats', String(seat)))
  const page = bob.open(id, escape)
  await page.until(() => page.table()?.you === 2)
  await ana.post(`/api/tables/${id}/remove`, { seat: 2 })
  expect(await page.closed).toEqual({ code: CLOSED_REFUSED, reason: 'notSeated' })
  expect(page.messages.at(-1)).toEqual(['no', '', 'notSeated', ''])
})

test('a table fills up, the host passes on, and with the last person it is gone', async () => {
  const server = await serve()
  const [ana, bob, cleo, dan] = [
    await visit(server.url),
    await visit(server.url),
    await visit(server.url),
    await visit(server.url),
  ]
  const { id, invite } = view((await ana.post('/api/tables', REQUEST)).body)
  const seats = await Promise.all([bob, cleo, dan].map((v) => v.post(`/api/tables/${id}/sit`, { invite })))
  expect(seats.map((a) => a.status).toSorted()).toEqual([200, 200, 409])
  expect(seats.find((a) => a.status === 409)?.body).toEqual(refusal('tableFull'))
  expect(view((await ana.post(`/api/tables/${id}/leave`)).body)).toMatchObject({ host: 2, you: 0, invite: '' })
  for (const visitor of [bob, cleo, dan]) await visitor.post(`/api/tables/${id}/leave`)
  expect(await ana.get(`/api/tables/${id}?invite=${invite}`)).toEqual({ status: 404, body: refusal('unknownTable') })
  expect(await ana.get(`/api/invites/${invite}`)).toEqual({ status: 403, body: refusal('wrongInvite') })
})

test('pages hear who comes, goes, and changes names', async () => {
  const server = await serve()
  const [ana, bob] = [await visit(server.url), await visit(server.url)]
  const { id, invite } = view((await ana.post('/api/tables', REQUEST)).body)
  const page = ana.open(id, escape)
  await page.until(() => page.table()?.seats[0]?.here === true)
  await bob.post(`/api/tables/${id}/sit`, { invite })
  await page.until(() => page.table()?.seats[1]?.by === 'person')
  expect(page.table()?.seats[1]?.here).toBe(false)
  const [one, two] = [bob.open(id, escape), bob.open(id, escape)]
  await page.until(() => page.table()?.seats[1]?.here === true)
  await bob.put('/api/me', { name: 'Bob' })
  await page.until(() => page.table()?.seats[1]?.name === 'Bob')
  one.close()
  await one.closed
  await two.until(() => two.table()?.seats[1]?.name === 'Bob')
  expect(page.table()?.seats[1]?.here).toBe(true)
  two.close()
  await page.until(() => page.table()?.seats[1]?.here === false)
})

test('a guest keeps the name that was suggested, across visits', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const { body } = await ana.get('/api/me')
  expect(body).toEqual({ name: expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/), openAt: '' })
  expect(await (await visit(server.url, ana.cookie)).get('/api/me')).toEqual({ status: 200, body })
})

test('whoever comes is told the address the host gives to others', async () => {
  const server = await serve({ publicUrl: new URL('https://play.example.org') })
  const ana = await visit(server.url)
  expect((await ana.get('/api/me')).body).toMatchObject({ openAt: 'https://play.example.org' })
})

test('what is not said of the terms is as usual, and alone with bots there is no clock', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const termsOf = async (more: object) => view((await ana.post('/api/tables', { ...REQUEST, ...more })).body).terms
  expect(await termsOf({})).toEqual(DEFAULT_TERMS)
  expect(await termsOf({ terms: { aid: 'assist', spectators: false } })).toEqual({
    ...DEFAULT_TERMS,
    aid: 'assist',
    spectators: false,
  })
  expect(await termsOf({ playNow: true })).toEqual({ ...DEFAULT_TERMS, pace: 'untimed' })
  expect(await termsOf({ playNow: true, terms: { pace: 'fast' } })).toEqual({ ...DEFAULT_TERMS, pace: 'fast' })
})

test('a setting that the game refuses is answered with the game’s own reason', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const answer = async (game: string, setting: object) =>
    ana.post('/api/tables', { ...REQUEST, game, setting: { seats: 4, ...setting } })
  expect(await answer('escape', { preset: 'arena', zone: 'fermi' })).toEqual({
    status: 400,
    body: refusal('setting', 'startStuck J05'),
  })
  expect(await answer('escape', { preset: 'basic', zone: 'nowhere' })).toEqual({
    status: 400,
    body: refusal('setting', 'zone nowhere'),
  })
  expect(await answer('stay-away', { cards: { infected: 0 } })).toMatchObject({
    status: 400,
    body: { refused: 'setting' },
  })
})
